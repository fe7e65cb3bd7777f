import { type ChildProcess, type Serializable, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cleanEnvironment } from './clean-environment.ts'
import { confinement } from './confinement.ts'
import { killGroup } from './kill-group.ts'

/** Processes of ours for work that can hurt: kept warm, as many as are asked at once, ended when they go too far. */
export type KeptProcesses<Question, Answer, Ahead = never> = {
  readonly ask: (question: Question, options?: AskOptions<Ahead>) => Promise<Answer | Excess>
  readonly close: () => Promise<void>
}

export type AskOptions<Ahead> = {
  readonly signal?: AbortSignal | undefined
  /** What comes before the answer, once more where another process had to begin anew. */
  readonly onAhead?: (part: Ahead) => void
}

/** What it was ended for. */
export type Excess = 'too slow' | 'too much memory'

export type KeptProcessesOptions = {
  /** A module that calls `answerQuestions`. */
  readonly script: URL
  readonly milliseconds: number
  /** Beyond what an idle Node takes. */
  readonly memoryBytes: number
  readonly log: (what: string, level: 'info' | 'warn') => void
}

/** Data segments of a Node that has done nothing yet, with the threads below. */
const idleNode = 700e6
const nodeFlags = ['--expose-gc', '--v8-pool-size=1']
const threads = { UV_THREADPOOL_SIZE: '2', RAYON_NUM_THREADS: '2' }
const complaintLength = 4000

type Kept = { readonly child: ChildProcess; hasWorked: boolean; complaint: string }

export function keptProcesses<Question, Answer, Ahead = never>(
  options: KeptProcessesOptions,
): KeptProcesses<Question, Answer, Ahead> {
  const idle: Kept[] = []
  const all = new Set<Kept>()
  let isClosed = false
  let hasTold = false

  return {
    ask,
    async close() {
      isClosed = true
      await Promise.all([...all].map(end))
    },
  }

  async function ask(question: Question, asked: AskOptions<Ahead> = {}): Promise<Answer | Excess> {
    const { signal } = asked
    signal?.throwIfAborted()
    const kept = idle.pop() ?? (await start())
    const reply = await replyOf<Question, Answer, Ahead>(kept, question, options.milliseconds, asked)
    if (typeof reply === 'object') {
      kept.hasWorked = true
      idle.push(kept)
      if ('failure' in reply) throw new Error(reply.failure)
      return reply.answer
    }
    await end(kept)
    signal?.throwIfAborted()
    if (reply === 'too slow') return reply
    // It may have been full of earlier work, or somebody ended it between two questions.
    if (kept.hasWorked && !isClosed) return ask(question, asked)
    if (/memory allocation|out of memory|bad_alloc/i.test(kept.complaint)) return 'too much memory'
    throw new Error(`The process ended: ${kept.complaint.slice(-600)}`)
  }

  async function start(): Promise<Kept> {
    const confined = await confinement({ dataBytes: idleNode + options.memoryBytes })
    if (!hasTold) options.log(confined.words, confined.isApart ? 'info' : 'warn')
    hasTold = true
    if (isClosed) throw new Error('No process is started any more')
    const [file = '', ...rest] = [
      ...confined.command,
      ...[process.execPath, ...nodeFlags, options.script.pathname],
    ]
    const child = spawn(file, rest, {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
      env: cleanEnvironment(threads),
    })
    const kept: Kept = { child, hasWorked: false, complaint: '' }
    all.add(kept)
    child.stderr?.on('data', (text: Buffer) => {
      kept.complaint = (kept.complaint + String(text)).slice(-complaintLength)
    })
    // A channel that breaks is told by the process's end.
    child.on('error', () => {})
    child.once('close', () => {
      all.delete(kept)
      const place = idle.indexOf(kept)
      if (place >= 0) idle.splice(place, 1)
    })
    return kept
  }

  async function end(kept: Kept): Promise<void> {
    if (!all.has(kept)) return
    const closed = once(kept.child, 'close')
    killGroup(kept.child)
    await closed
  }
}

/** As `answerQuestions` sends it. */
export type Reply<Answer> = { readonly answer: Answer } | { readonly failure: string }

function replyOf<Question, Answer, Ahead>(
  { child }: Kept,
  question: Question,
  milliseconds: number,
  { signal, onAhead }: AskOptions<Ahead>,
): Promise<Reply<Answer> | 'too slow' | 'ended'> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => settle('too slow'), milliseconds)
    const onEnd = () => settle('ended')
    const hear = (said: Reply<Answer> | { readonly ahead: Ahead }) =>
      'ahead' in said ? onAhead?.(said.ahead) : settle(said)
    function settle(reply: Reply<Answer> | 'too slow' | 'ended'): void {
      clearTimeout(timer)
      child.off('message', hear).off('close', onEnd)
      signal?.removeEventListener('abort', onEnd)
      resolve(reply)
    }
    child.on('message', hear).on('close', onEnd)
    signal?.addEventListener('abort', onEnd)
    if (child.exitCode !== null || child.signalCode !== null) return onEnd()
    child.send(question as Serializable, () => {})
  })
}
