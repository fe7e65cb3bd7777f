import type { WrittenCell } from '../../xlsx/cell.ts'
import { isRecord } from '../shape.ts'
import { textCell, text as textCodec, toCell } from './codec.ts'
import { type CellFinding, type CellPlace, type SheetReader, wordsAt } from './sheet-reader.ts'
import type { Fields, ReadRow } from './table.ts'

/** What a text belongs to, in the words of the sheet Texts: "Option FRONT / WHITE". */
export type Owner = {
  readonly kind: string
  readonly codes: readonly unknown[]
  /** Its main text; others are named, "Article B-DOOR: description". */
  readonly field: 'name' | 'why'
}

const headings = { key: 'Text of', english: 'en' }
/** Texts that may be written without a language; then they are English. */
const shortFields = ['name', 'why', 'description']
const language = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/

type Words = Readonly<Record<string, string>>

/** Two surcharges may have one code; the second's texts are told apart by a number. */
class Keys {
  readonly #counts = new Map<string, number>()

  next({ kind, codes }: Owner): string {
    const key = [kind, codes.map(String).join(' / ')].filter((part) => part !== '').join(' ')
    const count = (this.#counts.get(key) ?? 0) + 1
    this.#counts.set(key, count)
    return count === 1 ? key : `${key} (${count})`
  }
}

/** Takes the texts out of a catalogue's records and lays them out as one sheet. */
export class TextCollector {
  readonly #keys = new Keys()
  readonly #rows: { readonly key: string; readonly words: Words }[] = []
  readonly #english = new Map<string, string>()

  /** What is left of the fields, and the cell that shows the main text in English. */
  take(
    owner: Owner,
    fields: Fields,
  ): { readonly fields: Fields; readonly view: (formula: string) => WrittenCell } {
    const key = this.#keys.next(owner)
    const rest: [string, unknown][] = []
    for (const [field, value] of Object.entries(fields)) {
      const words = wordsOf(field, value)
      if (!words) {
        rest.push([field, value])
        continue
      }
      if (field === owner.field) this.#english.set(key, words.en ?? '')
      this.#rows.push({ key: field === owner.field ? key : `${key}: ${field}`, words })
    }
    const suffix = / \(\d+\)$/.exec(key)?.[0]
    const view = (formula: string) => this.shown(key, suffix ? `${formula}&"${suffix}"` : formula)
    return { fields: Object.fromEntries(rest), view }
  }

  /** A cell that shows the English text of a key, and follows it when the text is changed. */
  shown(key: string, formula: string): WrittenCell {
    return {
      value: this.#english.get(key) ?? '',
      format: 'General',
      look: 'view',
      formula: `IFERROR(INDEX(Texts!$B:$B,MATCH(${formula},Texts!$A:$A,0)),"")`,
    }
  }

  rows(): readonly (readonly (WrittenCell | undefined)[])[] {
    const languages = [...new Set(['en', ...this.#rows.flatMap(({ words }) => Object.keys(words))])]
    const head = [headings.key, ...languages].map((label) => textCell(label, 'head'))
    const body = this.#rows.map(({ key, words }) => [
      textCell(key),
      ...languages.map((code) => toCell(textCodec, words[code])),
    ])
    return [head, ...body]
  }
}

function wordsOf(field: string, value: unknown): Words | undefined {
  if (typeof value === 'string')
    return shortFields.includes(field) && value !== '' ? { en: value } : undefined
  if (!isRecord(value) || !Object.hasOwn(value, 'en')) return undefined
  const isFit = Object.entries(value).every(([code, held]) => language.test(code) && typeof held === 'string')
  return isFit ? (value as Words) : undefined
}

export type ClaimedText = {
  readonly field: string
  readonly value: unknown
  readonly places: readonly (readonly [readonly string[], CellPlace])[]
}

/** The sheet Texts, from which every record fetches its own. */
export class TextReader {
  readonly #sheet: SheetReader | undefined
  readonly #keys = new Keys()
  readonly #rows = new Map<string, number>()
  readonly #more = new Map<string, string[]>()
  readonly #languages: readonly (readonly [string, number])[]

