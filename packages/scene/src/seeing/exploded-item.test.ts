import type { Part } from '@arredo/geometry'
import { expect, test } from 'vitest'
import { awayOf } from './exploded-item.ts'

const size = { width: 600, depth: 560, height: 720 }
const board = (
  code: string,
  at: readonly [number, number, number],
  box: readonly [number, number, number],
): Part => ({
  ...{ code, shape: 'box', material: 'white' },
  ...{ at, size: box },
})

test('[D-175 part] parts go out of the run, each its own way, and what opens goes furthest', () => {
  const left = awayOf(board('left', [0, 0, 0], [18, 540, 720]), { size })
  const right = awayOf(board('right', [582, 0, 0], [18, 540, 720]), { size })
  const back = awayOf(board('back', [0, 0, 0], [600, 8, 720]), { size })
  const front = awayOf({ ...board('door', [0, 542, 0], [600, 18, 720]), opens: 'door' }, { size })
  expect(left[0]).toBeLessThan(-150)
  expect(right[0]).toBeGreaterThan(150)
  expect(back[1]).toBeGreaterThan(0)
  expect(front[1]).toBeGreaterThan(back[1] + size.depth)
})
