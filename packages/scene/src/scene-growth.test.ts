import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSceneGrowth, type SceneGrowth } from './scene-growth.ts'
import type { World } from './world.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A world of five slices, whose pictures and whose light arrive when they are told to. */
function growing(isSoftware: boolean) {
  let [left, frames] = [5, 0]
  let [cover, light] = [() => {}, () => {}]
  const covered = new Promise<void>((resolve) => {
    cover = resolve
  })
  const lit = new Promise<void>((resolve) => {
    light = resolve
  })
  const said: string[] = []
  const items = { isWhole: () => left === 0, grow: () => --left === 0 }
  const world = { items, isSoftware, covered: () => covered, lit: () => lit, renderer: { shadowMap: {} } }
  const growth: SceneGrowth = createSceneGrowth(world as unknown as World, {
    eye: () => [0, 0, 0],
    requestFrame() {
      if (!growth.mayDraw()) throw new Error('A frame that must not be drawn was asked for')
      frames += 1
      growth.drawn()
    },
    onSeen: () => said.push('seen'),
    onComplete: () => said.push('complete'),
  })
  return { growth, cover, light, said, frames: () => frames }
}

test('in software a room is drawn when all of it is there, and seen with the pictures of its surfaces in its own light', async () => {
  const { growth, cover, light, said, frames } = growing(true)
  growth.goOn()
  expect(growth.mayDraw()).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(frames()).toBe(1)
  expect(said).toEqual([])
  cover()
  await vi.advanceTimersByTimeAsync(0)
  expect(said).toEqual([])
  light()
  await vi.advanceTimersByTimeAsync(0)
  expect(frames()).toBe(2)
  expect(said).toEqual(['complete', 'seen'])
})

test('on a graphics card it grows from frame to frame, and nobody waits long for a slow picture', async () => {
  const { growth, cover, light, said, frames } = growing(false)
  growth.goOn()
  await vi.advanceTimersByTimeAsync(100)
  expect(frames()).toBeGreaterThan(3)
  await vi.advanceTimersByTimeAsync(1500)
  expect(said).toEqual(['seen'])
  cover()
  light()
  await vi.advanceTimersByTimeAsync(0)
  expect(said).toEqual(['seen', 'complete'])
})

test('one that is gone grows no more', async () => {
  const { growth, cover, light, said, frames } = growing(false)
  growth.goOn()
  const drawn = frames()
  growth.stop()
  cover()
  light()
  await vi.advanceTimersByTimeAsync(5000)
  expect(frames()).toBe(drawn)
  expect(said).toEqual([])
})
