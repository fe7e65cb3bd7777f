import { atlasBrand, demoBrand } from '@arredo/brands'
import { findReport, reports, sourcesOf } from '@arredo/reports'
import { typeset } from '@arredo/reports/typeset'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { printedLetterhead } from '../../apps/server/src/documents/printed-letterhead.ts'
import { contrast, readable } from '../../packages/drawings/src/testing/contrast.ts'
import { allLooks, type Look, soldRooms } from './samples.ts'
import { type TextGround, textGrounds } from './text-grounds.ts'

const [sample] = await soldRooms()
const brands = { atlas: atlasBrand, demo: demoBrand } as const
/** Of every kind one, the brands in turn: of a brand pages have the mark alone, which is that of the letterhead. */
const looks = allLooks.filter(({ language, paper }) => language === 'en' && paper === 'A4')

// What is written in drawings, which are pictures on these pages: looks.test.ts and own-colour.test.ts of drawings.
it('every text of every kind of document can be read in black and white', async () => {
  const pairs = new Map<string, TextGround>()
  for (const [index, name] of Object.keys(reports).entries()) {
    const preview = await previewOf(name, looks[index % looks.length])
    for (const each of textGrounds(preview)) pairs.set(`${each.colour} ${each.ground}`, each)
  }
  const found = [...pairs.values()]
  expect(found.filter(({ colour, ground }) => contrast(colour, ground) < readable)).toEqual([])
  const marks = looks.map(({ brand }) => printedLetterhead(brands[brand], {}).ground)
  expect(new Set(found.map(({ ground }) => ground))).toEqual(new Set(['#ffffff', ...marks]))
})

it('the letter in the mark can be read whatever colour a brand has', () => {
  fc.assert(
    fc.property(fc.nat(0xffffff), (number) => {
      const primary = `#${number.toString(16).padStart(6, '0')}`
      const { ground, ink } = printedLetterhead(
        { ...demoBrand, palette: { ...demoBrand.palette, primary } },
        {},
      )
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(readable)
    }),
  )
})

async function previewOf(name: string, look: Look | undefined): Promise<string> {
  const report = findReport(name)
  if (!report || !sample || !look) throw new Error(`No ${name}`)
  const sources = await sourcesOf(report, await sample.inputFor(report, look))
  const made = sources.ok ? await typeset(sources.value) : sources
  if (!made.ok) throw new Error(`${name}: ${made.message}`)
  return made.value.preview
}
