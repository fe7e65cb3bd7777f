import type { Path } from '../finding.ts'
import type { CellPlace, SheetReader } from './sheet-reader.ts'
import type { Fields, ReadRow } from './table.ts'
import type { Owner, TextReader } from './texts.ts'

/** The source tree as it is read from sheets, with the cell of every value. */
export type Draft = {
  readonly data: Record<string, unknown>
  readonly places: Map<string, CellPlace>
  readonly texts: TextReader
}

export function placeKey(path: Path): string {
  return JSON.stringify(path.map(String))
}

export function note({ places }: Draft, path: Path, place: CellPlace): void {
  places.set(placeKey(path), place)
}

/** The cell of a value, or of what holds it. */
export function placeOf({ places }: Draft, path: Path): CellPlace | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const place = places.get(placeKey(path.slice(0, length)))
    if (place) return place
  }
  return undefined
}

/** A row of a sheet becomes a record of the source: its fields and its texts, each with its cell. */
export function draftRecord(
  draft: Draft,
  sheet: SheetReader,
  { row, fields, places, typed }: ReadRow,
  path: Path,
  owner: Owner | undefined,
): Fields {
  note(draft, path, sheet.place(row, places[0]?.[1] ?? 0))
  for (const [inner, at] of places) note(draft, [...path, ...inner], sheet.place(row, at))
  const texts = owner ? draft.texts.claim(owner, typed, sheet, row) : []
  for (const { field, places: held } of texts) {
    for (const [inner, place] of held) note(draft, [...path, field, ...inner], place)
  }
  const { code } = fields
  // In the order an author writes them: what it is, what it is called, and the rest.
  return Object.fromEntries([
    ...(code === undefined ? [] : [['code', code] as const]),
    ...texts.map(({ field, value }) => [field, value] as const),
    ...Object.entries(fields).filter(([key]) => key !== 'code'),
  ])
}

export function without(fields: Fields, ...keys: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.includes(key)))
}
