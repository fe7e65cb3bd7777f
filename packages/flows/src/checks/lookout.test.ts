import type { findingsInTurn, Plan, PlanFinding } from '@arredo/planning'
import { newDocument } from '@arredo/project'
import { expect, it } from 'vitest'
import { createLookout } from './lookout.ts'

const found: PlanFinding = {
  ...{ id: 'a', check: 'a', tier: 'warns', title: 'A', records: [], why: { text: 'A' } },
}

function planNow(): Plan {
  const document = newDocument({ name: '', alternative: 'a1', priceDate: '2026-11-15' })
  const evaluation = { alternative: 'a1', articles: {}, findings: [], prices: {} }
  return { document, evaluation, catalogues: new Map(), newId: () => 'new' }
}

function watched() {
  let plan = planNow()
  let checked = 0
  const inTurn: typeof findingsInTurn = function* () {
    for (let check = 0; check < 3; check++) {
      checked++
      yield
    }
    return [found]
  }
  const lookout = createLookout(
    () => plan,
    async () => ({ findingsInTurn: inTurn }),
  )
  return {
    lookout,
    checked: () => checked,
    change: () => {
      plan = planNow()
    },
  }
}

it('looks a plan over once, however often it is asked, and again when it changed', async () => {
  const { lookout, checked, change } = watched()
  expect(lookout.isFresh()).toBe(false)
  expect(await lookout.look()).toEqual([found])
  expect([await lookout.look(), checked(), lookout.isFresh()]).toEqual([[found], 3, true])
  change()
  expect(lookout.isFresh()).toBe(false)
  await lookout.look()
  expect(checked()).toBe(6)
})

it('goes check by check, keeps what was known until all have looked, and gives up a plan that changed', async () => {
  const { lookout, checked, change } = watched()
  const next = await lookout.lookInTurn()
  expect([next(), next(), lookout.store.getState().findings]).toEqual([true, true, []])
  change()
  expect([next(), checked()]).toEqual([false, 2])
  const other = await lookout.lookInTurn()
  while (other());
  expect(lookout.store.getState().findings).toEqual([found])
})
