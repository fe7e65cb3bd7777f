import type { CutLine } from '../cut-list.ts'
import type { MadeMaterial } from '../making-of.ts'
import { type Blank, fillSheets, isOnSheet, type LaidPiece, type Stock } from './fill-sheets.ts'

export type NestedSheet = {
  readonly number: number
  readonly material: MadeMaterial
  readonly thickness: number
  readonly stock: Stock
  readonly pieces: readonly LaidPiece[]
  /** The share of the sheet that becomes no piece. */
  readonly waste: number
}

/** Pieces of a line that come out of no sheet: larger than it, or thicker than sheets are. */
export type LeftPiece = { readonly line: number; readonly count: number; readonly why: 'large' | 'thick' }

export type Nesting = {
  readonly sheets: readonly NestedSheet[]
  readonly left: readonly LeftPiece[]
  /** The share of all sheets that becomes no piece. */
  readonly waste: number
}

/** What most panels are sold in. */
const usualStock: Stock = { length: 2800, width: 2070, kerf: 4, trim: 10 }

/** Millimetres: what is thicker is no sheet but a beam. */
const mostThickness = 60

/** D-252: the boards of a cut list on sheets, by material and thickness; `stockOf` says what is in store. */
export function nestSheets(
  boards: readonly CutLine[],
  stockOf: (material: MadeMaterial, thickness: number) => Stock = () => usualStock,
): Nesting {
  const left: LeftPiece[] = []
  const groups = new Map<string, { readonly of: CutLine; readonly stock: Stock; readonly blanks: Blank[] }>()
  for (const board of boards) {
    const { number: line, count, length, width, thickness, material } = board
    const stock = stockOf(material, thickness)
    const blank = { line, length, width, canTurn: board.grain === 'none' }
    if (thickness > mostThickness) left.push({ line, count, why: 'thick' })
    else if (!isOnSheet(blank, stock)) left.push({ line, count, why: 'large' })
    else {
      const key = JSON.stringify([material.key, thickness])
      const group = groups.get(key) ?? { of: board, stock, blanks: [] }
      groups.set(key, group)
      for (let piece = 0; piece < count; piece += 1) group.blanks.push(blank)
    }
  }
  const sheets = [...groups.values()].flatMap(({ of: { material, thickness }, stock, blanks }) =>
    fillSheets(blanks, stock).map((pieces) => {
      const used = pieces.reduce((sum, { length, width }) => sum + length * width, 0)
      return { ...{ material, thickness, stock, pieces }, waste: 1 - used / areaOf(stock) }
    }),
  )
  const bought = sheets.reduce((sum, { stock }) => sum + areaOf(stock), 0)
  const lost = sheets.reduce((sum, { stock, waste }) => sum + areaOf(stock) * waste, 0)
  return {
    sheets: sheets.map((sheet, index) => ({ number: index + 1, ...sheet })),
    left,
    waste: bought === 0 ? 0 : lost / bought,
  }
}

function areaOf({ length, width }: Stock): number {
  return length * width
}
