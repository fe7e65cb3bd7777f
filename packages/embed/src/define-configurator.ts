import { type Configurator, embedConfigurator } from './embed-configurator.ts'
import type { Events } from './types.ts'

/**
 * `<arredo-configurator src lang frame-title>`, as tall as the page's style makes it; dispatches `ready`,
 * `answer` and `error` with a detail.
 */
export type ConfiguratorElement = HTMLElement & {
  /** Null while the element is not in the page or has no src. */
  readonly configurator: Configurator | null
}

/** Makes the element known. A function, because importing on a server must not ask for HTMLElement. */
export function defineConfigurator(name = 'arredo-configurator'): void {
  if (customElements.get(name)) return

  customElements.define(
    name,
    class extends HTMLElement implements ConfiguratorElement {
      static readonly observedAttributes = ['src', 'lang']
      configurator: Configurator | null = null
      #isInPage = false

      connectedCallback(): void {
        this.#isInPage = true
        this.style.display ||= 'block'
        this.#start()
      }

      disconnectedCallback(): void {
        this.#isInPage = false
        this.#stop()
      }

      attributeChangedCallback(attribute: string, before: string | null, now: string | null): void {
        // An element written into the page before this code tells its attributes first, then that it is there.
        if (!this.#isInPage || before === now) return
        if (attribute === 'src') this.#start()
        else this.#setLanguage()
      }

      #start(): void {
        this.#stop()
        const src = this.getAttribute('src')
        if (!src) return

        const title = this.getAttribute('frame-title')
        const parent = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
        const configurator = embedConfigurator({ src, parent, ...(title && { title }) })
        this.configurator = configurator
        configurator.on('ready', () => this.#setLanguage())
        for (const event of ['ready', 'answer', 'error'] as const)
          configurator.on(event, (detail: Events[typeof event]) =>
            this.dispatchEvent(new CustomEvent(event, { detail })),
          )
      }

      #stop(): void {
        this.configurator?.destroy()
        this.configurator = null
      }

      #setLanguage(): void {
        const lang = this.getAttribute('lang')
        // A refusal is told by the error event.
        if (lang) this.configurator?.request('setLang', { lang }).catch(() => {})
      }
    },
  )
}
