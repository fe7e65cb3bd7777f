import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawAll, hostileRecords, hostileTries, triesProblem } from './testing/hostile-plans.ts'

describe('hostile geometry', () => {
  it('is drawn as far as it goes, whatever the records say', () => {
    fc.assert(fc.property(hostileRecords, drawAll), { numRuns: 500 })
  })

  it('is refused by the commands or leaves a document that opens, is drawn and undone', () => {
    fc.assert(
      fc.property(hostileTries, (tries) => {
        const problem = triesProblem(tries)
        if (problem) expect.fail(problem)
      }),
      { numRuns: 500 },
    )
  })
})
