import type { Material as Finish } from '@arredo/catalogue'
import { BufferGeometry, Group, Mesh, type MeshStandardMaterial, Texture } from 'three'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLightField } from '../light/light-field.ts'
import { createMaterialStore } from './material-store.ts'
import { createTextureStore } from './texture-store.ts'
import { createUnusedPictures } from './unused-pictures.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 4, close: () => {} }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what nothing is covered with any more is freed after a while, and fetched again when it is wanted', async () => {
  const fetched: string[] = []
  const pictures = createTextureStore(
    async (file) => {
      fetched.push(file)
      return new Blob()
    },
    1,
    0,
  )
  const pattern = () => new Texture()
  const materials = createMaterialStore({
    patterns: { grain: pattern, floor: pattern, stone: pattern, dispose: () => {} },
    ...{ pictures, field: createLightField(), isRich: false, onChange: () => {} },
  })
  const scene = new Group()
  const unused = createUnusedPictures(scene, materials, pictures)
  const get = (finish: Finish) => materials.get(finish, { tint: 'none', kelvin: null })
  const [oak, slate] = [covered('oak.webp'), covered('slate.webp')]
  for (const finish of [oak, slate]) scene.add(new Mesh(new BufferGeometry(), get(finish)))
  await pictures.settled()
  await vi.advanceTimersByTimeAsync(0)
  const [ofOak, ofSlate] = [get(oak), get(slate)].map((one) => (one as MeshStandardMaterial).map)
  const freed: string[] = []
  ofOak?.addEventListener('dispose', () => freed.push('oak'))
  ofSlate?.addEventListener('dispose', () => freed.push('slate'))

  scene.children.pop()
  unused.freeSoon()
  await vi.advanceTimersByTimeAsync(4000)
  expect(freed).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  expect(freed).toEqual(['slate'])
  get(oak)
  get(slate)
  await pictures.settled()
  expect(fetched).toEqual(['oak.webp', 'slate.webp', 'slate.webp'])
})

function covered(colour: string): Finish {
  return {
    name: { en: colour },
    colour: '#808080',
    finish: 'matt',
    texture: { colour, width: 600, height: 600 },
  }
}
