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
import { compileCatalogueFolder } from './compile-catalogue-folder.ts'
import { listPrices } from './list-price.ts'

type Compiled = Extract<CompiledCatalogue, { readonly ok: true }>
export type CheckedCatalogue =
  | { readonly ok: true; readonly compiled: Compiled; readonly warnings: readonly Finding[] }
  | { readonly ok: false; readonly findings: readonly Finding[] }

/** Everything that can be said of a catalogue, in a folder or a workbook, without running it: mistakes, golden prices, warnings. */
export async function checkCatalogue(folder: string, library?: string): Promise<CheckedCatalogue> {
  const compiled = isWorkbookPath(folder)
    ? await compileWorkbookFile(folder, library)
    : await compileCatalogueFolder(folder, library)
  if (!compiled.ok) return compiled

  const golden = checkGolden(compiled.pack, compiled.golden, listPrices(compiled.pack))
  if (golden.length > 0) return { ok: false, findings: golden.map(compiled.toFinding) }
  return { ok: true, compiled, warnings: lintPack(compiled.pack).map(compiled.toFinding) }
}

/** At least this many random states of the whole catalogue are tried before it is published. */
const leastStates = 200

export type Trial = {
  readonly findings: readonly Finding[]
  readonly states: number
  readonly compared: number
  readonly p99: number
}

/** Random sessions against the budget, and against the oracle where there is one. */
export function tryCatalogue({ pack, toFinding }: Compiled, oracle: Oracle | null): Trial {
  const sold = pack.articles.reduce((sum, { models }) => sum + models.length, 0)
  const { problems, states, compared, p99 } = tryPack(pack, {
    clock: () => process.cpuUsage().user / 1000,
    states: Math.max(40, Math.ceil(leastStates / Math.max(1, sold))),
    ...(oracle && { oracle }),
  })
  return { findings: problems.map((problem: Problem) => toFinding(problem)), states, compared, p99 }
}
