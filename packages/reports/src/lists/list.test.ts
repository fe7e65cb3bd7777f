import { done } from '@arredo/project'
import { describe, expect, it } from 'vitest'
import { hardwareList } from '../hardware-list/hardware-list.ts'
import { sampleOffer } from '../offer/sample-offer.ts'
import type { Report } from '../report.ts'
import type { ReportInput } from '../report-input.ts'
import { madePdf, missingRows } from '../testing/list-input.ts'
import { misplacedWords, pagesOf, wordsOf } from '../testing/read-pdf.ts'
import { type ListColumn, paperList, paperLists, spreadsheetOf } from './list.ts'
import { listHead } from './list-head.ts'

type Row = { readonly number: number; readonly name: string; readonly rest: string }

const columns: readonly ListColumn<Row>[] = [
  {
    title: 'No.',
    kind: 'number',
    unit: 'mm',
    read: ({ number }) => `row ${number}`,
    value: ({ number }) => number,
  },
  { title: 'Name', kind: 'text', isWide: true, read: ({ name, rest }) => [name, rest] },
  { title: 'Never', kind: 'text', read: () => '' },
  { title: 'Code', kind: 'text', only: 'spreadsheet', read: ({ rest }) => rest },
  { title: 'Mark', kind: 'text', only: 'paper', read: () => 'x' },
]

function rowsOf(count: number): readonly Row[] {
  return Array.from({ length: count }, (_, index) => ({
    ...{ number: index + 1, name: `Name ${index + 1}` },
    rest: index % 7 === 3 ? 'a long remark that takes more than a line of its column, '.repeat(3) : '',
  }))
}

/** A report that has nothing but these lists. */
function listOf(groups: readonly (readonly Row[])[]): Report {
  const lists = paperLists(
    columns,
    groups.map((rows, index) => ({ title: `Group ${index + 1}`, remark: ['remark'], rows })),
  )
  return {
    ...hardwareList,
    pages(input: ReportInput) {
      const head = listHead(input, 'List')
      return head.ok
        ? done({ data: { ...head.value, sections: [{ heading: 'All', note: 'Note', lists }] } })
        : head
    },
  }
}

describe('a list on paper', () => {
  it.each(['A4', 'Letter'] as const)(
    'of any length on %s has its title and heads over the rows of every page, and never one row alone',
    async (name) => {
      const input = sampleOffer(0, { paper: { name, isLandscape: false } })
      let turned = 0
      for (let count = 26; count <= 46; count += 1) {
        const pdf = await madePdf(listOf([rowsOf(count)]), input)
        const pages = pagesOf(pdf)
        const rows = pages.map((page) => page.match(/row \d+/g)?.length ?? 0)
        expect(rows.reduce((sum, each) => sum + each, 0)).toBe(count)
        for (const [index, page] of pages.entries()) {
          expect(page).toMatch(/Group 1 +remark\s+No\.\s+Name +Mark|Group 1 +remark\s+No\.\s+mm +Name +Mark/)
          expect(rows[index]).toBeGreaterThan(1)
        }
        if (pages.length > 1) turned += 1
      }
      expect(turned).toBeGreaterThan(10)
    },
    60_000,
  )

  it('has the columns of lists below each other in one line, and no word on another', async () => {
    const groups = [rowsOf(1), rowsOf(2), rowsOf(3), rowsOf(40)]
    const report = listOf(groups)
    const pdf = await madePdf(report, sampleOffer(0))
    expect(misplacedWords(wordsOf(pdf))).toEqual([])
    const names = wordsOf(pdf).flatMap(({ words }) => words.filter(({ text }) => text === 'Name'))
    expect(new Set(names.map(({ left }) => Math.round(left)))).toHaveProperty('size', 1)
    const lists = paperLists(
      columns,
      groups.map((rows) => ({ title: '', remark: [], rows })),
    )
    expect(missingRows(pdf, lists)).toEqual([])
  })

  it('leaves out the columns in which nothing stands, and is none without rows', () => {
    const [list] = paperList(columns, rowsOf(3))
    expect(list?.columns.map(({ title }) => title)).toEqual(['No.', 'Name', 'Mark'])
    expect(paperList(columns, [])).toEqual([])
  })
})

describe('the same list in a spreadsheet', () => {
  it('has numbers as numbers, units in its titles, and columns of its own', () => {
    const table = spreadsheetOf('List', columns, rowsOf(4))
    expect(table.columns.map(({ title }) => title)).toEqual(['No. (mm)', 'Name', 'Never', 'Code'])
    expect(table.rows[0]).toEqual([1, 'Name 1', '', ''])
    expect(table.rows[3]?.[1]).toContain('Name 4, a long remark')
  })
})
