import { atOnce, type Turns } from '@arredo/project'
import { beforeOpening } from './before-opening.ts'
import { missingEndPanel, uncovered, unsupported } from './boards.ts'
import { collision } from './collision.ts'
import type { Check, Plan, PlanFinding, Tier } from './finding.ts'
import { farFromWater, hiddenFixture } from './fixtures.ts'
import { needs } from './needs.ts'
import { openVariant } from './open-variant.ts'
import { outside } from './outside.ts'
import { gapInRun, missingFiller } from './run-gaps.ts'
import { swing } from './swing.ts'
import { unpriced } from './unpriced.ts'

/** Everything that a plan is looked over for, by the name it is known by. */
export const checks: Readonly<Record<string, Check>> = {
  outside,
  openVariant,
  unpriced,
  collision,
  swing,
  beforeOpening,
  needs,
  gapInRun,
  missingFiller,
  missingEndPanel,
  uncovered,
  unsupported,
  hiddenFixture,
  farFromWater,
}

const order: readonly Tier[] = ['stops', 'warns', 'hints']

/** What is wrong or left open, the worst first; of one tier only where one is named. */
export function findingsOf(plan: Plan, tier?: Tier): readonly PlanFinding[] {
  return atOnce(findingsInTurn(plan, tier))
}

/** The same with a pause after each check, for whoever must not hold up a hand. */
export function* findingsInTurn(plan: Plan, only?: Tier): Turns<readonly PlanFinding[]> {
  const all: PlanFinding[] = []
  for (const [check, { tier, title, find }] of Object.entries(checks)) {
    if (only !== undefined && tier !== only) continue
    for (const found of find(plan)) {
      const about = found.records.map(({ kind, id }) => `${kind} ${id}`)
      all.push({ ...found, id: [check, ...about].join(' '), check, tier, title })
    }
    yield
  }
  return all.sort((one, two) => order.indexOf(one.tier) - order.indexOf(two.tier))
}
