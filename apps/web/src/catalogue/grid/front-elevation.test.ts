import type { Part } from '@arredo/geometry'
import { expect, it } from 'vitest'
import { frontElevation } from './front-elevation.ts'

const materials = {
  white: { name: { en: 'White' }, colour: '#ffffff', finish: 'matt' },
  oak: { name: { en: 'Oak' }, colour: '#b98a55', finish: 'wood' },
} as const

const carcass: Part = {
  code: 'side',
  shape: 'box',
  at: [0, 0, 100],
  size: [600, 560, 760],
  material: 'white',
}
const front: Part = { code: 'front', shape: 'box', at: [2, 560, 102], size: [596, 20, 756], material: 'oak' }

it('paints what stands in front last, whatever the order of the parts', () => {
  const keys = (parts: readonly Part[]) => frontElevation(parts, materials).faces.map(({ fill }) => fill)

  expect(keys([front, carcass])).toEqual(['#ffffff', '#b98a55'])
  expect(keys([carcass, front])).toEqual(['#ffffff', '#b98a55'])
})

it('turns height upwards into a drawing that grows downwards', () => {
  expect(frontElevation([carcass], materials).box).toEqual({ x: 0, y: -860, width: 600, height: 760 })
})

it('draws an extrusion along each axis by what is seen of it from the front', () => {
  const profile = [
    [0, 0],
    [40, 0],
    [40, 20],
  ] as const
  const seen = (along: 'x' | 'y' | 'z') =>
    frontElevation(
      [{ code: 'p', shape: 'extrusion', at: [10, 0, 5], profile, along, length: 300, material: 'oak' }],
      materials,
    ).box

  expect(seen('x')).toEqual({ x: 10, y: -25, width: 300, height: 20 })
  expect(seen('y')).toEqual({ x: 10, y: -25, width: 40, height: 20 })
  expect(seen('z')).toEqual({ x: 10, y: -305, width: 40, height: 300 })
})

it('gives a part of unknown material a colour of its own instead of none', () => {
  const [face] = frontElevation([{ ...carcass, material: 'lost' }], materials).faces
  expect(face?.fill).toMatch(/^#[0-9a-f]{6}$/)
})
