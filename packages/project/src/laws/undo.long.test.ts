import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { deskForTests } from '../testing/desk-for-tests.ts'
import { longWay } from '../testing/random-rooms.ts'
import { wayProblem } from '../testing/walk.ts'

it('[law 1] five hundred commands in a row are undone to the first document and redone to the last', () => {
  fc.assert(
    fc.property(fc.integer(), (number) => {
      const problem = wayProblem(deskForTests(), longWay(number))
      if (problem) expect.fail(problem)
    }),
    { numRuns: 30, endOnFailure: true },
  )
})
