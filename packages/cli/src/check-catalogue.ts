import {
  type CompiledCatalogue,
  checkGolden,
  type Finding,
  lintPack,
  type Oracle,
  type Problem,
  tryPack,
} from '@arredo/catalogue/compile'
import { compileWorkbookFile, isWorkbookPath } from './catalogue-workbook.ts'
import { checkGalleries } from './check-galleries.ts'
import { compileCatalogueFolder } from './compile-catalogue-folder.ts'
import { listPrices } from './list-price.ts'

export type Compiled = Extract<CompiledCatalogue, { readonly ok: true }>
export type SoundCheck = {
  readonly ok: true
  readonly compiled: Compiled
  readonly warnings: readonly Finding[]
}
export type CheckedCatalogue =
  | SoundCheck
  | {
      readonly ok: false
      readonly findings: readonly Finding[]
      /** Often the reason for a price that differs; none where the catalogue could not be read so far. */
      readonly warnings: readonly Finding[]
    }

/** Everything that can be said of a catalogue, in a folder or a workbook, without running it: mistakes, golden prices, warnings. */
export async function checkCatalogue(folder: string, library?: string): Promise<CheckedCatalogue> {
  const isWorkbook = isWorkbookPath(folder)
  const checked = checkCompiled(
    isWorkbook
      ? (await compileWorkbookFile(folder, library)).compiled
      : await compileCatalogueFolder(folder, library),
  )
  if (!checked.ok || isWorkbook) return checked
  const findings = await checkGalleries(folder, checked.compiled.pack)
  return findings.length > 0 ? { ok: false, findings, warnings: checked.warnings } : checked
}

/** What the compiler leaves to those who know prices. */
export function checkCompiled(compiled: CompiledCatalogue): CheckedCatalogue {
  if (!compiled.ok) return { ...compiled, warnings: [] }
  const warnings = lintPack(compiled.pack).map(compiled.toFinding)
  const golden = checkGolden(compiled.pack, compiled.golden, listPrices(compiled.pack))
  if (golden.length > 0) return { ok: false, findings: golden.map(compiled.toFinding), warnings }
  return { ok: true, compiled, warnings }
}

/** At least this many random states of the whole catalogue are tried before it is published. */
const leastStates = 200

export type Trial = {
  readonly problems: readonly Problem[]
  readonly states: number
  readonly compared: number
  readonly p99: number
}

/** Random sessions against the budget, and against the oracle where there is one. */
export function tryCatalogue(
  pack: Compiled['pack'],
  oracle: Oracle | null,
  // Of this thread alone: what else the process does is no fault of the catalogue's.
  clock: () => number = () => process.threadCpuUsage().user / 1000,
): Trial {
  const sold = pack.articles.reduce((sum, { models }) => sum + models.length, 0)
  return tryPack(pack, {
    clock,
    states: Math.max(40, Math.ceil(leastStates / Math.max(1, sold))),
    ...(oracle && { oracle }),
  })
}
