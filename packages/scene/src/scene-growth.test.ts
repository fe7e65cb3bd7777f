import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSceneGrowth, type SceneGrowth } from './scene-growth.ts'
import type { World } from './world.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A world of five slices, whose pictures arrive when they are told to. */
function growing(isSoftware: boolean) {
  let [left, frames, arrive] = [5, 0, () => {}]
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const said: string[] = []
  const items = { isWhole: () => left === 0, grow: () => --left === 0 }
  const world = { items, isSoftware, settled: () => arrived, renderer: { shadowMap: {} } }
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
  return { growth, arrive, said, frames: () => frames }
}

test('in software a room is drawn when all of it is there, and seen with the pictures of its surfaces', async () => {
  const { growth, arrive, said, frames } = growing(true)
  growth.goOn()
  expect(growth.mayDraw()).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(frames()).toBe(1)
  expect(said).toEqual([])
  arrive()
  await vi.advanceTimersByTimeAsync(0)
  expect(frames()).toBe(2)
  expect(said).toEqual(['complete', 'seen'])
})

test('on a graphics card it grows from frame to frame, and nobody waits long for a slow picture', async () => {
  const { growth, arrive, said, frames } = growing(false)
  growth.goOn()
  await vi.advanceTimersByTimeAsync(100)
  expect(frames()).toBeGreaterThan(3)
  await vi.advanceTimersByTimeAsync(1500)
  expect(said).toEqual(['seen'])
  arrive()
  await vi.advanceTimersByTimeAsync(0)
  expect(said).toEqual(['seen', 'complete'])
})

test('one that is gone grows no more', async () => {
  const { growth, arrive, said, frames } = growing(false)
  growth.goOn()
  const drawn = frames()
  growth.stop()
  arrive()
  await vi.advanceTimersByTimeAsync(5000)
  expect(frames()).toBe(drawn)
  expect(said).toEqual([])
})
