import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deskForTests } from '../testing/desk-for-tests.ts'
import { anyDeed, longWay, randomRooms } from '../testing/random-rooms.ts'
import { wayProblem } from '../testing/walk.ts'

describe('any sequence of commands', () => {
  it('[law 1] is undone to the first document and redone to the last, and every document can be read', () => {
    fc.assert(
      fc.property(randomRooms, fc.array(anyDeed, { minLength: 1, maxLength: 16 }), (room, deeds) => {
        const problem = wayProblem(deskForTests(room), deeds)
        if (problem) expect.fail(problem)
      }),
      { numRuns: 300 },
    )
  })

  it('[law 1] so are five hundred in a row, from an empty project', () => {
    const problem = wayProblem(deskForTests(), longWay(1))
    if (problem) expect.fail(problem)
  })
})
