import { appLoaded, type HostAnswer } from '@arredo/contract/host'
import type { Log } from '@arredo/flows'
import type { HostDesk } from '@arredo/flows/host'

export type BridgeParts = {
  /** Our own window. */
  readonly frame: Pick<EventTarget, 'addEventListener'> & { readonly parent: Receiver }
  /** Exact origins that are listened to; the same list says who may frame us. */
  readonly hostOrigins: readonly string[]
  readonly desk: HostDesk
  readonly log: Pick<Log, 'warn'>
}

type Receiver = { postMessage(message: HostAnswer, targetOrigin: string): void }

/** H-58: only the window that holds us, only from a listed origin; answers go to the origin that asked. */
export function openHostBridge({ frame, hostOrigins, desk, log }: BridgeParts): void {
  const reported = new Set<string>()

  frame.addEventListener('message', (event) => {
    const { data, origin, source } = event as MessageEvent<unknown>
    if (source === frame.parent && isListed(origin)) {
      return desk.receive(data, (answer) => frame.parent.postMessage(answer, origin))
    }
    // Once per origin: whoever may not speak shall not fill the log either.
    if (reported.has(origin) || reported.size >= 20) return
    reported.add(origin)
    log.warn(`Messages from ${origin} are dropped: it is no host of this site`)
  })

  // H-01. It says nothing but that we are here, so that it may go to whoever framed us.
  frame.parent.postMessage(appLoaded, '*')

  function isListed(origin: string): boolean {
    // A sandboxed page without an origin calls itself null; no list can mean that one.
    return origin !== 'null' && hostOrigins.includes(origin)
  }
}
