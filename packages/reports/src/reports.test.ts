import { describe, expect, it } from 'vitest'
import { furnishedRooms } from '../../../tools/rooms/furnished-rooms.ts'
import { greyPicture } from './offer/make-sample-offer.ts'
import type { Pages, Report } from './report.ts'
import type { ReportInput } from './report-input.ts'
import { reports } from './reports.ts'
import { demoSale } from './testing/demo-sale.ts'

const { catalogues, rooms } = await furnishedRooms()
const kitchen = rooms[0]?.document
if (!kitchen) throw new Error('no room')
const picture = greyPicture()
const sale = demoSale(kitchen, catalogues, { picture, views: [{ id: 'door', name: 'Door', picture }] })

function pagesOf(report: Report, input: ReportInput): Pages {
  const made = report.pages(input)
  if (!made.ok) throw new Error(made.message)
  return made.value
}

/** All texts of the data, by what they are called there. */
function textsOf(data: unknown, name = ''): readonly (readonly [name: string, text: string])[] {
  if (typeof data === 'string') return [[name, data]]
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) => textsOf(value, Array.isArray(data) ? name : key))
}

describe.each(Object.values<Report>(reports).map((report) => [report.name, report] as const))(
  'the report %s',
  (_, report) => {
    it('without a number speaks of none', () => {
      const { data } = pagesOf(report, { ...sale, number: '' })
      const texts = textsOf(data)
      for (const [name, text] of texts) if (/title|label|number/i.test(name)) expect(text).toBe(text.trim())
      expect(texts.map(([, text]) => text)).not.toContain(`${report.title} number`)
      expect(JSON.stringify(data)).not.toContain('{{')
    })

    it('takes pictures of the room exactly if it says so', () => {
      const shown = Object.values(pagesOf(report, sale).assets ?? {}).filter((asset) => asset === picture)
      expect(shown).toHaveLength(report.pictures ? { room: 1, chosen: 2, all: 2 }[report.pictures] : 0)
    })
  },
)
