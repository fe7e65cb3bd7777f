import { shellOf, type WallFace } from '@arredo/geometry'
import { expect, test } from 'vitest'
import { faceLooks } from './face-looks.ts'
import { rectangle, wallOf, withWall } from './plan-for-tests.ts'

const house = shellOf(withWall(rectangle(5000, 4000), 'low', [2000, 4000], [2000, 2500], { height: 1100 }))

test('a face is darker towards the corners of its room and its foot, outside it is plain', () => {
  const inside = faceLooks(wallOf(house, 'n').faces.right, house)
  expect(inside.at(100).dark(0, 1500)).toBeGreaterThan(inside.at(100).dark(300, 1500))
  expect(inside.at(1000).dark(1000, 1500)).toBe(0)
  expect(inside.at(1000).dark(1000, 0)).toBeGreaterThan(0)
  expect(inside.at(4900).dark(5000, 1500)).toBeGreaterThan(0.1)
  const outside = faceLooks(wallOf(house, 'n').faces.left, house)
  expect([outside.at(0).dark(0, 0), outside.at(0).paint, outside.rows]).toEqual([0, 0, []])
})

test('above a low wall that ends on it the light comes back', () => {
  const { at, rows } = faceLooks(wallOf(house, 'n').faces.right, house)
  expect(at(1900).dark(1950, 1000)).toBeGreaterThan(0.1)
  expect(at(1900).dark(1950, 1400)).toBeLessThan(at(1900).dark(1950, 1100))
  expect(at(1900).dark(1950, 1700)).toBe(0)
  expect(rows).toContain(1100)
})

test('where the room turns out there is no corner, nor at a free end', () => {
  const low = wallOf(house, 'low').faces
  const atEnds = ({ start, end, ...face }: WallFace) => {
    const { at } = faceLooks({ start, end, ...face }, house)
    return [at(start).dark(start, 900) > 0, at(end).dark(end, 900) > 0]
  }
  expect(atEnds(low.right)).toEqual([true, false])
  expect(atEnds(low.left)).toEqual([false, true])
})

test('a gable is as high as it is in the corner', () => {
  const slopes = [{ wall: 'w', side: 'right', knee: 1000, run: 2000 }] as const
  const attic = shellOf(rectangle(5000, 4000, { slopes }))
  const { at, rows } = faceLooks(wallOf(attic, 'e').faces.right, attic)
  expect(at(0).dark(0, 2600)).toBeCloseTo(0.16)
  expect(rows).not.toContain(1000)
})
