import { type Report, reports } from '@arredo/reports'
import { expect, it } from 'vitest'
import { sheetProblems } from '../../packages/reports/src/testing/sheet-problems.ts'
import { madePdf } from './made-pdf.ts'
import { allLooks, soldRooms } from './samples.ts'

const samples = await soldRooms()

it.each(Object.values<Report>(reports).map((report) => [report.name, report] as const))(
  '%s of both rooms, brands, languages and papers has no word on another, alone or beyond the rim, and all its fonts',
  async (_, report) => {
    for (const sample of samples)
      for (const look of allLooks)
        expect(sheetProblems(await madePdf(report, sample, look)), JSON.stringify(look)).toEqual([])
  },
)
