import { hostileDocuments, hostileRecords } from '@arredo/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openProblem, recordsProblem } from './testing/drawn-problem.ts'
import { hostileTries, triesProblem } from './testing/hostile-plans.ts'

/** Milliseconds; what takes longer than this on any machine hangs. */
const patience = 5000

function inTime(problemOf: () => string | null): void {
  const start = performance.now()
  expect(problemOf()).toBeNull()
  expect(performance.now() - start).toBeLessThan(patience)
}

describe('ten thousand hostile geometries', () => {
  it('four thousand plans of hostile records leave walls and rooms that can be: nothing throws, nothing hangs', () => {
    fc.assert(
      fc.property(hostileRecords, (document) => inTime(() => recordsProblem(document))),
      { numRuns: 4000 },
    )
  })

  it('three thousand hostile documents open and are drawn in numbers, plan and faces', () => {
    fc.assert(
      fc.property(hostileDocuments, (document) => inTime(() => openProblem(document))),
      { numRuns: 3000 },
    )
  })

  it('three thousand rooms stand up to eight hostile commands each: every document still opens', () => {
    fc.assert(
      fc.property(hostileTries, (tries) => inTime(() => triesProblem(tries))),
      { numRuns: 3000 },
    )
  })
})
