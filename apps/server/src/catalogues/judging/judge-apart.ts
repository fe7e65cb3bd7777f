import type { SourceFile, WrittenWorkbook } from '@arredo/catalogue/compile'
import { tooMuchWaiting } from '../../jobs/waiting-jobs.ts'
import { keptThreads } from '../../threads/kept-threads.ts'
import type { Evidence, Judgement } from './judge-catalogue.ts'
import { tenantTurns } from './tenant-turns.ts'

export type Errand =
  | { readonly kind: 'judge'; readonly evidence: Evidence }
  | { readonly kind: 'write'; readonly files: readonly SourceFile[] }

/** A catalogue that takes longer is refused; a call that waits longer is given up by proxies. */
const patience = 50_000

/** Beside this file in the sources, beside the entry in the build: the same name from both. */
const script = new URL(`./judge-thread.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url)

/** Two at once, so that one brand's slow catalogue does not hold up every other's; authors take two processors at most. */
const inTurn = tenantTurns({ atOnce: 2, mostWaiting: 4 })
const ask = keptThreads<Errand>({ script, patience, memory: { maxOldGenerationSizeMb: 1024 } })

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
