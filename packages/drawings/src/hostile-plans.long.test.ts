import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawAll, hostileRecords, hostileTries, triesProblem } from './testing/hostile-plans.ts'

/** Milliseconds; what takes longer than this on any machine hangs. */
const patience = 5000

function timed(act: () => void): void {
  const start = performance.now()
  act()
  expect(performance.now() - start).toBeLessThan(patience)
}

describe('ten thousand hostile geometries', () => {
  it('seven thousand plans of hostile records are drawn: nothing throws, nothing hangs', () => {
    fc.assert(
      fc.property(hostileRecords, (document) => timed(() => drawAll(document))),
      { numRuns: 7000 },
    )
  })

  it('three thousand rooms stand up to eight hostile commands each: every document still opens', () => {
    fc.assert(
      fc.property(hostileTries, (tries) =>
        timed(() => {
          const problem = triesProblem(tries)
          if (problem) expect.fail(problem)
        }),
      ),
      { numRuns: 3000 },
    )
  })
})
