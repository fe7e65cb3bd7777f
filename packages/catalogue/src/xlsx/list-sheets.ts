import { readXml } from './xml.ts'
import type { Zip } from './zip.ts'

export type Relation = { readonly id: string; readonly type: string; readonly target: string }
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string }

export type ListedSheet = {
  readonly name: string
  readonly isHidden: boolean
  readonly target: string | null
}
export type ListedBook = {
  readonly sheets: readonly ListedSheet[]
  readonly relations: readonly Relation[]
  readonly is1904: boolean
}

/** More sheets than this are no catalogue. */
const mostSheets = 300

/** The sheets of a workbook with the parts their cells stand in; a chart has none. */
export function listSheets(zip: Zip): Answer<ListedBook> {
  const top = relationsOf(zip, '')
  const main = top.ok ? top.value.find(({ type }) => type === 'officeDocument')?.target : undefined
  if (main === undefined || !zip.names.has(main)) return refused('The file is no workbook (.xlsx)')

  const listed: { readonly name: string; readonly isHidden: boolean; readonly relation: string }[] = []
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
  const sheets = listed.map(({ name, isHidden, relation }) => {
    const found = relations.value.find(({ id }) => id === relation)
    return { name, isHidden, target: found?.type === 'worksheet' ? found.target : null }
  })
  return { ok: true, value: { sheets, relations: relations.value, is1904 } }
}

export function refused(message: string): { readonly ok: false; readonly message: string } {
  return { ok: false, message }
}

export function readPart(
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
