import type { Pack } from '@arredo/catalogue'
import type { Answer, CallName, Calls, InputOf, OutputOf } from '@arredo/contract'
import type { Result } from '@arredo/project'
import type { Engine } from './project/engine.ts'

/** How we are shown; decided once, by the server. */
export type Display = 'site' | 'frame' | 'stage'

export type Clock = {
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number
  /** Calendar date where the person is, yyyy-mm-dd. */
  readonly today: () => string
  readonly after: (milliseconds: number, run: () => void) => Cancel
}
export type Cancel = () => void

/** The command channel. A server that cannot be reached is an answer too: `unavailable`. */
export type CallServer = <Name extends CallName>(
  name: Name,
  input: InputOf<Calls[Name]>,
) => Promise<Answer<OutputOf<Calls[Name]>>>

export type Log = {
  readonly warn: (message: string, details?: unknown) => void
  /** Also goes to the error tracker. */
  readonly error: (message: string, details?: unknown) => void
}

/** Small preferences of this device; forgetting them must never matter. */
export type Memory = {
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string) => void
}

/** Everything the flows need of the outside world. */
export type Ports = {
  readonly clock: Clock
  readonly ids: () => string
  readonly call: CallServer
  /** Held in memory, for frames, where no cookie arrives. */
  readonly keepBearer: (bearer: string | null) => void
  readonly fetchPack: (hash: string) => Promise<Result<Pack>>
  /** Documents, rules and prices; fetched with the first project, not with the first page. */
  readonly engine: () => Promise<Engine>
  readonly navigate: (path: string) => void
  readonly showLanguage: (code: string) => Promise<void>
  /** What the browser says its user reads, best first. */
  readonly browserLanguages: readonly string[]
  readonly log: Log
  readonly memory: Memory
  readonly display: Display
}
