import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { embedConfigurator } from './embed-configurator.ts'

/** As much of a page as the frame is put into. */
function page() {
  const frames: Record<string, unknown>[] = []
  const parent = { append: (frame: Record<string, unknown>) => void frames.push(frame) }
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', {
    baseURI: 'https://shop.example/planner/',
    createElement: (name: string) => {
      const attributes = new Map<string, string>()
      return {
        name,
        attributes,
        style: {},
        contentWindow: { postMessage: vi.fn() },
        setAttribute: (key: string, value: string) => void attributes.set(key, value),
        remove() {
          frames.splice(frames.indexOf(this), 1)
        },
      }
    },
  })
  return { frames, parent: parent as unknown as HTMLElement }
}

describe('embedConfigurator', () => {
  let host: ReturnType<typeof page>
  beforeEach(() => {
    host = page()
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('puts a sandboxed, named frame into the page and takes it out again', () => {
    const configurator = embedConfigurator({ src: 'https://atlas.example/app', parent: host.parent })
    const [frame] = host.frames
    expect(frame).toMatchObject({
      name: 'iframe',
      src: 'https://atlas.example/app',
      title: 'Room planner',
      allow: 'fullscreen; clipboard-write; xr-spatial-tracking; web-share',
      referrerPolicy: 'strict-origin',
      loading: 'lazy',
    })
    const tokens = configurator.iframe.attributes as unknown as Map<string, string>
    expect(tokens.get('sandbox')?.split(' ')).toEqual([
      'allow-scripts',
      'allow-same-origin',
      'allow-forms',
      'allow-downloads',
      'allow-modals',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-storage-access-by-user-activation',
    ])

    configurator.destroy()
    expect(host.frames).toEqual([])
  })

  it('listens to the origin of the address, also of a relative one', () => {
    const heard = vi.fn()
    const { on, iframe } = embedConfigurator({ src: '../app', parent: host.parent })
    on('ready', heard)
    const data = { status: 0, action: 'APP', message: 'APP loaded' }
    const speak = (origin: string) =>
      window.dispatchEvent(
        Object.assign(new Event('message'), { data, origin, source: iframe.contentWindow }),
      )
    speak('https://atlas.example')
    expect(heard).not.toHaveBeenCalled()
    speak('https://shop.example')
    expect(heard).toHaveBeenCalledOnce()
  })

  it.each(['javascript:alert(1)', 'data:text/html,hello', 'blob:https://shop.example/1'])(
    'refuses %s',
    (src) => {
      expect(() => embedConfigurator({ src, parent: host.parent })).toThrow(TypeError)
      expect(host.frames).toEqual([])
    },
  )
})
