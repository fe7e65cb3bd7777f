import { Worker } from 'node:worker_threads'
import type { SourceFile, WrittenWorkbook } from '@arredo/catalogue/compile'
import { tooMuchWaiting } from '../../jobs/waiting-jobs.ts'
import type { Evidence, Judgement } from './judge-catalogue.ts'
import { tenantTurns } from './tenant-turns.ts'

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

/** Two at once, so that one brand's slow catalogue does not hold up every other's; authors take two processors at most. */
const inTurn = tenantTurns({ atOnce: 2, mostWaiting: 4 })
const kept: { readonly thread: Worker; readonly idle: NodeJS.Timeout }[] = []

/** What there is no judgement for: it took too long, or too many of the tenant's wait. */
export type NotJudged = 'too slow' | 'too many'

export const whyNotJudged: Readonly<Record<NotJudged, string>> = {
  'too slow': 'The catalogue takes too long to check',
  'too many': tooMuchWaiting,
}

/** Judges a catalogue in another thread: seconds of arithmetic must not keep other calls waiting. */
export function judgeApart(tenant: number, evidence: Evidence): Promise<Judgement | NotJudged> {
  return inTurn(tenant, () => ask<Judgement>({ kind: 'judge', evidence }))
}

/** Writes a workbook there, for the same reason. */
export function writeApart(
  tenant: number,
  files: readonly SourceFile[],
): Promise<WrittenWorkbook | NotJudged> {
  return inTurn(tenant, () => ask<WrittenWorkbook>({ kind: 'write', files }))
}

async function ask<Outcome>(errand: Errand): Promise<Outcome | 'too slow'> {
  const free = kept.pop()
  clearTimeout(free?.idle)
  const thread = free?.thread ?? new Worker(script, { resourceLimits: memory })
  thread.ref()
  try {
    const outcome = await answerOf<Outcome>(thread, errand)
    if (outcome === 'too slow') await thread.terminate()
    else keep(thread)
    return outcome
  } catch (error) {
    await thread.terminate()
    throw error
  }
}

/** Neither it nor its clock keeps a process from ending. */
function keep(thread: Worker): void {
  thread.unref()
  const idle = setTimeout(() => {
    const place = kept.findIndex((one) => one.thread === thread)
    if (place >= 0) kept.splice(place, 1)
    void thread.terminate()
  }, idleFor).unref()
  kept.push({ thread, idle })
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
