import { sampleModel } from '@arredo/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLightField } from '../light/light-field.ts'
import { createModelStore } from '../models/model-store.ts'
import { createTextureStore } from './texture-store.ts'

const size = { width: 600, height: 600 }
let opened: { readonly close: () => void }[]

beforeEach(() => {
  opened = []
  vi.stubGlobal('createImageBitmap', async () => {
    const bitmap = { close: vi.fn() }
    opened.push(bitmap)
    return bitmap
  })
})
afterEach(() => vi.unstubAllGlobals())

const closed = () => opened.filter(({ close }) => vi.mocked(close).mock.calls.length > 0).length

test('a picture is closed once the graphics card has it', async () => {
  const store = createTextureStore(async () => new Blob(), 1, 0)
  const oak = await store.get('oak.webp', size, 'colour')
  await store.get('slate.webp', size, 'colour')
  expect([opened.length, closed()]).toEqual([2, 0])
  // As the renderer does after it sent the picture.
  oak?.onUpdate?.(oak)
  expect(closed()).toBe(1)
})

test('pictures that were never drawn are closed with the room, also those that arrive after it', async () => {
  const store = createTextureStore(async () => new Blob(), 1, 0)
  await store.get('oak.webp', size, 'colour')
  const late = store.get('oak-normal.webp', size, 'numbers')
  await Promise.resolve()
  store.dispose()
  await late
  await store.settled()
  expect([opened.length, closed()]).toEqual([2, 2])
})

test('the pictures of a model are closed with it', async () => {
  const glb = new Blob([new Uint8Array(sampleModel({ picture: new Uint8Array([1, 2, 3]) }))])
  const models = createModelStore({
    source: async () => glb,
    field: createLightField(),
    isRich: true,
    anisotropy: 1,
    retryAfter: 0,
  })
  models.get('tap.glb')
  await models.settled()
  expect([opened.length, closed()]).toEqual([1, 0])
  models.dispose()
  await Promise.resolve()
  expect(closed()).toBe(1)
})
