import { done, type Result, refuse } from '@arredo/project'
import type { Sources, Typeset } from '@arredo/reports'
import { sentence } from '@arredo/words'
import { type Excess, type KeptProcessesOptions, keptProcesses } from '../processes/kept-processes.ts'
import type { Answer } from './typesetting-process.ts'

/** Sets pages in processes of their own: a document that is too large ends its process and nothing else. */
export type Typesetter = {
  /** Refused, with words for a person, when it is too large. */
  readonly typeset: (sources: Sources, options?: TypesettingOptions) => Promise<Result<Typeset>>
  /** Has a process ready, its fonts read, before anybody asks for a document. */
  readonly warmUp: () => void
  readonly close: () => Promise<void>
}

export type TypesettingOptions = {
  readonly signal?: AbortSignal
  /** The picture of the pages, which is there before the PDF is. */
  readonly onPreview?: (preview: string) => void
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

const blank: Sources = {
  template: '#set document(title: "Blank")\n#set text(font: "Inter")\nBlank',
  files: {},
}

const refusals: Readonly<Record<Excess, string>> = {
  'too slow': sentence('The document is too large: its pages take too long to set.'),
  'too much memory': sentence('The document is too large: its pages need more memory than there is.'),
}

export function createTypesetter(options: TypesetterOptions): Typesetter {
  const processes = keptProcesses<Sources, Answer, string>({ ...usual, ...options, script })
  let warm: Promise<unknown> = Promise.resolve()
  return {
    warmUp() {
      warm = processes.ask(blank).catch((error) => options.log(String(error), 'warn'))
    },
    async typeset(sources, { signal, onPreview } = {}) {
      // Whoever asks meanwhile waits for it: a second process would begin with nothing, and take its time away.
      await warm
      let preview = ''
      const onAhead = (part: string) => {
        preview = part
        onPreview?.(part)
      }
      const answer = await processes.ask(sources, { signal, onAhead })
      if (typeof answer === 'string') return refuse(refusals[answer])
      return answer.ok ? done({ ...answer.value, preview }) : answer
    },
    close: processes.close,
  }
}