  constructor(sheet: SheetReader | undefined) {
    this.#sheet = sheet
    this.#languages = sheet ? languagesOf(sheet) : []
    if (!sheet) return
    for (let row = 1; row <= sheet.lastRow; row += 1) {
      const filled = sheet.columns(row)
      const key = sheet.read(textCodec, row, 0)
      if (filled.length === 0) continue
      if (typeof key !== 'string')
        sheet.complain(row, filled[0] ?? 0, 'Column A does not say whose text this is')
      else if (this.#rows.has(key)) sheet.complain(row, 0, `${key} stands twice`)
      else this.#rows.set(key, row)
    }
    for (const key of this.#rows.keys()) {
      const colon = key.lastIndexOf(': ')
      if (colon === -1) continue
      const owner = key.slice(0, colon)
      this.#more.set(owner, [...(this.#more.get(owner) ?? []), key.slice(colon + 2)])
    }
  }

  /** `typed` is an English text written beside the record: enough for a new one that has no row here yet. */
  claim(owner: Owner, typed: ReadRow['typed'], beside: SheetReader, row: number): readonly ClaimedText[] {
    const key = this.#keys.next(owner)
    const claimed = (this.#more.get(key) ?? []).map((field) => this.#take(`${key}: ${field}`, field))
    const main = this.#rows.has(key) ? this.#take(key, owner.field) : undefined
    if (!typed) return main ? [main, ...claimed] : claimed
    if (!main) {
      const places = [[[], beside.place(row, typed.column)]] as const
      return [{ field: owner.field, value: typed.text, places }, ...claimed]
    }
    const english = isRecord(main.value) ? main.value.en : main.value
    if (english !== typed.text) {
      const message = `This says "${typed.text}", but the sheet Texts says "${english}" for ${key}: change it there`
      beside.complain(row, typed.column, message)
    }
    return [main, ...claimed]
  }

  /** Texts that nobody fetched. */
  rest(): readonly CellFinding[] {
    return [...this.#rows].flatMap(([key, row]) => {
      const message = `There is no "${key}" in this workbook: take this row out or correct it`
      return this.#sheet ? [{ ...this.#sheet.place(row, 0), message }] : []
    })
  }

  #take(key: string, field: string): ClaimedText {
    const sheet = this.#sheet
    const row = this.#rows.get(key)
    this.#rows.delete(key)
    if (!sheet || row === undefined) return { field, value: {}, places: [] }
    const places: [readonly string[], CellPlace][] = [[[], sheet.place(row, 0)]]
    const words = this.#languages.flatMap(([code, at]) => {
      const value = sheet.read(textCodec, row, at)
      if (value === undefined) return []
      places.push([[code], sheet.place(row, at)])
      return [[code, value] as const]
    })
    const isShort = shortFields.includes(field) && words.length === 1 && words[0]?.[0] === 'en'
    return { field, value: isShort ? words[0]?.[1] : Object.fromEntries(words), places }
  }
}

function languagesOf(sheet: SheetReader): readonly (readonly [string, number])[] {
  const languages = new Map<string, number>()
  for (const at of sheet.columns(0)) {
    const code = wordsAt(sheet, 0, at)
    if (at === 0) continue
    if (languages.has(code)) sheet.complain(0, at, `The language ${code} stands twice`)
    else if (!language.test(code))
      sheet.complain(0, at, `"${code}" is no code of a language, such as en or pt-BR`)
    languages.set(code, at)
  }
  for (let row = 1; row <= sheet.lastRow; row += 1) {
    const lost = sheet.columns(row).find((at) => at > 0 && sheet.cell(0, at) === undefined)
    if (lost !== undefined) sheet.complain(row, lost, 'This stands under no heading')
  }
  return [...languages]
}
