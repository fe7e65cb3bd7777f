import { hardwareList as hardwareOf, makingOf } from '@arredo/making'
import { describe, expect, it } from 'vitest'
import { furnishedRooms } from '../../../../tools/rooms/furnished-rooms.ts'
import { makingInput } from '../lists/making-input.ts'
import { sampleOffer } from '../offer/sample-offer.ts'
import { inWords, listInput, looks, madePdf, missingRows } from '../testing/list-input.ts'
import { flatText, misplacedWords, wordsOf } from '../testing/read-pdf.ts'
import { hardwareList } from './hardware-list.ts'
import { hardwarePages } from './hardware-pages.ts'

const { catalogues, rooms } = await furnishedRooms()
const [room] = rooms
if (!room) throw new Error('no room')
const input = listInput(room.document, catalogues)

function sectionsOf(of = input) {
  const pages = hardwarePages(of)
  if (!pages.ok) throw new Error(pages.message)
  return pages.value.data.sections
}

describe('the hardware list', () => {
  it('tells what making says: how many, of whom, for which positions, and what these are', () => {
    const making = makingOf(makingInput(input))
    const [list] = sectionsOf()[0]?.lists ?? []
    expect(list?.columns.map(({ title }) => title)).toEqual([
      'Quantity',
      'Hardware',
      'Length',
      'Material',
      'Maker',
      'Order code',
      'For positions',
    ])
    expect(list?.rows.map(([count, name]) => [count?.[0], name?.[1]])).toEqual(
      hardwareOf(making).map(({ count, code }) => [String(count), code]),
    )
    const hinges = list?.rows.find(([, name]) => name?.[1] === 'hinge')?.map(([text]) => text)
    expect(hinges).toEqual([
      '26',
      'Concealed hinge 110° with plate',
      ...['', '', 'Lineo', 'H-110-SC'],
      '1\u00a0×2, 3\u00a0×4, 9\u00a0×5, 10\u00a0×2, 11\u00a0×5, 17\u00a0×4, 18\u00a0×4',
    ])
    const positions = sectionsOf()[1]?.lists[0]?.rows.map(([position]) => position?.[0])
    const wanted = making.items.filter(({ hardware }) => hardware.length > 0)
    expect(positions).toEqual(wanted.map(({ position }) => String(position)))
  })

  it.each(looks)(
    'on %s in %s has every row, and no word on another or beyond the rim',
    async (name, code) => {
      const other = { ...input, ...(await inWords(code)), paper: { name, isLandscape: false } }
      const pdf = await madePdf(hardwareList, other)
      const lists = sectionsOf(other).flatMap((section) => section.lists)
      expect(missingRows(pdf, lists)).toEqual([])
      expect(misplacedWords(wordsOf(pdf))).toEqual([])
      expect(flatText(pdf)).not.toMatch(/€|EUR/)
    },
  )

  it('is a table that adds up to the same', () => {
    const [table] = hardwareList.tables?.(input) ?? []
    const at = table?.columns.findIndex(({ title }) => title === 'Quantity') ?? -1
    expect(table?.rows.map((row) => row[at])).toEqual(
      hardwareOf(makingOf(makingInput(input))).map(({ count }) => count),
    )
    expect(table?.columns.map(({ title }) => title)).toContain('Length (mm)')
  })

  it('says that nothing takes hardware where nothing does', () => {
    expect(hardwarePages(sampleOffer(0))).toMatchObject({ ok: false })
  })
})
