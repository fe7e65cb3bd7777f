import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readWidth } from './read-width.ts'

const exactly = (...widths: number[]) => widths.flatMap((width) => [width, width])

it.each([
  ['base 60', 'base', exactly(600)],
  ['60 cm base', 'base', exactly(600)],
  ['base 60cm door', 'base door', exactly(600)],
  ['basi cm 60', 'basi', exactly(600)],
  ['drawers 900', 'drawers', exactly(900)],
  ['base 62,5 cm', 'base', exactly(625)],
  ['worktop 2.4 m', 'worktop', exactly(2400)],
  ['worktop 240', 'worktop', exactly(2400, 240)],
  ['worktop 300', 'worktop', exactly(300, 3000)],
  ['wall unit 24″', 'wall unit', [598, 622]],
  ['3 drawers 80', '3 drawers', exactly(800)],
  ['45', '', exactly(450)],
])('reads the width of "%s"', (text, rest, wide) => {
  expect(readWidth(text)).toMatchObject({ rest, wide })
})

it.each([
  'base',
  'base 3',
  'W60',
  'B-60',
  'base 60x58',
  '60/2',
  'rt11',
  'base 5 mm',
  '99999',
  '2.5 base',
  '',
])('finds no width in "%s"', (text) => expect(readWidth(text)).toBeNull())

it('takes bare numbers for inches where people measure in them', () => {
  expect(readWidth('base 24', true)?.wide.slice(0, 2)).toEqual([598, 622])
  // One digit counts drawers and doors.
  expect(readWidth('base 3 drawers', true)).toBeNull()
  expect(readWidth('base 600', true)?.wide).toEqual(exactly(600))
})

it('never loses another word, and never wishes for an empty span', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-z]{1,8}$/)),
      fc.integer({ min: 15, max: 9999 }),
      fc.nat(),
      (words, number, place) => {
        const at = place % (words.length + 1)
        // A unit beside the number belongs to it.
        fc.pre(
          ![...words].some((word) => ['mm', 'cm', 'm', 'in', 'inch', 'inches', 'pollici'].includes(word)),
        )
        const read = readWidth([...words.slice(0, at), number, ...words.slice(at)].join(' '))
        expect(read?.rest).toBe(words.join(' '))
        expect(read?.wideText).toBe(String(number))
        for (const [index, from] of (read?.wide ?? []).entries())
          if (index % 2 === 0) expect(from).toBeLessThanOrEqual(read?.wide[index + 1] ?? 0)
      },
    ),
  )
})
