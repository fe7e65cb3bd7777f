import { takeSignals } from './end-with-us.ts'

/** Stops once, in order, at the first Ctrl-C, SIGTERM or SIGHUP; a second one does not wait. */
export function onStopSignal(stop: () => Promise<void>): void {
  let stopping = false
  takeSignals(() => {
    if (stopping) process.exit(1)
    stopping = true
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
}
