import type { Pack } from '@arredo/catalogue'
import type { Answer, CallName, Calls, InputOf, OutputOf, ServerEvent } from '@arredo/contract'
import type { Result } from '@arredo/project'
import type { DraftsPort } from './drafts/drafts-port.ts'
import type { ProjectKit } from './project/project-kit.ts'

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
  options?: CallOptions,
) => Promise<Answer<OutputOf<Calls[Name]>>>

export type CallOptions = {
  /** Is handed the way to give the call up; one that is given up answers `unavailable`. */
  readonly giveUp?: (stop: () => void) => void
}

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

/** The server's stream of events; one connection, not what to do when it ends. */
export type EventsPort = {
  readonly open: (lastId: string | null, hear: EventStreamListener) => Cancel
  /** A pause a little shorter or longer, so that those who were cut off together do not come back together. */
  readonly spread: (milliseconds: number) => number
}

export type EventStreamListener = {
  readonly opened: () => void
  /** Without an event it only says up to where everything is known. */
  readonly event: (event: ServerEvent | null, id: string) => void
  /** Once, and nothing after it. `refused`: the server does not want us; `lost`: anything else. */
  readonly ended: (how: 'lost' | 'refused') => void
}

/** Everything the flows need of the outside world. */
export type Ports = {
  readonly clock: Clock
  readonly ids: () => string
  readonly call: CallServer
  /** Held in memory, for frames, where no cookie arrives. */
  readonly keepBearer: (bearer: string | null) => void
  /** The picture of a saved project, as WebP; null where there is none. */
  readonly fetchPicture: (project: number, version?: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** The room as it is on screen, as base64; null where no view shows it. */
  readonly projectPicture?: (size: {
    readonly width: number
    readonly height: number
  }) => Promise<string | null>
  readonly events: EventsPort
  readonly fetchPack: (hash: string) => Promise<Result<Pack>>
  /** Documents, rules and prices; fetched with the first project, not with the first page. */
  readonly projectKit: () => Promise<ProjectKit>
  readonly navigate: (path: string) => void
  readonly showLanguage: (code: string) => Promise<void>
  /** What the browser says its user reads, best first. */
  readonly browserLanguages: readonly string[]
  readonly log: Log
  readonly memory: Memory
  readonly display: Display
  /** Where drafts are kept in this browser; fetched after the first page. None: nothing is. */
  readonly drafts?: () => Promise<DraftsPort>
}
