import { type Report, reports } from '@arredo/reports'
import { expect, it } from 'vitest'
import { sheetProblems } from '../../packages/reports/src/testing/sheet-problems.ts'
import { madePdf } from './made-pdf.ts'
import { allLooks, otherSheets, soldRooms } from './samples.ts'

const samples = await soldRooms()

const kinds = Object.values<Report>(reports).map((report) => [report.name, report] as const)

it.each(kinds)(
  '%s of both rooms, brands, languages and papers has no word on another, alone or beyond the rim, and all its fonts',
  async (_, report) => {
    for (const sample of samples)
      for (const look of allLooks)
        expect(sheetProblems(await madePdf(report, sample, look)), JSON.stringify(look)).toEqual([])
  },
)

it.each(kinds)('[D-247] %s is as well set on any other paper, upright and level', async (_, report) => {
  const turns = report.fields.some(({ name }) => name === 'orientation')
  const level = turns ? 'words' : 'pictures'
  for (const [index, sample] of samples.entries())
    for (const look of allLooks)
      for (const sheet of otherSheets) {
        // A room in each brand: both have both above.
        if ((look.brand === 'atlas') !== (index === 0)) continue
        // Measures in inches are too long for the chains of a room on a letter: its drawings are for the large one.
        const isInInches = look.paper === 'Letter' && look.language === 'en'
        if (report.drawings && isInInches && sheet.paper === 'small') continue
        const pdf = await madePdf(report, sample, { ...look, sheet })
        expect(sheetProblems(pdf, { level }), JSON.stringify({ ...look, sheet })).toEqual([])
      }
})
