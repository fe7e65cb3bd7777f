import { canonicalJson } from '../../canonical-json.ts'
import { cellName } from '../../xlsx/cell.ts'
import { writeXlsx } from '../../xlsx/write-xlsx.ts'
import { type CompiledCatalogue, compileSource, type Sha256, type Supplies } from '../compile-catalogue.ts'
import type { Finding, Path } from '../finding.ts'
import { readSource, type Source, type SourceFile } from '../read-source.ts'
import { isRecord } from '../shape.ts'
import { toPack } from '../to-pack.ts'
import { layOut } from './lay-out.ts'
import { readBook } from './read-book.ts'
import { toFiles } from './to-files.ts'

export type WrittenWorkbook =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly findings: readonly Finding[] }

/** The most a cell of a spreadsheet holds. */
const longestCell = 32_767

/**
 * A catalogue's folder as one workbook. It is read back before it is handed out: what a workbook cannot
 * carry is refused here, never lost.
 */
export function writeWorkbook(files: readonly SourceFile[]): WrittenWorkbook {
  const source = readSource(files)
  if (source.findings.length > 0) return { ok: false, findings: source.findings }

  const refuse = (path: Path, message: string): WrittenWorkbook => {
    return { ok: false, findings: [{ ...source.locate(path), message }] }
  }
  const sheets = layOut(source, files)
  for (const { name, rows } of sheets) {
    for (const [row, cells] of rows.entries()) {
      const long = cells.findIndex((cell) => String(cell?.value ?? '').length > longestCell)
      if (long === -1) continue
      const place = `${name}, cell ${cellName(row, long)}`
      return refuse([], `A cell holds at most ${longestCell} signs; ${place}, would have more`)
    }
  }
  const bytes = writeXlsx(sheets)
  const back = readBook(bytes)
  const wrong = back.ok ? back.leftovers[0] : back.findings[0]
  if (!back.ok || wrong) return refuse([], `A workbook cannot hold this catalogue: ${wrong?.message}`)
  const path = difference(meaningOf(source), meaningOf(back.source))
  if (path) return refuse(path, `A workbook cannot carry ${path.join(' › ')} as it is written here`)
  return { ok: true, bytes }
}

/** What a source says, in whichever of the ways it may be written. */
function meaningOf({ data }: Source): Readonly<Record<string, unknown>> {
  const { pack, tradeTerms, golden } = toPack(data)
  // Recipes of the library are not at hand here; what is asked of them is compared as it stands.
  const { recipes, texts } = data
  const articles = (Array.isArray(data.articles) ? data.articles : []).map((article: unknown, index) => ({
    ...(Array.isArray(pack.articles) ? pack.articles[index] : undefined),
    recipe: isRecord(article) ? article.recipe : undefined,
  }))
  return { ...pack, articles, recipes, texts, tradeTerms, golden }
}

/** Where two values begin to differ. */
function difference(one: unknown, two: unknown, path: Path = []): Path | undefined {
  const differs = (a: unknown, b: unknown) => canonicalJson(a) !== canonicalJson(b)
  if (!differs(one, two)) return undefined
  if (Array.isArray(one) && Array.isArray(two)) {
    const index = one.findIndex((item: unknown, place) => differs(item, two[place]))
    return index === -1 ? path : difference(one[index], two[index], [...path, index])
  }
  if (!isRecord(one) || !isRecord(two)) return path
  const key = Object.keys({ ...one, ...two }).find((name) => differs(one[name], two[name]))
  return key === undefined ? path : difference(one[key], two[key], [...path, key])
}

export type OpenedWorkbook =
  | {
      readonly ok: true
      /** The catalogue in it; its findings name sheet and cell. */
      readonly source: Source
      /** The folder this workbook stands for. */
      readonly files: readonly SourceFile[]
    }
  | { readonly ok: false; readonly findings: readonly Finding[] }

export function openWorkbook(bytes: Uint8Array): OpenedWorkbook {
  const read = readBook(bytes)
  if (!read.ok) return read
  const { source, sheets, leftovers } = read
  return leftovers.length > 0
    ? { ok: false, findings: leftovers }
    : { ok: true, source, files: toFiles(sheets) }
}

/** As `compileCatalogue`, with the sheet and cell of every mistake. */
export function compileWorkbook(
  bytes: Uint8Array,
  sha256: Sha256,
  supplies: Supplies = {},
): CompiledCatalogue {
  const read = readBook(bytes)
  if (!read.ok) return read
  const compiled = compileSource(read.source, sha256, supplies)
  if (!compiled.ok) {
    const findings = compiled.findings.map((finding) => ({
      ...finding,
      message: inSheetWords(finding.message),
    }))
    return { ok: false, findings: [...findings, ...read.leftovers] }
  }
  return read.leftovers.length > 0 ? { ok: false, findings: read.leftovers } : compiled
}

/** Where the cell is named, nobody needs the way to it, nor advice on how to write it in a file. */
function inSheetWords(message: string): string {
  return withoutWay(message)
    .replace(/\. Add "\w+:" (?:here|to it)$/, '. Fill it in')
    .replace(' in quotes, not ', ', not ')
}

/** The way is a list of names before the verb: "articles › B60 › price should …". */
function withoutWay(message: string): string {
  const unquoted = message.split('"', 1)[0] ?? ''
  const last = unquoted.lastIndexOf(' › ')
  if (last === -1) return message
  const verb = / should | has |: /.exec(unquoted.slice(last))
  return verb ? `This${message.slice(last + verb.index)}` : message
}
