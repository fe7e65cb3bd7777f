import { type Channel, createChannel } from './create-channel.ts'

export type EmbedOptions = {
  /** Address of the application: another origin than the page's own, or the sandbox protects nothing. */
  readonly src: string
  /** Where the frame goes; it fills its parent. */
  readonly parent: ParentNode & Node
  /** What a screen reader calls the frame. */
  readonly title?: string
  /** Milliseconds a request may take unless it says otherwise; 60,000. */
  readonly timeout?: number
}

export type Configurator = Channel & { readonly iframe: HTMLIFrameElement }

/** Each of these is something the application does: scripts, forms, downloads, questions, login windows. */
const sandbox = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-downloads',
  'allow-modals',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-storage-access-by-user-activation',
]
const allow = 'fullscreen; clipboard-write; xr-spatial-tracking; web-share'

/** Puts the application into the page and opens the way to talk to it. */
export function embedConfigurator({ src, parent, title, timeout }: EmbedOptions): Configurator {
  const url = new URL(src, document.baseURI)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new TypeError(`${src} is no web address`)

  const iframe = document.createElement('iframe')
  iframe.title = title ?? 'Room planner'
  iframe.setAttribute('sandbox', sandbox.join(' '))
  iframe.allow = allow
  iframe.referrerPolicy = 'strict-origin'
  iframe.loading = 'lazy'
  iframe.style.cssText = 'display:block;width:100%;height:100%;border:0'
  iframe.src = url.href

  // Listens before the frame can speak.
  const channel = createChannel({
    host: window,
    frame: () => iframe.contentWindow,
    origin: url.origin,
    ...(timeout !== undefined && { timeout }),
  })
  parent.append(iframe)

  return {
    ...channel,
    iframe,
    destroy() {
      channel.destroy()
      iframe.remove()
    },
  }
}
