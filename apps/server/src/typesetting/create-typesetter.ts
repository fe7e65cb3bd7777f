import { type Result, refuse } from '@arredo/project'
import type { Sources, Typeset } from '@arredo/reports'
import { sentence } from '@arredo/words'
import { type Excess, type KeptProcessesOptions, keptProcesses } from '../processes/kept-processes.ts'

/** Sets pages in processes of their own: a document that is too large ends its process and nothing else. */
export type Typesetter = {
  /** Refused, with words for a person, when it is too large. */
  readonly typeset: (sources: Sources, signal?: AbortSignal) => Promise<Result<Typeset>>
  readonly close: () => Promise<void>
}

export type TypesetterOptions = Pick<KeptProcessesOptions, 'log'> &
  Partial<Pick<KeptProcessesOptions, 'milliseconds' | 'memoryBytes'>>

/** Two thousand articles take five seconds and 300 MB. */
const usual = { milliseconds: 30_000, memoryBytes: 700e6 }

/** Beside this file in the sources, beside the entry in the build: the same name from both. */
const script = new URL(
  `./typesetting-process.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`,
  import.meta.url,
)

const refusals: Readonly<Record<Excess, string>> = {
  'too slow': sentence('The document is too large: its pages take too long to set.'),
  'too much memory': sentence('The document is too large: its pages need more memory than there is.'),
}

export function createTypesetter(options: TypesetterOptions): Typesetter {
  const processes = keptProcesses<Sources, Result<Typeset>>({ ...usual, ...options, script })
  return {
    async typeset(sources, signal) {
      const answer = await processes.ask(sources, signal)
      return typeof answer === 'string' ? refuse(refusals[answer]) : answer
    },
    close: processes.close,
  }
}
