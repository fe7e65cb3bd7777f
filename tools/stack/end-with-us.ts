import type { ChildProcess } from 'node:child_process'
import { constants } from 'node:os'

const children = new Map<ChildProcess, NodeJS.Signals>()

/** What asks a process to end: whoever kills it, Ctrl-C, a terminal that is closed. */
export const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** Whatever ends this process, an error or a signal too, ends the child; only a SIGKILL of us leaves it behind. */
export function endWithUs(child: ChildProcess, signal: NodeJS.Signals): void {
  children.set(child, signal)
  child.once('exit', () => children.delete(child))
}

/** For who stops in order when it is asked to: what is left then is ended all the same. */
export function takeSignals(stop: () => void): void {
  for (const signal of stopSignals) process.off(signal, end).on(signal, stop)
}

process.once('exit', () => {
  for (const [child, signal] of children) child.kill(signal)
})
// A signal that nobody listens to ends us without an `exit`.
for (const signal of stopSignals) process.on(signal, end)

/** As a shell says who ended by a signal. */
function end(signal: NodeJS.Signals): void {
  process.exit(128 + constants.signals[signal])
}
