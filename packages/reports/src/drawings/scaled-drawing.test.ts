import type { Drawing } from '@arredo/drawings'
import { describe, expect, it } from 'vitest'
import { sampleOffer } from '../offer/sample-offer.ts'
import { scaledDrawing } from './scaled-drawing.ts'

const place = {
  width: 170,
  height: 205,
  asset: 'plan.svg',
  heading: 'Floor plan',
  alt: 'Floor plan of the room',
}

function rectangle(width: number, height: number): Drawing {
  return [
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
  ]
}

function drawn(width: number, height: number, lengthUnit: 'MM' | 'EX' = 'MM') {
  const made = scaledDrawing(() => rectangle(width, height), place, sampleOffer(0, { lengthUnit }))
  if (!made) throw new Error('nothing was drawn')
  return made.drawing
}

describe('a drawing at scale', () => {
  it.each([
    [3000, 3000, '1:20', 152],
    [5800, 4800, '1:50', 118],
    [8000, 11_000, '1:100', 82],
    [12_000, 30_000, '1:200', 62],
  ])('of %i × %i mm is drawn at %s', (width, height, scale, widthOnPaper) => {
    const drawing = drawn(width, height)
    expect(drawing.scale).toBe(`Scale ${scale}`)
    expect(drawing.widthOnPaper).toBe(widthOnPaper)
  })

  it('has a bar whose length on paper is its number at the scale', () => {
    expect(drawn(5000, 5000).bar).toEqual({ widthOnPaper: 40, labels: ['0', '1', '2\u00a0m'] })
    const inFeet = drawn(5000, 5000, 'EX').bar
    expect(inFeet.labels[2]).toBe('5\u00a0ft')
    expect(inFeet.widthOnPaper).toBeCloseTo((5 * 304.8) / 50)
  })

  it('is none where there is nothing to draw', () => {
    expect(scaledDrawing(() => [], place, sampleOffer(0))).toBeNull()
  })
})
