import type { ChildProcess } from 'node:child_process'

/** Ends a program that was started `detached`, and all that it started. */
export function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
