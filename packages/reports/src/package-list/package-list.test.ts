import { packageLabels } from '@arredo/making'
import { describe, expect, it } from 'vitest'
import { furnishedRooms } from '../../../../tools/rooms/furnished-rooms.ts'
import { makingInput } from '../lists/making-input.ts'
import { sampleOffer } from '../offer/sample-offer.ts'
import { inWords, listInput, looks, madePdf, missingRows } from '../testing/list-input.ts'
import { flat, flatText, misplacedWords, type PdfPage, pagesOf, wordsOf } from '../testing/read-pdf.ts'
import { packageList } from './package-list.ts'
import { packagePages } from './package-pages.ts'

const { catalogues, rooms } = await furnishedRooms()
const [room] = rooms
if (!room) throw new Error('no room')
const input = listInput(room.document, catalogues)
const labels = packageLabels(makingInput(input))

function dataOf(of = input) {
  const pages = packagePages(of)
  if (!pages.ok) throw new Error(pages.message)
  return pages.value.data
}

/** Words that lie across the lines along which a page of labels is cut. */
function cutWords({ width, height, words }: PdfPage, columns: number, rows: number): readonly string[] {
  const rim = (8 / 25.4) * 72
  const place = (at: number, whole: number, count: number) =>
    Math.floor((at - rim) / ((whole - 2 * rim) / count))
  return words
    .filter(
      ({ left, right, top, bottom }) =>
        place(left, width, columns) !== place(right, width, columns) ||
        place(top, height, rows) !== place(bottom, height, rows),
    )
    .map(({ text }) => text)
}

describe('the packing list', () => {
  it('has a row for every package, with what is in it, its size and its weight', () => {
    const [list] = dataOf().sections[0]?.lists ?? []
    expect(list?.rows.map(([number]) => number?.[0])).toEqual(labels.map(({ number }) => String(number)))
    expect(list?.rows[7]).toEqual([
      ['8', ''],
      ['4', ''],
      ['Base unit, three drawers', 'Doors and drawers'],
      [
        '',
        'Drawer front\u00a0×3, Drawer bottom\u00a0×3, Drawer side\u00a0×6, Drawer back\u00a0×3, Bar handle with screws',
      ],
      ['937\u00a0×\u00a0540\u00a0×\u00a0159', ''],
      ['38.0 kg', ''],
    ])
    expect(dataOf().sections[0]?.note).toContain(`Packages: ${labels.length}, `)
  })

  it.each(looks)('on %s in %s has every row and no word on another or beyond the rim', async (name, code) => {
    const other = { ...input, ...(await inWords(code)), paper: { name, isLandscape: false } }
    const pdf = await madePdf(packageList, other)
    const lists = dataOf(other).sections.flatMap((section) => section.lists)
    expect(missingRows(pdf, lists)).toEqual([])
    expect(misplacedWords(wordsOf(pdf))).toEqual([])
    expect(flatText(pdf)).not.toMatch(/€|EUR/)
  })

  it.each([
    ['large', 2, 2],
    ['medium', 2, 4],
    ['small', 2, 7],
  ] as const)(
    'has a label for every package, %s ones in %i × %i, none of them cut',
    async (labelSize, columns, rows) => {
      const long = 'The very long name of a project that nobody would write on a label '.repeat(6)
      const few = Object.fromEntries(Object.entries(input.document.rows).slice(0, 9))
      for (const name of [room.document.header.name, long, 'X'.repeat(300)]) {
        const document = { ...input.document, rows: few, header: { ...input.document.header, name } }
        const labels = packageLabels(makingInput({ ...input, document }))
        const pdf = await madePdf(packageList, { ...input, document, answers: { labelSize } })
        const pages = wordsOf(pdf)
        const count = Math.ceil(labels.length / (columns * rows))
        const sheets = pages.slice(-count)
        expect(sheets.flatMap((page) => cutWords(page, columns, rows))).toEqual([])
        expect(misplacedWords(sheets)).toEqual([])
        const numbers = sheets.flatMap(({ words }) => words.filter(({ text }) => /^\d+\/\d+$/.test(text)))
        expect(
          numbers.map(({ text }) => Number.parseInt(text, 10)).toSorted((one, two) => one - two),
        ).toEqual(labels.map(({ number }) => number))
      }
    },
  )

  it('has all on a label: number, project, whose it is, article, size, weight', async () => {
    const pages = pagesOf(await madePdf(packageList, input))
    const text = flat(pages.slice(-Math.ceil(labels.length / 8)).join(''))
    for (const { number, position, name, weight } of labels) {
      expect(text).toContain(`${number}/67`)
      expect(text).toContain(flat(name.en))
      if (position !== null) expect(text).toContain(`Pos.${position}`)
      if (weight !== null && weight < 100) expect(text).toContain(`${weight.toFixed(1)}kg`)
    }
    for (const words of [
      'Family kitchen in sage and oak',
      'Anna Rossi',
      '20122 Milano',
      '922 × 922 × 160 mm',
    ])
      expect(text).toContain(flat(words))
  })

  it('has no labels where nobody wants them', async () => {
    const pages = pagesOf(await madePdf(packageList, { ...input, answers: { labels: false } }))
    expect(pages.join('')).not.toContain('/67')
  })

  it('is a table of numbers', () => {
    const [table] = packageList.tables?.(input) ?? []
    const titles = table?.columns.map(({ title }) => title) ?? []
    const column = (title: string) => table?.rows.map((row) => row[titles.indexOf(title)])
    expect(column('Length (mm)')).toEqual(labels.map(({ sides }) => sides[0]))
    expect(column('Weight (kg)')).toEqual(labels.map(({ weight }) => weight))
  })

  it('says that there is nothing to pack where there is nothing', () => {
    expect(packagePages(sampleOffer(0))).toMatchObject({ ok: false })
  })
})
