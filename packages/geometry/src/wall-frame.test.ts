import { expect, it } from 'vitest'
import { distanceToWall, fromWall, toWall, wallFrame } from './wall-frame.ts'

it('a line without length has axes, a turn and distances all the same', () => {
  const frame = wallFrame({ from: [300, 400], to: [300, 400] })
  expect(frame).toMatchObject({ along: [1, 0], length: 0, turn: 0 })
  expect(distanceToWall(frame, [330, 440])).toBe(50)
  expect(fromWall(frame, toWall(frame, [330, 440]))).toEqual([330, 440])
})
