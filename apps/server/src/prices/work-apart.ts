import { Worker } from 'node:worker_threads'
import type { Catalogue, Pack } from '@arredo/catalogue'
import type { ProjectDocument } from '@arredo/project'
import { askThread } from '../threads/ask-thread.ts'
import type { Given, PricingTask, WorkedOut } from './pricing-tasks.ts'

/** As it crosses to the thread: text, because copying a large document record by record costs as much as pricing it. */
export type PricingErrand = {
  readonly task: PricingTask
  readonly text: string
  /** What the task needs beside the document. */
  readonly given: unknown
  /** Code and hash of every pack it needs. */
  readonly packs: readonly (readonly [code: string, hash: string])[]
  /** Those that the thread has not seen yet. */
  readonly fresh: readonly { readonly hash: string; readonly pack: Pack }[]
}

type Catalogues = ReadonlyMap<string, Catalogue>

/** The largest document there may be takes a second at most. */
const patience = 10_000
/** Who comes behind so many would wait longer than a person does. */
const mostWaiting = 20
const mostPacks = 32
const memory = { maxOldGenerationSizeMb: 512 }

/** Beside this file in the sources, beside the entry in the build: the same name from both. */
const script = new URL(`./pricing-thread.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url)

type Thread = { readonly worker: Worker; readonly known: Set<string> }

let kept: Thread | null = null
let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/** In another thread, one document after the other. `busy` when too many wait, or it takes too long. */
export function workApart<Task extends PricingTask>(
  task: Task,
  document: ProjectDocument,
  catalogues: Catalogues,
  given: Given<Task>,
): Promise<WorkedOut<Task> | 'busy'> {
  if (waiting >= mostWaiting) return Promise.resolve('busy')
  waiting++
  const wanted = { task, text: JSON.stringify(document), given, packs: Object.entries(document.packs) }
  const turn = last.then(() => ask(wanted, catalogues)).finally(() => waiting--)
  last = turn.catch(() => {})
  // The thread runs the task that was asked for.
  return turn as Promise<WorkedOut<Task> | 'busy'>
}

async function ask(wanted: Omit<PricingErrand, 'fresh'>, catalogues: Catalogues): Promise<unknown> {
  if (kept && kept.known.size > mostPacks) await end(kept)
  kept ??= { worker: new Worker(script, { resourceLimits: memory }), known: new Set() }
  const thread = kept
  const fresh = wanted.packs.flatMap(([code, hash]) => {
    const pack = thread.known.has(hash) ? undefined : catalogues.get(code)?.pack
    return pack ? [{ hash, pack }] : []
  })
  for (const { hash } of fresh) thread.known.add(hash)
  thread.worker.ref()
  try {
    const answered = await askThread(thread.worker, { ...wanted, fresh }, patience)
    if (answered !== 'too slow') return answered
    await end(thread)
    return 'busy'
  } catch (error) {
    await end(thread)
    throw error
  } finally {
    // It does not keep a process from ending.
    thread.worker.unref()
  }
}

async function end(thread: Thread): Promise<void> {
  if (kept === thread) kept = null
  await thread.worker.terminate()
}
