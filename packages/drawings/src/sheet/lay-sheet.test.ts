import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Drawing } from '../drawing.ts'
import { extentOf } from '../extent.ts'
import { fitDrawing } from './fit-drawing.ts'
import { laySheet, type PaperBox } from './lay-sheet.ts'

/** A rectangle with a text under it, as high as it is asked for. */
function framed(width: number, height: number) {
  return ({ textSize }: { textSize: number }): Drawing => [
    {
      kind: 'polygon',
      style: 'item',
      points: [
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
      ],
    },
    {
      kind: 'text',
      style: 'dimensionText',
      at: [width / 2, -textSize],
      text: String(width),
      size: textSize,
      turn: 0,
    },
  ]
}

const lengths = fc.integer({ min: 300, max: 40_000 })
const papers = fc.record({
  paper: fc.constantFrom('A4', 'A3', 'Letter', 'Tabloid'),
  orientation: fc.constantFrom('portrait', 'landscape'),
  units: fc.constantFrom('metric', 'feet'),
  titleBlock: fc.constantFrom(0, 20, 40),
  aside: fc.constantFrom(0, 80),
})

function isInside(one: PaperBox, two: PaperBox): boolean {
  const crumb = 1e-6
  return (
    one.left >= two.left - crumb &&
    one.top >= two.top - crumb &&
    one.left + one.width <= two.left + two.width + crumb &&
    one.top + one.height <= two.top + two.height + crumb
  )
}

describe('a sheet', () => {
  it('has its drawing inside its margins, above its title block, at the largest scale that fits', () => {
    fc.assert(
      fc.property(lengths, lengths, papers, (width, height, options) => {
        const sheet = laySheet(framed(width, height), options)
        if (!sheet) return expect.fail('nothing was drawn')
        expect(sheet.fits).toBe(true)
        const foot = sheet.titleBlock?.top ?? sheet.paper.height - 10
        const right = sheet.aside?.left ?? sheet.paper.width - 10
        const free = { left: 14, top: 14, width: right - 18, height: foot - 18 }
        if (sheet.aside) expect(isInside(sheet.aside, sheet.frame)).toBe(true)
        expect(isInside(sheet.place, free)).toBe(true)
        expect(sheet.place.width).toBeGreaterThanOrEqual(width / sheet.ratio)
        const larger = [20, 25, 50, 100, 200, 500].filter((ratio) => ratio < sheet.ratio)
        for (const ratio of larger) {
          const {
            left,
            right: end,
            bottom,
            top,
          } = extentOf(framed(width, height)({ textSize: 2.5 * ratio })) ?? fail()
          const isTooWide = (end - left) / ratio > free.width - 3
          expect(isTooWide || (top - bottom) / ratio > free.height - 3).toBe(true)
        }
      }),
    )
  })

  it('is so many millimetres wide on paper as its picture says, and letters are as high as asked for', () => {
    const fitted = fitDrawing(framed(4000, 2500), { width: 190, height: 200, units: 'metric', letters: 3 })
    expect(fitted?.ratio).toBe(25)
    expect(fitted?.svg).toContain('viewBox="-25 -2525 4050 2655" ')
    expect([fitted?.widthOnPaper, fitted?.heightOnPaper]).toEqual([162, 106.2])
    expect(fitted?.drawing.find(({ kind }) => kind === 'text')).toMatchObject({ size: 75 })
  })

  it('has a bar of a round length, at least two and at most five centimetres long', () => {
    const bars = ([20, 25, 50, 100] as const).flatMap((largest) =>
      (['metric', 'feet'] as const).map((units) => {
        const fitted = fitDrawing(framed(300, 300), { width: 190, height: 200, units, largest })
        const bar = fitted?.bar
        expect(bar?.widthOnPaper).toBeGreaterThan(19)
        expect(bar?.widthOnPaper).toBeLessThanOrEqual(50)
        return `1:${fitted?.ratio} ${bar?.length} ${bar?.unit}`
      }),
    )
    expect(bars).toEqual([
      '1:20 1 m',
      '1:20 2 ft',
      '1:25 1 m',
      '1:25 2 ft',
      '1:50 2 m',
      '1:50 5 ft',
      '1:100 5 m',
      '1:100 10 ft',
    ])
  })

  it('is none where there is nothing to draw, and says so where nothing is small enough', () => {
    const options = { paper: 'A4', orientation: 'portrait', units: 'metric' } as const
    expect(laySheet(() => null, options)).toBeNull()
    expect(laySheet(() => [], options)).toBeNull()
    expect(laySheet(framed(5_000_000, 10), options)).toMatchObject({ fits: false, ratio: 10_000 })
  })
})

function fail(): never {
  throw new Error('nothing was drawn')
}
