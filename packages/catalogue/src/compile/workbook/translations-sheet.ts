import type { WrittenSheet } from '../../xlsx/cell.ts'
import { isRecord } from '../shape.ts'
import { text, textCell, toCell } from './codec.ts'
import { type Draft, note } from './draft.ts'
import { type SheetReader, wordsAt } from './sheet-reader.ts'
import { writtenSheet } from './written-sheet.ts'

export const translationsName = 'Translations'
const english = 'English words'

/** Translations that hold wherever the same English words stand: one row for each, one column for a language. */
export function writeTranslations(value: unknown): WrittenSheet | undefined {
  if (!isRecord(value)) return undefined
  const languages = Object.keys(value)
  const isFit = Object.entries(value).every(
    ([code, words]) =>
      code !== '' &&
      code.trim() === code &&
      isRecord(words) &&
      Object.keys(words).length > 0 &&
      Object.values(words).every((word) => typeof word === 'string'),
  )
  if (!isFit) return undefined
  const byLanguage = value as Readonly<Record<string, Readonly<Record<string, string>>>>
  const words = [...new Set(Object.values(byLanguage).flatMap((held) => Object.keys(held)))]
  return writtenSheet(
    translationsName,
    [
      [english, ...languages].map((label) => textCell(label, 'head')),
      ...words.map((word) => [
        toCell(text, word),
        ...languages.map((code) => {
          const held = byLanguage[code] ?? {}
          return toCell(text, Object.hasOwn(held, word) ? held[word] : undefined)
        }),
      ]),
    ],
    { rows: 1, columns: 1 },
  )
}

export function readTranslations(sheet: SheetReader, draft: Draft): void {
  const columns = sheet.columns(0).filter((at) => at > 0)
  const texts = new Map(columns.map((at) => [wordsAt(sheet, 0, at), new Map<string, unknown>()]))
  if (texts.size < columns.length) sheet.complain(0, columns.at(-1) ?? 1, 'A language stands twice')
  const seen = new Set<unknown>()
  for (let row = 1; row <= sheet.lastRow; row += 1) {
    const filled = sheet.columns(row)
    if (filled.length === 0) continue
    const word = sheet.read(text, row, 0)
    if (typeof word !== 'string') sheet.complain(row, 0, 'The English words are missing')
    else if (seen.has(word)) sheet.complain(row, 0, `"${word}" stands twice`)
    seen.add(word)
    for (const at of filled.filter((column) => column > 0)) {
      const code = wordsAt(sheet, 0, at)
      if (!columns.includes(at)) sheet.complain(row, at, 'This stands under no heading')
      note(draft, ['texts', code, String(word)], sheet.place(row, at))
      texts.get(code)?.set(String(word), sheet.read(text, row, at))
    }
  }
  for (const at of columns) note(draft, ['texts', wordsAt(sheet, 0, at)], sheet.place(0, at))
  const filled = [...texts].filter(([, words]) => words.size > 0)
  if (filled.length === 0) return
  draft.data.texts = Object.fromEntries(filled.map(([code, words]) => [code, Object.fromEntries(words)]))
}
