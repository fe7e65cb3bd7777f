import type { App } from '../app.ts'
import type { Cancel } from '../ports.ts'

/** A server reads its site anew after three seconds. */
const untilKnown = 3_500
/** Timers know no more than 24 days; nobody waits so long on one page. */
const longest = 24 * 60 * 60 * 1000

/** known at the start, and again whenever it is booked, begun, cancelled, over, or due. */
export function followMaintenance({ maintenance, events, ports }: App): void {
  const { store, look } = maintenance
  let due: Cancel = () => {}
  const lookSoon = () => ports.clock.after(untilKnown, () => void look())
  events.on('maintenance', lookSoon)
  store.subscribe(({ isMaintenance, startDateTimeUTC, endDateTimeUTC }) => {
    due()
    const next = isMaintenance ? endDateTimeUTC : startDateTimeUTC
    const wait = next === null ? null : Date.parse(next) - ports.clock.now()
    if (wait !== null)
      due = ports.clock.after(Math.min(Math.max(wait, 0) + untilKnown, longest), () => void look())
  })
  void look()
}
