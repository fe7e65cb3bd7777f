import type { Log } from './ports.ts'

/** said when it is handed in, which is when somebody can still tell who did; not when it is called. */
export function isCallback(given: unknown, log: Log): boolean {
  if (typeof given === 'function') return true
  log.warn('Missing callback type')
  return false
}
