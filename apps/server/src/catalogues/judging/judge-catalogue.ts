import type { Pack } from '@arredo/catalogue'
import {
  amendFiles,
  amendWorkbook,
  type CompiledCatalogue,
  checkPack,
  compileCatalogue,
  compileWorkbook,
  type Finding,
  openWorkbook,
  type Problem,
} from '@arredo/catalogue/compile'
import {
  checkCompiled,
  type GoldenResult,
  goldenAmendments,
  goldenResults,
  openSatOracle,
  readLibrary,
  readLibraryFiles,
  sha256,
  type Trial,
  tryCatalogue,
} from '@arredo/cli'
import type { CatalogueSource } from '@arredo/contract'
import { type ShopList, shopsWithoutList } from '../shops-without-list.ts'

/** As it may cross from one thread to another. */
export type Evidence =
  | ({ readonly kind: 'files'; readonly source: CatalogueSource } & Accepting)
  | ({ readonly kind: 'workbook'; readonly bytes: Uint8Array; readonly known: KnownFiles } & Accepting)
  | { readonly kind: 'pack'; readonly pack: unknown; readonly tradeTerms: readonly unknown[] }

/** Its author means what has become of the fixed prices, and may give it another version with that. */
type Accepting = {
  readonly accept?: { readonly version?: string | undefined }
  /** By which lists the brand's shops sell. */
  readonly shops: readonly ShopList[]
}

/** The other files of catalogues as they were published last, by code: a workbook names them and has none. */
export type KnownFiles = Readonly<Record<string, CatalogueSource['others']>>

export type Judgement = {
  readonly mistakes: readonly Finding[]
  readonly warnings: readonly Finding[]
  readonly golden: readonly GoldenResult[]
  /** Null where it could not be read so far. */
  readonly version: string | null
  /** Null when it has mistakes. */
  readonly sound: SoundCatalogue | null
}

export type SoundCatalogue = {
  readonly pack: Pack
  readonly hash: string
  readonly tradeTerms: readonly unknown[]
  readonly source: CatalogueSource | null
  readonly trial: Omit<Trial, 'problems'>
}

/**
 * All that `arredo catalogue publish` asks of a catalogue: mistakes, golden prices, warnings, and the trial
 * against the budget and a second solver where one is installed. Takes seconds for a large one.
 */
export async function judgeCatalogue(evidence: Evidence): Promise<Judgement> {
  if (evidence.kind === 'pack') return judgePack(evidence.pack, evidence.tradeTerms)

  const lent = { library: await readLibrary(null), libraryFiles: await readLibraryFiles(null) }
  const source = evidence.kind === 'files' ? evidence.source : sourceOf(evidence.bytes, evidence.known)
  const supplies = { ...lent, ...(source?.others && { files: toCatalogueFiles(source.others) }) }
  const compiled =
    evidence.kind === 'workbook'
      ? compileWorkbook(evidence.bytes, sha256, supplies)
      : compileCatalogue(toSourceFiles(evidence.source.files), sha256, supplies)
  const accepted =
    compiled.ok && evidence.accept ? amended(evidence, compiled, evidence.accept.version) : null
  if (accepted) return judgeCatalogue(accepted)

  const golden = compiled.ok ? goldenResults(compiled) : []
  const version = compiled.ok ? compiled.pack.version : null
  const checked = checkCompiled(compiled)
  if (!checked.ok)
    return { mistakes: checked.findings, warnings: checked.warnings, golden, version, sound: null }

  const { pack, hash, tradeTerms, toFinding } = checked.compiled
  const { problems, ...trial } = tryCatalogue(pack, await openSatOracle())
  const mistakes = problems.map(toFinding)
  const sound = mistakes.length === 0 ? { pack, hash, tradeTerms, source, trial } : null
  const unpriced = shopsWithoutList(pack, evidence.shops)
  const warnings = unpriced === null ? [] : [toFinding({ path: ['priceLists', 0], message: unpriced })]
  return { mistakes, warnings: [...warnings, ...checked.warnings], golden, version, sound }
}

/**
 * The same with the prices as they are now, in the author's own cells and lines. Null where there is nothing to
 * write, or where it cannot be written: then it is judged as it came.
 */
function amended(
  evidence: Exclude<Evidence, { readonly kind: 'pack' }>,
  compiled: Extract<CompiledCatalogue, { readonly ok: true }>,
  version: string | undefined,
): Evidence | null {
  const amendments = goldenAmendments(compiled, version)
  if (amendments.length === 0) return null
  if (evidence.kind === 'workbook') {
    const bytes = amendWorkbook(evidence.bytes, amendments)
    return bytes && { kind: 'workbook', bytes, known: evidence.known, shops: evidence.shops }
  }
  const { source } = evidence
  const files = amendFiles(toSourceFiles(source.files), amendments)
  if (!files) return null
  const texts = Object.fromEntries(files.map(({ path, text }) => [path, text]))
  return { kind: 'files', source: { ...source, files: texts }, shops: evidence.shops }
}

/** A pack that was compiled elsewhere: what can be said without its author's files. */
async function judgePack(pack: unknown, tradeTerms: readonly unknown[]): Promise<Judgement> {
  const wrong = checkPack(pack, tradeTerms)
  if (wrong.length > 0) return refuse(wrong)
  const { problems, ...trial } = tryCatalogue(pack as Pack, await openSatOracle())
  if (problems.length > 0) return refuse(problems)
  const sound = { pack: pack as Pack, hash: '', tradeTerms, source: null, trial }
  return { mistakes: [], warnings: [], golden: [], version: sound.pack.version, sound }
}

function refuse(problems: readonly Problem[]): Judgement {
  const mistakes = problems.map(({ path, message }) => ({
    file: path.join(' › '),
    line: 1,
    column: 1,
    message,
  }))
  return { mistakes, warnings: [], golden: [], version: null, sound: null }
}

/** In the order of their names, as a folder is read: the same files must give the same pack everywhere. */
export function toSourceFiles(files: Readonly<Record<string, string>>) {
  return Object.entries(files)
    .toSorted(([one], [two]) => (one < two ? -1 : 1))
    .map(([path, text]) => ({ path, text }))
}

/** Their sizes are looked at when they are put. */
function toCatalogueFiles(others: Readonly<Record<string, string>>) {
  return Object.entries(others).map(([path, hash]) => ({ path, bytes: 0, sha256: hash }))
}

function sourceOf(workbook: Uint8Array, known: KnownFiles): CatalogueSource | null {
  const opened = openWorkbook(workbook)
  if (!opened.ok) return null
  const files = Object.fromEntries(opened.files.map(({ path, text }) => [path, text]))
  const others = known[String(opened.source.data.code)]
  return { files, ...(others && { others }) }
}
