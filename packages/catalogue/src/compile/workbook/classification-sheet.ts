import type { WrittenSheet } from '../../xlsx/cell.ts'
import { isRecord } from '../shape.ts'
import { type Draft, draftRecord, without } from './draft.ts'
import { classificationLayout } from './layouts.ts'
import type { SheetReader } from './sheet-reader.ts'
import { type Fields, type ReadRow, readTable, type WrittenRow, writeTable } from './table.ts'
import { isRecordList } from './table-sheets.ts'
import type { TextCollector } from './texts.ts'
import { writtenSheet } from './written-sheet.ts'

const sheetName = 'Classification'
const deepest = 20

/** The tree as rows, each with the code of the branch above it. Undefined when it has another form. */
export function writeClassification(value: unknown, texts: TextCollector): WrittenSheet | undefined {
  const tree = value ?? []
  if (!isTree(tree, new Set(), 0)) return undefined
  const rows: WrittenRow[] = []
  const write = (nodes: readonly Fields[], parent: unknown) => {
    for (const node of nodes) {
      const { code, children } = node
      const taken = texts.take({ kind: 'Classification', codes: [code], field: 'name' }, node)
      const isBranch = isRecordList(children) && children.length > 0
      const fields = isBranch ? without(taken.fields, 'children') : taken.fields
      rows.push({
        fields: parent === undefined ? fields : { ...fields, parent },
        view: (row) => taken.view(`"Classification "&$A${row}`),
      })
      if (isBranch) write(children, code)
    }
  }
  write(tree, undefined)
  return writtenSheet(sheetName, writeTable(classificationLayout, rows))
}

function isTree(nodes: unknown, codes: Set<unknown>, depth: number): nodes is readonly Fields[] {
  return (
    isRecordList(nodes) &&
    depth <= deepest &&
    nodes.every((node) => {
      const { code, children = [] } = node
      const isNew = typeof code === 'string' && !codes.has(code) && !Object.hasOwn(node, 'parent')
      codes.add(code)
      return isNew && isTree(children, codes, depth + 1)
    })
  )
}

export function readClassification(sheet: SheetReader, draft: Draft): void {
  const rows = readTable(sheet, classificationLayout)
  const byParent = new Map<string, ReadRow[]>()
  const codes = new Set(rows.map(({ fields }) => fields.code))
  const seen = new Set<unknown>()
  for (const row of rows) {
    const { code } = row.fields
    if (seen.has(code)) {
      sheet.complain(row.row, 0, `The code ${code} stands twice`)
      continue
    }
    seen.add(code)
    const { parent } = row.fields
    if (parent !== undefined && !codes.has(parent))
      sheet.complain(row.row, 0, `There is no branch ${parent} above this`)
    const key = typeof parent === 'string' ? parent : ''
    byParent.set(key, [...(byParent.get(key) ?? []), row])
  }
  let placed = 0
  const build = (parent: string, path: readonly (string | number)[], depth: number): readonly Fields[] =>
    (byParent.get(parent) ?? []).map((row, index) => {
      placed += 1
      const { code } = row.fields
      const here = [...path, index]
      const owner = { kind: 'Classification', codes: [code], field: 'name' } as const
      const record = without(draftRecord(draft, sheet, row, here, owner), 'parent')
      const isOver = typeof code !== 'string' || code === '' || depth >= deepest || placed > rows.length
      const children = isOver ? [] : build(code, [...here, 'children'], depth + 1)
      return children.length > 0 ? { ...record, children } : record
    })
  const tree = build('', ['classification'], 0)
  if (tree.length > 0) draft.data.classification = tree
  const isLost = (row: ReadRow) => codes.has(row.fields.parent) && !reaches(tree, row.fields.code)
  const circle = placed < rows.length ? rows.find(isLost) : undefined
  if (circle) sheet.complain(circle.row, 0, 'This branch stands below itself')
}

function reaches(nodes: unknown, code: unknown): boolean {
  return (
    Array.isArray(nodes) &&
    nodes.some((node) => isRecord(node) && (node.code === code || reaches(node.children, code)))
  )
}
