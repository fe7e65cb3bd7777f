import type { Catalogue } from '@arredo/catalogue'
import { evaluateProject, type ProjectDocument } from '@arredo/project'
import { findLanguage, loadDictionary } from '@arredo/words'
import type { PaperList } from '../lists/list.ts'
import { sampleOffer } from '../offer/sample-offer.ts'
import { renderPdf } from '../render-pdf.ts'
import type { Report } from '../report.ts'
import type { ReportInput, Words } from '../report-input.ts'
import { flat, flatText } from './read-pdf.ts'

/** For tests: a list of a furnished room, for a customer. */
export function listInput(
  room: ProjectDocument,
  catalogues: ReadonlyMap<string, Catalogue>,
  changes: Partial<ReportInput> = {},
): ReportInput {
  const { customer } = sampleOffer(0).document.header
  const document = { ...room, header: { ...room.header, ...(customer && { customer }) } }
  const evaluation = evaluateProject(document, { catalogues, faces: [], discounts: new Map() })
  return sampleOffer(0, { document, evaluation, built: () => evaluation, catalogues, ...changes })
}

/** For tests: the same in a language. */
export async function inWords(code: string): Promise<Pick<ReportInput, 'language' | 'text'>> {
  const language = findLanguage(code)
  if (!language) throw new Error(`${code} is missing`)
  const words = await loadDictionary(code)
  const text: Words = (sentence, values = {}) =>
    (words[sentence] ?? sentence).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
  return { language, text }
}

export async function madePdf(report: Report, input: ReportInput): Promise<Uint8Array> {
  const pdf = await renderPdf(report, input)
  if (!pdf.ok) throw new Error(pdf.message)
  return pdf.value
}

/** Rows that are not in the file as they stand in the list, one behind the other. */
export function missingRows(pdf: Uint8Array, lists: readonly PaperList[]): readonly string[] {
  const text = flatText(pdf)
  let from = 0
  return lists
    .flatMap(({ rows }) => rows)
    .flatMap((row) => {
      const wanted = flat(row.flat().join(''))
      const found = text.indexOf(wanted, from)
      if (found === -1) return [row.flat().join(' ')]
      from = found + wanted.length
      return []
    })
}

/** The papers and languages every list is looked at in. */
export const looks = [
  ['A4', 'en'],
  ['Letter', 'en'],
  ['A4', 'it'],
  ['Letter', 'it'],
] as const
