import type { LaidPiece, NestedSheet } from '@arredo/making'
import { type ScaledDrawing, scaledDrawing } from '../drawings/scaled-drawing.ts'
import { type Paper, printable } from '../pages/paper.ts'
import type { Assets } from '../report.ts'
import type { ReportInput } from '../report-input.ts'
import { inLanguage } from '../wording/in-language.ts'
import { quantities } from '../wording/quantities.ts'
import { drawSheet, unsized } from './draw-sheet.ts'
import type { WhatIsCut } from './what-is-cut.ts'

/** One drawing for all sheets that are sawn alike, as cut-list.typ sets it. */
export type SheetDrawing = Pick<ScaledDrawing, 'asset' | 'alt' | 'widthOnPaper' | 'heightOnPaper'> & {
  readonly title: string
  readonly remark: readonly string[]
  /** Pieces that are too small for their size to be written on them. */
  readonly legend: string
}

/** Millimetres that a sheet's title and legend take, and its remark where that has a line of its own. */
const besideSheet = { alone: 11, several: 16 } as const
/** Where its pieces can still be read. */
const least = 110
const between = 8
const letters = 2.1

export function sheetDrawings(
  input: ReportInput,
  { nesting, boards, settings: { stock } }: WhatIsCut,
): {
  readonly drawings: readonly SheetDrawing[]
  readonly columns: number
  readonly hint: string
  readonly assets: Assets
} {
  const { text, language } = input
  const { size, length, withUnit, percent } = quantities(input)
  const { columns, ...room } = placeOf(input.paper)
  const sizes = new Map(boards.map(({ number, sawn }) => [number, size(sawn.length, sawn.width)]))
  const wordsOf = ({ line }: LaidPiece) => ({ number: String(line), size: sizes.get(line) ?? '' })

  const assets: Record<string, Uint8Array> = {}
  let hint = ''
  const drawings = alike(nesting.sheets).flatMap(([sheet, ...others]): readonly SheetDrawing[] => {
    const numbers = [sheet, ...others].map(({ number }) => number)
    const name = `${inLanguage(sheet.material.name, language.code)}, ${withUnit(length(sheet.thickness))}`
    const values = { numbers: rangesOf(numbers), board: name }
    const title =
      others.length > 0
        ? text('Sheets {{numbers}}: {{board}}', values)
        : text('Sheet {{numbers}}: {{board}}', values)
    const draw = drawSheet(sheet, wordsOf)
    const place = {
      ...{ ...room, letters, asset: `sheet-${sheet.number}.svg` },
      ...{ heading: title, alt: title },
    }
    const made = scaledDrawing(draw, place, input)
    if (!made) return []
    const { asset, alt, widthOnPaper, heightOnPaper, scale } = made.drawing
    hint = made.drawing.hint
    assets[asset] = made.svg
    return [
      {
        ...{ asset, alt, widthOnPaper, heightOnPaper, title },
        remark: [
          withUnit(size(stock.length, stock.width)),
          text('used {{percent}}', { percent: percent(1 - sheet.waste) }),
          text('waste {{percent}}', { percent: percent(sheet.waste) }),
          scale,
        ],
        legend: legendOf(unsized(made.shapes, sheet.pieces, wordsOf), wordsOf),
      },
    ]
  })
  return { drawings, columns, hint, assets }
}

/** As many beside and below each other as can be read. */
function placeOf(paper: Paper): {
  readonly columns: number
  readonly width: number
  readonly height: number
} {
  const { width, height } = printable(paper)
  const columns = Math.floor((width + between) / (least + between))
  const rows = Math.floor(height / least)
  return {
    columns,
    width: (width - (columns - 1) * between) / columns,
    height: height / rows - besideSheet[columns === 1 ? 'alone' : 'several'],
  }
}

/** Neighbours that hold the same pieces in the same places. */
function alike(sheets: readonly NestedSheet[]): readonly (readonly [NestedSheet, ...NestedSheet[]])[] {
  const groups = new Map<string, [NestedSheet, ...NestedSheet[]]>()
  for (const sheet of sheets) {
    const key = JSON.stringify([sheet.material.key, sheet.thickness, sheet.pieces])
    const group = groups.get(key)
    if (group) group.push(sheet)
    else groups.set(key, [sheet])
  }
  return [...groups.values()]
}

/** "3–10, 14". */
function rangesOf(numbers: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else ranges.push([number, number])
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ')
}

function legendOf(
  pieces: readonly LaidPiece[],
  wordsOf: (piece: LaidPiece) => { readonly number: string; readonly size: string },
): string {
  const told = pieces.map((piece) => {
    const { number, size } = wordsOf(piece)
    return `${number}:\u00a0${size}`
  })
  return [...new Set(told)].join('; ')
}
