import { describe, expect, it } from 'vitest'
import { sampleRoom } from '../testing/sample-room.ts'
import { furnishedFaces } from './furnished-faces.ts'

const unit = [600, 560, 720] as const

describe('furnished faces', () => {
  it('are those with something to build, by their letters, clockwise from the north', () => {
    const { document, evaluation } = sampleRoom({
      west: { at: [1000, 0, 0], size: unit, seat: { on: 'wall', wall: 'w', side: 'right' } },
      north: { at: [1000, 0, 0], size: unit },
      carpet: { at: [1000, 0, 0], size: [900, 600, 5], seat: { on: 'wall', wall: 'e', side: 'right' } },
    })
    expect(furnishedFaces(document, evaluation)).toEqual([
      { wall: 'n', side: 'right', letter: 'A' },
      { wall: 'w', side: 'right', letter: 'D' },
    ])
    const empty = sampleRoom({})
    expect(furnishedFaces(empty.document, empty.evaluation)).toEqual([])
  })
})
