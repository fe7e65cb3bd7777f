import { readXlsx } from '../../xlsx/read-xlsx.ts'
import type { Finding, Path } from '../finding.ts'
import { type Place, readSource, type Source } from '../read-source.ts'
import { placeOf } from './draft.ts'
import { type ReadSheets, readSheets } from './read-sheets.ts'
import { type CellFinding, type CellPlace, placeInWorkbook } from './sheet-reader.ts'

export type ReadBook =
  | {
      readonly ok: true
      readonly source: Source
      readonly sheets: ReadSheets
      readonly leftovers: readonly Finding[]
    }
  | { readonly ok: false; readonly findings: readonly Finding[] }

/** The catalogue in a workbook; its findings name sheet and cell. */
export function readBook(bytes: Uint8Array): ReadBook {
  const opened = readXlsx(bytes)
  if (!opened.ok)
    return { ok: false, findings: [toFinding({ sheet: '', cell: '', message: opened.message })] }
  const sheets = readSheets(opened.sheets)
  if (sheets.findings.length > 0) return { ok: false, findings: sheets.findings.map(toFinding) }
  const source = toSource(sheets)
  if (source.findings.length > 0) return { ok: false, findings: source.findings }
  return { ok: true, source, sheets, leftovers: sheets.leftovers.map(toFinding) }
}

function toFinding({ message, ...place }: CellFinding): Finding {
  return { ...placeInWorkbook(place), message }
}

/** Sheets and the files carried as text are one tree, and each section stands in one of them only. */
function toSource({ draft, textFiles }: ReadSheets): Source {
  const carried = readSource(textFiles)
  const start = { sheet: 'Catalogue', cell: 'A1' }
  const ofText = ({ file, line }: Place): CellPlace =>
    textFiles.find(({ path }) => path === file)?.placeOfLine(line) ?? start
  const locate = (path: Path, at?: number): Place => {
    const isText = Object.hasOwn(carried.data, String(path[0]))
    return placeInWorkbook(isText ? ofText(carried.locate(path, at)) : (placeOf(draft, path) ?? start))
  }
  const twice = Object.keys(carried.data).filter((section) => Object.hasOwn(draft.data, section))
  return {
    data: { ...draft.data, ...carried.data },
    findings: [
      ...carried.findings.map((finding) => ({
        ...placeInWorkbook(ofText(finding)),
        message: finding.message,
      })),
      ...twice.map((section) => ({
        ...locate([section]),
        message: `${section} has a sheet of its own and cannot stand here as well`,
      })),
    ],
    locate,
  }
}
