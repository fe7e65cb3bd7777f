import type { ChildProcess } from 'node:child_process'

/** Whatever ends this process, an error too, ends the child; only a SIGKILL of us leaves it behind. */
export function endWithUs(child: ChildProcess, signal: NodeJS.Signals): void {
  const end = () => void child.kill(signal)
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
}
