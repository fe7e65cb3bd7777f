import { readDocument } from '@arredo/project'
import { hostileDocuments, hostileOldDocuments, hostileRecords } from '@arredo/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawnProblem, openProblem, recordsProblem } from './testing/drawn-problem.ts'
import { hostileTries, triesProblem } from './testing/hostile-plans.ts'

/** Of so many cases none has a problem; of many more in `hostile-plans.long.test.ts`. */
function noneHas<Case>(cases: fc.Arbitrary<Case>, problemOf: (one: Case) => string | null): void {
  fc.assert(
    fc.property(cases, (one) => {
      const problem = problemOf(one)
      if (problem !== null) expect.fail(problem)
    }),
    { numRuns: 150 },
  )
}

describe('hostile geometry', () => {
  it('leaves walls and rooms that can be, whatever the records say, and opens only what can be drawn', () => {
    noneHas(hostileRecords, recordsProblem)
  })

  it('that opens is drawn in numbers, plan and faces', () => {
    noneHas(hostileDocuments, openProblem)
  })

  it('of an older version is refused in words, or upgraded and drawn in numbers', () => {
    let opened = 0
    noneHas(hostileOldDocuments, (old) => {
      const read = readDocument(old)
      if (!read.ok)
        return read.message.startsWith('The project document is not valid: ') ? null : read.message
      opened += 1
      return drawnProblem(read.value)
    })
    expect(opened).toBeGreaterThan(30)
  })

  it('is refused by the commands or leaves a document that opens, is lawful, drawn and undone', () => {
    noneHas(hostileTries, triesProblem)
  })
})
