import { parse } from 'yaml'
import type { WrittenSheet } from '../../xlsx/cell.ts'
import type { Source, SourceFile } from '../read-source.ts'
import { isRecord } from '../shape.ts'
import { writeClassification } from './classification-sheet.ts'
import { catalogueHead, tableSections } from './layouts.ts'
import { withoutNeeds, writeNeeds } from './needs-sheet.ts'
import { writePairs } from './pairs.ts'
import { isPriceLists, isTradeTerms, writeSurcharges, writeTradeTerms } from './price-items.ts'
import { priceSheetName, writePriceSheet } from './price-sheet.ts'
import { readMe } from './read-me.ts'
import { writeRules } from './rules-sheet.ts'
import type { Fields } from './table.ts'
import { writeTableSection, writeVariants } from './table-sheets.ts'
import { isFilePath, writeTextSheet } from './text-sheet.ts'
import { TextCollector } from './texts.ts'
import { freePath, kebab } from './to-files.ts'
import { writeTranslations } from './translations-sheet.ts'
import { writtenSheet } from './written-sheet.ts'
import { toYaml } from './yaml-file.ts'

/** Sheets in the order people look for them; others follow. */
const order = [
  'Read me',
  'Catalogue',
  'Articles',
  'Needs',
  'Finishes',
  'Followers',
  'Prices',
  'Surcharges',
  'Promotions',
  'Variants',
  'Options',
]
/** Files of these sections alone stand on the sheet Recipes, others on the sheet Other. */
const recipeSections = ['recipes', 'library']

/** The sheets of a catalogue's source. A section of a form that no sheet has is carried as text. */
export function layOut(source: Source, files: readonly SourceFile[]): readonly WrittenSheet[] {
  const { data } = source
  const texts = new TextCollector()
  const sheets: WrittenSheet[] = [readMe()]
  const laidOut = new Set<string>()
  type Write = (value: unknown) => readonly (WrittenSheet | undefined)[] | undefined
  const add = (section: string, write: Write) => {
    const value = data[section]
    const written = write(value)
    // An empty section says more than a sheet without rows, and is carried as text like one of another form.
    if (written && !isEmpty(value)) laidOut.add(section)
    sheets.push(...(written ?? write(undefined) ?? []).filter((sheet) => sheet !== undefined))
  }

  const head = headOf(data)
  for (const key of Object.keys(head)) laidOut.add(key)
  const { fields } = texts.take({ kind: 'Catalogue', codes: [], field: 'name' }, head)
  sheets.push(writtenSheet('Catalogue', writePairs(catalogueHead, fields), { rows: 0, columns: 1 }))
  for (const section of tableSections) {
    const isArticles = section.section === 'articles'
    add(section.section, (value) => {
      const table = writeTableSection(section, isArticles ? withoutNeeds(value) : value, texts)
      return table && [table, ...(isArticles ? [writeNeeds(value, texts)] : [])]
    })
  }
  add('variants', (value) => writeVariants(value, texts))
  add('rules', (value) => listed(writeRules(value, texts)))
  add('classification', (value) => listed(writeClassification(value, texts)))
  add('priceLists', (value) => priceSheets(value, texts))
  add('tradeTerms', (value = []) => (isTradeTerms(value) ? [writeTradeTerms(value, texts)] : undefined))
  add('texts', (value) => (value === undefined ? [] : listed(writeTranslations(value))))

  const carried = textFiles(files, laidOut)
  const isRecipe = ({ sections }: CarriedFile) =>
    sections.length > 0 && sections.every((section) => recipeSections.includes(section))
  const others = carried.filter((file) => !isRecipe(file))
  sheets.push(writtenSheet('Texts', texts.rows(), { rows: 1, columns: 1 }))
  sheets.push(writeTextSheet('Recipes', carried.filter(isRecipe)))
  if (others.length > 0) sheets.push(writeTextSheet('Other', others))
  return sheets.toSorted((one, two) => rank(one) - rank(two))
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

function rank({ name }: WrittenSheet): number {
  const found = order.findIndex((known) => name === known || name.startsWith(`${known} `))
  return found === -1 ? order.length : found
}

function listed(sheet: WrittenSheet | undefined): readonly WrittenSheet[] | undefined {
  return sheet && [sheet]
}

/** The catalogue's own fields: plain values, its texts, and short lists. */
function headOf(data: Fields): Fields {
  const known = catalogueHead.columns.map(({ path }) => path[0])
  return Object.fromEntries(
    Object.entries(data).filter(
      ([key, value]) =>
        known.includes(key) || key === 'name' || (typeof value !== 'object' && value !== undefined),
    ),
  )
}

function priceSheets(value: unknown, texts: TextCollector): readonly WrittenSheet[] | undefined {
  const lists = value ?? []
  if (!isPriceLists(lists)) return undefined
  const taken = new Set<string>()
  const sheets = lists.map((list) => {
    const name = priceSheetName(list.code, taken)
    taken.add(name.toLowerCase())
    return writePriceSheet(name, list, texts)
  })
  return [...sheets, writeSurcharges(lists, texts)]
}

type CarriedFile = SourceFile & { readonly sections: readonly string[] }

/** Files without a section on a sheet are carried as they are; of mixed files what stands on no sheet. */
function textFiles(files: readonly SourceFile[], laidOut: ReadonlySet<string>): readonly CarriedFile[] {
  const carried: CarriedFile[] = []
  const taken = new Set(files.map(({ path }) => path))
  for (const file of files) {
    const data = toData(file)
    const sections = Object.keys(data)
    const left = sections.filter((section) => !laidOut.has(section))
    if (left.length === sections.length && isFilePath(file.path)) carried.push({ ...file, sections })
    else {
      for (const section of left) {
        const path = freePath(kebab(section), taken)
        taken.add(path)
        carried.push({ path, text: toYaml({ [section]: data[section] }), sections: [section] })
      }
    }
  }
  return carried.toSorted((one, two) => (one.path < two.path ? -1 : 1))
}

/** The file has been read before, with all others, and found well. */
function toData({ text }: SourceFile): Fields {
  const data: unknown = parse(text, { maxAliasCount: -1 })
  return isRecord(data) ? data : {}
}
