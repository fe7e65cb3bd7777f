import { cutList as cutListOf, makingOf, nestSheets } from '@arredo/making'
import { toXlsx } from '@arredo/tables'
import { describe, expect, it } from 'vitest'
import { furnishedRooms } from '../../../../tools/rooms/furnished-rooms.ts'
import { makingInput } from '../lists/making-input.ts'
import { sampleOffer } from '../offer/sample-offer.ts'
import type { ReportInput } from '../report-input.ts'
import { inWords, listInput, looks, madePdf, missingRows } from '../testing/list-input.ts'
import {
  flat,
  flatText,
  lengthOnPaper,
  misplacedWords,
  pagesOf,
  poppler,
  wordsOf,
} from '../testing/read-pdf.ts'
import { cutList } from './cut-list.ts'
import { cutListPages } from './cut-list-pages.ts'

const { catalogues, rooms } = await furnishedRooms()

function inputOf(changes: Partial<ReportInput> = {}, room = 0): ReportInput {
  const document = rooms[room]?.document
  if (!document) throw new Error('no room')
  return listInput(document, catalogues, changes)
}

function dataOf(input: ReportInput) {
  const pages = cutListPages(input)
  if (!pages.ok) throw new Error(pages.message)
  return pages.value.data
}

const allLists = (input: ReportInput) => {
  const { sections, sheets } = dataOf(input)
  return [...sections, ...(sheets ? [sheets.section] : [])].flatMap(({ lists }) => lists)
}

function sumOf<Each>(all: readonly Each[], value: (each: Each) => number): number {
  return all.reduce((sum, each) => sum + value(each), 0)
}

