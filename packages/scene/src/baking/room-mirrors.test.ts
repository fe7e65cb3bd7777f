import { isInside, shellOf } from '@arredo/geometry'
import { expect, test } from 'vitest'
import { rectangle, withWall } from '../room/plan-for-tests.ts'
import { createBake } from './bake-light.ts'
import type { BakeScene } from './bake-scene.ts'
import { mirrorLevels, mirrorTexels } from './baked-layout.ts'
import { roomMirrors } from './room-mirrors.ts'

test('[D-200 part] every room is mirrored from its own middle within its own walls, the smallest first', () => {
  const shell = shellOf(withWall(rectangle(4800, 4000), 'p', [1600, 0], [1600, 4000]))
  const [small, large] = roomMirrors(shell)
  expect(small?.at[0]).toBeLessThan(1600)
  expect(small?.max[0]).toBeLessThan(1600)
  expect(large?.at[0]).toBeGreaterThan(1600)
  expect(large?.min[0]).toBeGreaterThan(1600)
})

test('the middle of an L is in it, and not on its inner corner', () => {
  const outline = [
    [0, 0],
    [6000, 0],
    [6000, 2000],
    [2000, 2000],
    [2000, 6000],
    [0, 6000],
  ] as const
  const [room] = shellOf(rectangle(6000, 6000)).rooms
  if (!room) throw new Error('no room')
  const [mirror] = roomMirrors({ rooms: [{ ...room, outline: outline.map(([x, y]) => [x, y] as const) }] })
  const [x = 0, y = 0] = mirror?.at ?? []
  expect(isInside([x, y], outline)).toBe(true)
  expect(Math.hypot(x - 2000, y - 2000)).toBeGreaterThan(700)
})

test('what a room mirrors is its own light: a bright one beside a dark one', () => {
  // Two furnaces without a door: one shines, one does not.
  const box = (x: number) => boxAround([x, 0, 0], 1000)
  const corners = Float32Array.from([...box(0), ...box(2000)])
  const count = corners.length / 3
  const scene: BakeScene = {
    corners,
    albedo: new Float32Array(count),
    glow: new Float32Array(count).fill(1, 0, count / 2),
    ...{
      sun: null,
      sky: { zenith: [0, 0, 0], horizon: [0, 0, 0], ground: [0, 0, 0] },
      lamps: [],
      portals: [],
    },
    ...{ charts: [], atlas: { width: 1, height: 1 } },
    grid: { min: [200, 200, 200], step: [600, 600, 600], counts: [2, 2, 2] },
    mirrors: [0, 2000].map((x) => ({ at: [x + 500, 500, 500], min: [x, 0, 0], max: [x + 1000, 1000, 1000] })),
  }
  const { mirror } = createBake(scene).light()
  const each = mirrorTexels * mirrorTexels * mirrorLevels * 4
  expect(mirror).toHaveLength(2 * each)
  expect(mirror[each / 2]).toBeCloseTo(1)
  expect(mirror[each + each / 2]).toBe(0)
})

/** Seen from inside. */
function boxAround([x, y, z]: readonly [number, number, number], side: number): number[] {
  const corner = (k: number) => [x + (k & 1 ? side : 0), y + (k & 2 ? side : 0), z + (k & 4 ? side : 0)]
  const outside = [
    0, 2, 3, 0, 3, 1, 4, 5, 7, 4, 7, 6, 0, 1, 5, 0, 5, 4, 2, 6, 7, 2, 7, 3, 0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7,
    5,
  ]
  return outside.toReversed().flatMap(corner)
}
