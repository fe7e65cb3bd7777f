import type { Sheet } from './cell.ts'
import { type NumberFormat, numberFormat } from './number-format.ts'
import { readSharedStrings, readSheet } from './read-sheet.ts'
import { readXml } from './xml.ts'
import { openZip, type Zip } from './zip.ts'

export type ReadXlsx =
  | { readonly ok: true; readonly sheets: readonly Sheet[] }
  | { readonly ok: false; readonly message: string }

type Relation = { readonly id: string; readonly type: string; readonly target: string }
type Listed = { readonly name: string; readonly isHidden: boolean; readonly relation: string }

/** More sheets than this are no catalogue. */
const mostSheets = 300

/** What Excel, LibreOffice and others write as .xlsx; hidden sheets are listed, their cells are not read. */
export function readXlsx(bytes: Uint8Array): ReadXlsx {
  const opened = openZip(bytes)
  if (!opened.ok) return opened
  const { zip } = opened
  const top = relationsOf(zip, '')
  const main = top.ok ? top.value.find(({ type }) => type === 'officeDocument')?.target : undefined
  if (main === undefined || !zip.names.has(main)) return refused('The file is no workbook (.xlsx)')

  const listed: Listed[] = []
  let is1904 = false
  const book = readPart(zip, main, (name, attributes) => {
    if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.get('date1904') ?? '')
    if (name !== 'sheet') return
    const isHidden = (attributes.get('state') ?? 'visible') !== 'visible'
    listed.push({ name: attributes.get('name') ?? '', isHidden, relation: attributes.get('r:id') ?? '' })
  })
  const relations = relationsOf(zip, main)
  if (!book.ok) return book
  if (!relations.ok) return relations
  if (listed.length > mostSheets) return refused(`The workbook has more than ${mostSheets} sheets`)

  const strings = stringsOf(zip, relations.value)
  if (!strings.ok) return strings
  const styles = stylesOf(zip, relations.value)
  if (!styles.ok) return styles

  const sheets: Sheet[] = []
  for (const { name, isHidden, relation } of listed) {
    if (isHidden) {
      sheets.push({ name, isHidden, rows: new Map(), merged: [] })
      continue
    }
    const found = relations.value.find(({ id }) => id === relation)
    // A sheet may also be a chart; it holds no cells.
    if (found?.type !== 'worksheet') continue
    const part = zip.read(found.target)
    if (!part.ok) return part
    const read = readSheet(part.text, { strings: strings.value, styles: styles.value, is1904 })
    if (!read.ok) return refused(`The sheet ${name} ${read.message}`)
    sheets.push({ name, isHidden, ...read.value })
  }
  return { ok: true, sheets }
}

type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string }

function refused(message: string): { readonly ok: false; readonly message: string } {
  return { ok: false, message }
}

function readPart(
  zip: Zip,
  name: string,
  open: (name: string, attributes: ReadonlyMap<string, string>) => void,
): Answer<null> {
  const part = zip.read(name)
  if (!part.ok) return part
  const problem = readXml(part.text, { open, text: () => {}, close: () => {} })
  return problem === null ? { ok: true, value: null } : refused(`The part ${name} cannot be read: ${problem}`)
}

function relationsOf(zip: Zip, part: string): Answer<readonly Relation[]> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  const relations: Relation[] = []
  const read = readPart(zip, `${folder}_rels/${part.slice(folder.length)}.rels`, (name, attributes) => {
    if (name !== 'Relationship' || attributes.get('TargetMode') === 'External') return
    const type = attributes.get('Type') ?? ''
    relations.push({
      id: attributes.get('Id') ?? '',
      type: type.slice(type.lastIndexOf('/') + 1),
      target: joined(folder, attributes.get('Target') ?? ''),
    })
  })
  return read.ok ? { ok: true, value: relations } : read
}

function joined(folder: string, target: string): string {
  const steps: string[] = []
  for (const step of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return steps.join('/')
}

function stringsOf(zip: Zip, relations: readonly Relation[]): Answer<readonly string[]> {
  const target = relations.find(({ type }) => type === 'sharedStrings')?.target
  if (target === undefined) return { ok: true, value: [] }
  const part = zip.read(target)
  if (!part.ok) return part
  const strings = readSharedStrings(part.text)
  return typeof strings === 'string'
    ? refused(`The texts of the workbook cannot be read: ${strings}`)
    : { ok: true, value: strings }
}

/** The number format of every style, by the style's number. */
function stylesOf(zip: Zip, relations: readonly Relation[]): Answer<readonly NumberFormat[]> {
  const target = relations.find(({ type }) => type === 'styles')?.target
  if (target === undefined) return { ok: true, value: [] }
  const codes = new Map<number, string>()
  const ids: number[] = []
  let isCells = false
  const read = readPart(zip, target, (name, attributes) => {
    if (name === 'numFmt') codes.set(Number(attributes.get('numFmtId')), attributes.get('formatCode') ?? '')
    // The looks of named styles stand in a list of the same kind before, those of changed cells after.
    if (name === 'cellXfs' || name === 'cellStyleXfs' || name === 'cellStyles') isCells = name === 'cellXfs'
    if (name === 'xf' && isCells) ids.push(Number(attributes.get('numFmtId') ?? 0))
  })
  return read.ok ? { ok: true, value: ids.map((id) => numberFormat(id, codes.get(id))) } : read
}
