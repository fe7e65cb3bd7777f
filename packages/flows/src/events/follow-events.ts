import type { ServerEvent } from '@arredo/contract'
import type { Cancel, Clock, EventsPort } from '../ports.ts'

export type EventListener = {
  readonly event: (event: ServerEvent) => void
  readonly connected: (isConnected: boolean) => void
}

const shortestPause = 500
const longestPause = 30_000

/** Follows the server's events for good: a stream that ends is taken up again where it ended. */
export function followEvents(
  { clock, events }: { readonly clock: Clock; readonly events: EventsPort },
  listener: EventListener,
): Cancel {
  let lastId: string | null = null
  let failures = 0
  let stop: Cancel = () => {}
  let isOver = false

  function connect(): void {
    let isOpen = false
    stop = events.open(lastId, {
      opened() {
        isOpen = true
        failures = 0
        listener.connected(true)
      },
      event(event, id) {
        lastId = id
        if (event) listener.event(event)
      },
      ended(how) {
        if (isOver) return
        if (isOpen) listener.connected(false)
        const pause = how === 'refused' ? longestPause : shortestPause * 2 ** failures++
        stop = clock.after(events.spread(Math.min(longestPause, pause)), connect)
      },
    })
  }

  connect()
  return () => {
    isOver = true
    stop()
  }
}
