import type { BoxPart, Point3 } from '@arredo/geometry'
import { expect, test } from 'vitest'
import { faceLights } from './gap-shade.ts'

const upper = box([0, 560, 363], [600, 19, 357])
const lower = box([0, 560, 0], [600, 19, 360])
const shelf = box([0, 0, 300], [600, 540, 18])

test('two fronts one above the other are dark where they face each other, and nowhere else', () => {
  const [above, below] = faceLights([upper, lower, shelf])
  expect(above?.map((light) => light < 1)).toEqual([false, false, false, false, true, false])
  expect(below?.map((light) => light < 1)).toEqual([false, false, false, false, false, true])
})

test('what is far, small or of glass darkens nothing', () => {
  const farAbove = box([0, 560, 380], [600, 19, 300])
  const knob = box([280, 579, 100], [30, 20, 30])
  expect(faceLights([lower, farAbove, knob])[0]).toEqual([1, 1, 1, 1, 1, 1])
  expect(faceLights([lower, { ...upper, material: 'glass' }], (code) => code === 'glass')[0]).toEqual([
    1, 1, 1, 1, 1, 1,
  ])
})

function box(at: Point3, size: Point3): BoxPart {
  return { code: 'p', shape: 'box', at, size, material: 'm' }
}
