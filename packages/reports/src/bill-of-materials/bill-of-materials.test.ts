import { boughtList, hardwareList, makingOf, materialBill } from '@arredo/making'
import { describe, expect, it } from 'vitest'
import { furnishedRooms } from '../../../../tools/rooms/furnished-rooms.ts'
import { makingInput } from '../lists/making-input.ts'
import { sampleOffer } from '../offer/sample-offer.ts'
import { inWords, listInput, looks, madePdf, missingRows } from '../testing/list-input.ts'
import { flatText, misplacedWords, wordsOf } from '../testing/read-pdf.ts'
import { billOfMaterials } from './bill-of-materials.ts'
import { billPages } from './bill-pages.ts'
import { boughtGroups } from './bought-columns.ts'

const { catalogues, rooms } = await furnishedRooms()
const inputs = rooms.map(({ source, document }) => [source.code, listInput(document, catalogues)] as const)
const input = inputs[0]?.[1] ?? sampleOffer(0)

function sectionsOf(of = input) {
  const pages = billPages(of)
  if (!pages.ok) throw new Error(pages.message)
  return pages.value.data.sections
}

describe('the bill of materials', () => {
  it.each(inputs)('of the room %s adds up to what making says', (_, of) => {
    const making = makingOf(makingInput(of))
    const [materials, bought, hardware] = billOfMaterials.tables?.(of) ?? []
    const numbers = (table: typeof materials, title: string) => {
      const at = table?.columns.findIndex((column) => column.title === title) ?? -1
      return table?.rows.map((row) => row[at])
    }
    const bill = materialBill(making)
    expect(numbers(materials, 'Pieces')).toEqual(bill.map(({ pieces }) => pieces))
    expect(numbers(materials, 'Boards (m²)')).toEqual(bill.map(({ area }) => area / 1e6))
    expect(numbers(materials, 'Edge bands (m)')).toEqual(bill.map(({ edging }) => edging / 1e3))
    expect(numbers(materials, 'Profiles (m)')).toEqual(bill.map(({ profiles }) => profiles / 1e3))
    expect(numbers(materials, 'Weight (kg)')).toEqual(bill.map(({ weight }) => weight))
    expect(numbers(hardware, 'Quantity')).toEqual(hardwareList(making).map(({ count }) => count))

    const lines = boughtList(making)
    const groups = boughtGroups(lines)
    expect(bought?.rows).toHaveLength(groups.length)
    const parts = lines.flatMap(({ article, partName }) => (partName ? [`${article} ${partName.en}`] : []))
    expect(
      groups.flatMap(({ article, parts: all }) => all.map(({ en }) => `${article} ${en}`)).toSorted(),
    ).toEqual(parts.toSorted())
    const whole = (all: readonly { readonly kind: string; readonly count: number }[]) =>
      all.filter(({ kind }) => kind === 'article').reduce((sum, { count }) => sum + count, 0)
    expect(whole(groups)).toBe(whole(lines))
  })

  it('says what all of it weighs, as far as that is known', () => {
    const making = makingOf(makingInput(input))
    const sum = materialBill(making).reduce((all, { weight }) => all + (weight ?? 0), 0)
    expect(sectionsOf()[0]?.note).toBe(`As it is built in, without offcuts: ${Math.round(sum)} kg together.`)
  })

  it('[D-285 part] has what is built into one article in one line, by its name', () => {
    const [fridge] =
      sectionsOf()[2]?.lists[0]?.rows.filter(([, article]) => article?.[1] === 'T-FRIDGE') ?? []
    expect(fridge?.map(([text]) => text).slice(0, 3)).toEqual(['1', 'Tall unit for fridge', 'Fridge-freezer'])
  })

  it.each(looks)(
    'on %s in %s has every row, and no word on another or beyond the rim',
    async (name, code) => {
      const other = { ...input, ...(await inWords(code)), paper: { name, isLandscape: false } }
      const pdf = await madePdf(billOfMaterials, other)
      const lists = sectionsOf(other).flatMap((section) => section.lists)
      expect(missingRows(pdf, lists)).toEqual([])
      expect(misplacedWords(wordsOf(pdf))).toEqual([])
      expect(flatText(pdf)).not.toMatch(/€|EUR/)
    },
  )

  it('says that there is nothing where nothing is made or bought', () => {
    expect(billPages(sampleOffer(0))).toMatchObject({ ok: false })
  })
})
