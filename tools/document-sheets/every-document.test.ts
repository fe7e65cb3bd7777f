import { findReport, reports } from '@arredo/reports'
import { expect, it } from 'vitest'
import { sheetProblems } from '../../packages/reports/src/testing/sheet-problems.ts'
import { madePdf } from './made-pdf.ts'
import { allLooks, type Look, soldRooms } from './samples.ts'

const samples = await soldRooms()

/** Some on paper that is not their own; `every-document.long.test.ts` has them all. */
const turned = [
  ['offer', { paper: 'small', orientation: 'landscape' }],
  ['summary', { paper: 'small', orientation: 'landscape' }],
  ['cutList', { paper: 'large', orientation: 'landscape' }],
  ['alternatives', { paper: 'large', orientation: 'portrait' }],
] as const

it.each(turned)('[D-247 part] %s is as well set on %o', async (name, sheet) => {
  const pdf = await pdfOf(name, 0, { brand: 'demo', language: 'en', paper: 'Letter', sheet })
  expect(sheetProblems(pdf, { level: 'words' })).toEqual([])
})

/** Several in one file too. */
const names = [...Object.keys(reports), 'summary;alternatives;pictureBook']

/** Of every kind one room in one look, in turns; `every-document.long.test.ts` makes them all. */
const chosen = names.map(
  (name, index) => [name, Math.floor(index / 4) % 2, allLooks[index % allLooks.length]] as const,
)

it.each(chosen)(
  '%s has no word on another, alone or beyond the rim, all its fonts, and the same bytes for the same input',
  async (name, room, look) => {
    const first = await pdfOf(name, room, look)
    expect(sheetProblems(first)).toEqual([])
    expect(Buffer.compare(await pdfOf(name, room, look), first)).toBe(0)
  },
)

async function pdfOf(name: string, room: number, look: Look | undefined): Promise<Uint8Array> {
  const [report, sample] = [findReport(name), samples[room]]
  if (!report || !sample || !look) throw new Error(`No ${name} of room ${room}`)
  return madePdf(report, sample, look)
}