describe('the cut list', () => {
  it.each(rooms.map(({ source }, index) => [source.code, index] as const))(
    'of the room %s has a row for every line that making says, with its numbers, and all of them are on paper',
    async (_, room) => {
      const input = inputOf({}, room)
      const { boards, profiles, pieces } = cutListOf(makingOf(makingInput(input)))
      const [boardSection] = dataOf(input).sections
      const rows = boardSection?.lists.flatMap((list) => list.rows) ?? []
      expect(rows.map(([number, count, length, width]) => [number, count, length, width].map(told))).toEqual(
        boards.map(({ number, count, length, width }) => [number, count, length, width].map(String)),
      )
      const lists = allLists(input)
      expect(sumOf(lists, (list) => list.rows.length)).toBeGreaterThan(
        boards.length + profiles.length + pieces.length,
      )
      const pdf = await madePdf(cutList, input)
      expect(missingRows(pdf, lists)).toEqual([])
      for (const { title } of lists) expect(flatText(pdf)).toContain(flat(title))
      expect(flatText(pdf)).not.toMatch(/€|EUR/)
    },
  )

  it.each(looks)(
    'on %s in %s has no word on another or beyond the rim, and every row',
    async (name, code) => {
      const paper = { name, isLandscape: false }
      const input = inputOf({ paper, ...(await inWords(code)) })
      const pdf = await madePdf(cutList, input)
      expect(misplacedWords(wordsOf(pdf))).toEqual([])
      expect(missingRows(pdf, allLists(input))).toEqual([])
      expect(poppler('pdfinfo', pdf)).toContain(name === 'A4' ? '595.276 x 841.89' : '612 x 792')
      expect(poppler('pdfinfo', pdf, '-meta')).toContain('<pdfuaid:part>1</pdfuaid:part>')
    },
  )

  it('draws every sheet once at its scale, with every piece that lies on it and what is used of it', async () => {
    const input = inputOf()
    const { boards } = cutListOf(makingOf(makingInput(input)))
    const { sheets } = nestSheets(boards)
    const drawings = dataOf(input).sheets?.drawings ?? []
    expect(drawings.map(({ title }) => title)).toEqual(
      sheets.map(
        ({ number, material, thickness }) => `Sheet ${number}: ${material.name.en}, ${thickness}\u00a0mm`,
      ),
    )
    const pdf = await madePdf(cutList, input)
    const text = flatText(pdf)
    for (const [index, { waste, pieces }] of sheets.entries()) {
      expect(drawings[index]?.remark).toContain(`used ${((1 - waste) * 100).toFixed(1)}%`)
      const from = text.indexOf(flat(drawings[index]?.title ?? ''))
      const next = drawings[index + 1]?.title
      const sheet = text.slice(from, next === undefined ? undefined : text.indexOf(flat(next)))
      for (const { line } of pieces) expect(sheet).toContain(String(line))
    }
    expect(lengthOnPaper(pdf, 2800)).toBeCloseTo((2800 / 20 / 25.4) * 72, 3)
  })

  it('draws sheets that are sawn alike once, with the numbers of all', () => {
    const input = inputOf()
    const document = {
      ...input.document,
      rows: Object.fromEntries(
        Object.entries(input.document.rows).map(([id, row]) => [
          id,
          row.kind === 'article' && row.article === 'W-SHELF' ? { ...row, quantity: 60 } : row,
        ]),
      ),
    }
    const { sheets } = dataOf(listInput(document, catalogues))
    expect(sheets?.drawings.some(({ title }) => /^Sheets \d+–\d+: /.test(title))).toBe(true)
  })

  it('takes the sheets, the saw and the bands it is told', async () => {
    const answers = { sheetLength: 2440, sheetWidth: 1220, kerf: 3, trim: 5, band: 2 }
    const input = inputOf({ answers })
    const { sections, sheets } = dataOf(input)
    expect(sheets?.section.note).toContain(
      '2\u202f440\u00a0×\u00a01\u202f220\u00a0mm, saw cut 3\u00a0mm, 5\u00a0mm',
    )
    expect(sheets?.drawings.length).toBeGreaterThan(dataOf(inputOf()).sheets?.drawings.length ?? 0)
    const [list] = sections[0]?.lists ?? []
    const at = list?.columns.findIndex(({ title }) => title === 'Sawn size') ?? -1
    // Two bands of two millimetres on every side.
    expect(list?.rows[0]?.[at]?.[0]).toBe('893\u00a0×\u00a0281')
    expect(sections[0]?.note).toContain('bands of 2\u00a0mm')
    expect(misplacedWords(wordsOf(await madePdf(cutList, input)))).toEqual([])
  })

  it('leaves the drawings out where nobody wants them, and tells what comes out of no sheet', async () => {
    const input = inputOf({ answers: { drawings: false } })
    expect(dataOf(input).sheets?.drawings).toEqual([])
    const pages = pagesOf(await madePdf(cutList, input))
    expect(pages.length).toBeLessThan(8)
    expect(pages.at(-1)).toMatch(/On none of these sheets[\s\S]+12 +1 +Sage, matt +16 +2.800 × 100 +larger/)
  })

  it('is a workbook that adds up to the same', () => {
    const input = inputOf()
    const { boards } = cutListOf(makingOf(makingInput(input)))
    const tables = cutList.tables?.(input) ?? []
    const [list, sheets, laid] = tables
    const column = (table: typeof list, title: string) => {
      const at = table?.columns.findIndex((one) => one.title === title) ?? -1
      return table?.rows.map((row) => Number(row[at])) ?? []
    }
    expect(tables.map(({ name }) => name)).toEqual(['Boards', 'Sheets', 'Pieces on sheets'])
    expect(column(list, 'Quantity')).toEqual(boards.map(({ count }) => count))
    expect(column(list, 'Length (mm)')).toEqual(boards.map(({ length }) => length))
    expect(column(list, 'Banded edges along the width')).toEqual(boards.map(({ edged }) => edged.across))
    expect(sumOf(column(sheets, 'Pieces'), (count) => count)).toBe(laid?.rows.length)
    const left = sumOf(nestSheets(boards).left, ({ count }) => count)
    expect(laid?.rows.length).toBe(sumOf(boards, ({ count }) => count) - left)
    expect(toXlsx(tables)).toEqual(toXlsx(cutList.tables?.(inputOf()) ?? []))
  })

  it('says that there is nothing to cut where nothing is made', () => {
    expect(cutListPages(sampleOffer(0))).toEqual({
      ok: false,
      message: 'There is nothing to cut in this project',
    })
  })
})

/** A number as it stands in a cell. */
function told(cell: readonly [string, string] | undefined): string {
  return cell?.[0].replaceAll('\u202f', '') ?? ''
}
