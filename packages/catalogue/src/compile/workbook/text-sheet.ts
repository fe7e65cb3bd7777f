import type { WrittenCell, WrittenSheet } from '../../xlsx/cell.ts'
import type { SourceFile } from '../read-source.ts'
import { textCell } from './codec.ts'
import { type CellPlace, type SheetReader, wordsAt } from './sheet-reader.ts'
import { writtenSheet } from './written-sheet.ts'

/** A file of the folder that is carried word by word: its name, and one row for each of its lines. */
export type TextFile = SourceFile & { readonly placeOfLine: (line: number) => CellPlace }

/** A file written into a folder must stay inside of it. */
const filePath = /^(?:[A-Za-z0-9_][\w.-]*\/){0,5}[A-Za-z0-9_][\w.-]*\.(?:ya?ml|json)$/

export function isFilePath(path: string): boolean {
  return filePath.test(path) && path.length <= 200
}

export function writeTextSheet(name: string, files: readonly SourceFile[]): WrittenSheet {
  const head = ['File', 'Text'].map((label) => textCell(label, 'head'))
  const rows = files.flatMap(({ path, text }) =>
    linesOf(text).map((line, index): readonly (WrittenCell | undefined)[] => [
      index === 0 ? textCell(path) : undefined,
      line === '' ? undefined : textCell(line, 'code'),
    ]),
  )
  return writtenSheet(name, [head, ...rows])
}

/** Empty lines at the end do not count, but a file without any line has one. */
function linesOf(text: string): readonly string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?<!\n)\n+$/, '')
    .split('\n')
}

export function readTextSheet(sheet: SheetReader): readonly TextFile[] {
  const files: TextFile[] = []
  let open: { readonly path: string; readonly from: number; readonly lines: string[] } | undefined
  const finish = () => {
    if (!open) return
    const { path, from, lines } = open
    const text = `${lines.join('\n').replace(/(?<!\n)\n+$/, '')}\n`
    files.push({ path, text, placeOfLine: (line) => sheet.place(from + line - 1, 1) })
  }
  for (let row = 1; row <= sheet.lastRow; row += 1) {
    const path = wordsAt(sheet, row, 0)
    if (path !== '') {
      finish()
      open = { path, from: row, lines: [] }
      if (!isFilePath(path))
        sheet.complain(row, 0, `"${path}" is no name of a file, such as recipes/base.yaml`)
      if (files.some((file) => file.path === path)) sheet.complain(row, 0, `The file ${path} stands twice`)
    }
    const lost = sheet.columns(row).find((at) => at > 1)
    if (lost !== undefined) sheet.complain(row, lost, 'Only columns A and B are read here')
    const cell = sheet.cell(row, 1)
    if (!open) {
      if (cell) sheet.complain(row, 1, 'Column A does not say which file this line belongs to')
      continue
    }
    if (cell?.kind === 'error')
      sheet.complain(row, 1, `The cell shows an error (${cell.text}) instead of a text`)
    open.lines.push(
      cell ? String(cell.kind === 'text' || cell.kind === 'error' ? cell.text : cell.value) : '',
    )
  }
  finish()
  return files
}
