import type { Sheet } from '../../xlsx/cell.ts'
import { readClassification } from './classification-sheet.ts'
import { type Draft, note } from './draft.ts'
import { catalogueHead, tableSections } from './layouts.ts'
import { needsName, readNeeds } from './needs-sheet.ts'
import { readPairs } from './pairs.ts'
import { readSurcharges, readTradeTerms } from './price-items.ts'
import { priceSheetStart, readPriceSheet } from './price-sheet.ts'
import { readMeName } from './read-me.ts'
import { readRules } from './rules-sheet.ts'
import { type CellFinding, type SheetReader, sheetReader } from './sheet-reader.ts'
import { readTableSection, readVariants } from './table-sheets.ts'
import { readTextSheet, type TextFile } from './text-sheet.ts'
import { TextReader } from './texts.ts'
import { readTranslations, translationsName } from './translations-sheet.ts'

/** Without one of these a part of the catalogue would be lost and nobody would know. */
const needed = [
  'Catalogue',
  'Articles',
  needsName,
  'Finishes',
  'Followers',
  'Surcharges',
  'Promotions',
  'Variants',
  'Options',
  'Models',
  'Rules',
  'Classification',
  'Materials',
  'Texts',
  'Recipes',
  'Trade terms',
]
const optional = [
  ...[
    'Hardware',
    'Part names',
    'Design classes',
    'Golden prices',
    'Synonyms',
    translationsName,
    'Other',
    readMeName,
  ],
]

export type ReadSheets = {
  readonly draft: Draft
  readonly textFiles: readonly TextFile[]
  readonly findings: readonly CellFinding[]
  /** Texts that belong to nothing: often because something else is wrong, which is worth more to know. */
  readonly leftovers: readonly CellFinding[]
}

export function readSheets(sheets: readonly Sheet[]): ReadSheets {
  const findings: CellFinding[] = []
  const readers = known(sheets, findings)
  const get = (name: string) => readers.get(name.toLowerCase())
  const use = (name: string, read: (sheet: SheetReader) => void) => {
    const sheet = get(name)
    if (sheet) read(sheet)
  }
  const draft: Draft = { data: {}, places: new Map(), texts: new TextReader(get('Texts')) }

  use('Catalogue', (sheet) => readCatalogue(sheet, draft))
  for (const section of tableSections) use(section.sheet, (sheet) => readTableSection(section, sheet, draft))
  use(needsName, (sheet) => readNeeds(sheet, draft))
  use('Variants', (sheet) => readVariants(sheet, get('Options'), draft))
  use('Rules', (sheet) => readRules(sheet, draft))
  use('Classification', (sheet) => readClassification(sheet, draft))
  const lists = [...readers.values()]
    .filter(({ name }) => isPriceSheet(name))
    .map((sheet, index) => readPriceSheet(sheet, draft, index))
  const surcharges = get('Surcharges')
  const priceLists = surcharges ? readSurcharges(surcharges, lists, draft) : lists
  if (priceLists.length > 0) draft.data.priceLists = priceLists
  use('Trade terms', (sheet) => readTradeTerms(sheet, draft))
  use(translationsName, (sheet) => readTranslations(sheet, draft))

  const textFiles = ['Recipes', 'Other']
    .flatMap((name) => {
      const sheet = get(name)
      return sheet ? readTextSheet(sheet) : []
    })
    .toSorted((one, two) => (one.path < two.path ? -1 : 1))
  return { draft, textFiles, findings, leftovers: draft.texts.rest() }
}

function readCatalogue(sheet: SheetReader, draft: Draft): void {
  const { pairs, end } = readPairs(sheet, catalogueHead)
  if (end <= sheet.lastRow) sheet.complain(end + 1, 0, 'Nothing is read below the empty row')
  for (const { key, value, row } of pairs) {
    draft.data[key] = value
    note(draft, [key], sheet.place(row, 1))
  }
  const owner = { kind: 'Catalogue', codes: [], field: 'name' } as const
  for (const { field, value, places } of draft.texts.claim(owner, undefined, sheet, 0)) {
    draft.data[field] = value
    for (const [inner, place] of places) note(draft, [field, ...inner], place)
  }
}

function isPriceSheet(name: string): boolean {
  return name.toLowerCase().startsWith(priceSheetStart.toLowerCase())
}

/** The sheets of the catalogue by their names; what else stands in the workbook is named. */
function known(sheets: readonly Sheet[], findings: CellFinding[]): ReadonlyMap<string, SheetReader> {
  const readers = new Map<string, SheetReader>()
  const names = new Set([...needed, ...optional].map((name) => name.toLowerCase()))
  const complain = (sheet: string, message: string, cell = '') => findings.push({ sheet, cell, message })
  for (const sheet of sheets) {
    const name = sheet.name.toLowerCase()
    const isOurs = names.has(name) || isPriceSheet(name)
    if (sheet.isHidden) {
      if (isOurs && name !== readMeName.toLowerCase())
        complain(sheet.name, 'The sheet is hidden, and hidden sheets are not read: show it, or rename it')
      continue
    }
    if (!isOurs) {
      complain(sheet.name, 'A catalogue has no such sheet: hide it, delete it or correct its name')
      continue
    }
    if (name === readMeName.toLowerCase()) continue
    for (const range of sheet.merged) {
      const [first = 'A1'] = range.split(':')
      complain(sheet.name, `The cells ${range} are merged: part them, and give each its own value`, first)
    }
    readers.set(name, sheetReader(sheet, findings))
  }
  const given = new Set(sheets.map(({ name }) => name.toLowerCase()))
  for (const name of needed) {
    if (!given.has(name.toLowerCase()))
      complain(name, 'This sheet is missing; one with its headings alone is enough')
  }
  return readers
}
