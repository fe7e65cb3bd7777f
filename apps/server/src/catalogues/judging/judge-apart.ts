import { Worker } from 'node:worker_threads'
import type { SourceFile, WrittenWorkbook } from '@arredo/catalogue/compile'
import type { Evidence, Judgement } from './judge-catalogue.ts'

export type Errand =
  | { readonly kind: 'judge'; readonly evidence: Evidence }
  | { readonly kind: 'write'; readonly files: readonly SourceFile[] }

/** A catalogue that takes longer is refused; a call that waits longer is given up by proxies. */
const patience = 50_000
/** Starting costs more than judging a small catalogue; an author checks several times in a row. */
const idleFor = 60_000
const memory = { maxOldGenerationSizeMb: 1024 }

/** Beside this file in the sources, beside the entry in the build: the same name from both. */
const script = new URL(`./judge-thread.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url)

let kept: Worker | null = null
let idle: NodeJS.Timeout | undefined
let last: Promise<unknown> = Promise.resolve()

/** Judges a catalogue in another thread: seconds of arithmetic must not keep other calls waiting. */
export function judgeApart(evidence: Evidence): Promise<Judgement | 'too slow'> {
  return inTurn({ kind: 'judge', evidence })
}

/** Writes a workbook there, for the same reason. */
export function writeApart(files: readonly SourceFile[]): Promise<WrittenWorkbook | 'too slow'> {
  return inTurn({ kind: 'write', files })
}

/** One errand at a time, so that authors never take more than one processor. */
function inTurn<Outcome>(errand: Errand): Promise<Outcome | 'too slow'> {
  const turn = last.then(() => ask<Outcome>(errand))
  last = turn.catch(() => {})
  return turn
}

async function ask<Outcome>(errand: Errand): Promise<Outcome | 'too slow'> {
  clearTimeout(idle)
  kept ??= new Worker(script, { resourceLimits: memory })
  const thread = kept
  thread.ref()
  try {
    const outcome = await answerOf<Outcome>(thread, errand)
    if (outcome === 'too slow') await end(thread)
    return outcome
  } catch (error) {
    await end(thread)
    throw error
  } finally {
    // Neither it nor its clock keeps a process from ending.
    thread.unref()
    idle = setTimeout(() => void end(thread), idleFor).unref()
  }
}

function answerOf<Outcome>(thread: Worker, errand: Errand): Promise<Outcome | 'too slow'> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => resolve('too slow')), patience)
    const onMessage = (outcome: Outcome) => settle(() => resolve(outcome))
    const onError = (error: unknown) => settle(() => reject(error))
    const onExit = (code: number) => settle(() => reject(new Error(`The judging thread ended with ${code}`)))
    function settle(how: () => void): void {
      clearTimeout(timer)
      thread.off('message', onMessage).off('error', onError).off('exit', onExit)
      how()
    }
    thread.once('message', onMessage).once('error', onError).once('exit', onExit)
    thread.postMessage(errand)
  })
}

async function end(thread: Worker): Promise<void> {
  if (kept === thread) kept = null
  await thread.terminate()
}
