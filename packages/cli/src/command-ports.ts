import type { Oracle } from '@arredo/catalogue/compile'

/** What commands need of where they run. */
export type CommandPorts = {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly say: (line: string) => void
  readonly complain: (line: string) => void
  /** Brings the database to this version and names what ran; only the server's `arredo` brings it. */
  readonly migrate?: () => Promise<readonly string[]>
  /** A second opinion on the rules before they are published; null where none is installed. */
  readonly oracle?: () => Promise<Oracle | null>
  /** Milliseconds of processor time, for how long answers take; this thread's own when left out. */
  readonly clock?: () => number
}
