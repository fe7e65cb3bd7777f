import type { Material as Finish } from '@arredo/catalogue'
import { MeshPhysicalMaterial, Texture } from 'three'
import { expect, test } from 'vitest'
import { createLightField } from '../light/light-field.ts'
import { createMaterialStore } from './material-store.ts'
import { createTextureStore } from './texture-store.ts'

const plain = { tint: 'none', kelvin: null } as const

test('[D-202 part] pictures that would be seen to repeat are blended: no slab, nothing that is laid in order', () => {
  const isBlended = (finish: Omit<Finish, 'name'>, isRich = true) =>
    'ROOM_BLEND' in (storeOf(isRich).get({ name: { en: 'one' }, ...finish }, plain).defines ?? {})
  const oak = { colour: '#c6a27a', finish: 'wood', texture: pictures(800, 1600) } as const
  expect(isBlended(oak)).toBe(true)
  expect(isBlended({ colour: '#d9d5cd', finish: 'stone', texture: pictures(600, 600) })).toBe(true)
  expect(isBlended({ colour: '#e3e3e1', finish: 'stone', texture: pictures(2800, 2800) })).toBe(false)
  expect(isBlended({ ...oak, texture: { ...pictures(1800, 1800), laid: true } })).toBe(false)
  expect(isBlended({ colour: '#ebe8e1', finish: 'tile', texture: pictures(800, 800) })).toBe(false)
  // It costs two more looks at the picture for every pixel.
  expect(isBlended(oak, false)).toBe(false)
})

test('[D-203 part] a brushed metal draws out light, and is another material than a plain one', () => {
  const store = storeOf(true)
  const steel = { name: { en: 'Steel' }, colour: '#c8c9ca', finish: 'metal' } as const
  const [brushed, bare] = [store.get({ ...steel, brushed: true }, plain), store.get(steel, plain)]
  expect(brushed).toBeInstanceOf(MeshPhysicalMaterial)
  expect((brushed as MeshPhysicalMaterial).anisotropy).toBeGreaterThan(0.5)
  expect(bare).not.toBeInstanceOf(MeshPhysicalMaterial)
  expect(store.get({ ...steel, brushed: true }, plain)).toBe(brushed)
})

test('[D-203 part] the darker glass is, the less one sees through a pane of it', () => {
  const opacity = (colour: string) =>
    storeOf(true).get({ name: { en: 'Glass' }, colour, finish: 'glass' }, plain).opacity
  expect(opacity('#dfe9e6')).toBeLessThan(0.2)
  expect(opacity('#5b5750')).toBeGreaterThan(0.4)
  expect(opacity('#000000')).toBeLessThan(1)
})

function pictures(width: number, height: number) {
  return { colour: 'one.webp', width, height }
}

function storeOf(isRich: boolean) {
  const pattern = () => new Texture()
  return createMaterialStore({
    patterns: { grain: pattern, floor: pattern, stone: pattern, dispose: () => {} },
    pictures: createTextureStore(async () => null, 1, 0),
    ...{ field: createLightField(), isRich, onChange: () => {} },
  })
}
