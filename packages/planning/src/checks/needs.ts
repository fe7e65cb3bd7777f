import { sentence } from '../sentence.ts'
import type { Check, Plan } from './finding.ts'
import { fixOfNeed } from './fix-of-need.ts'
import { itemsOf, nameOf, rolesOf, rowName } from './item.ts'
import { once } from './once.ts'

/**
 * What is still missing: a sink for its unit, a hood over the hob. One of a kind serves one need, the nearest
 * first, so that two sink units ask for two sinks.
 */
export const needs: Check = {
  tier: 'warns',
  title: sentence('Still missing'),
  find(plan) {
    const items = itemsOf(plan)
    const free = itemsByRole(plan, items)
    return items.flatMap((item) =>
      (plan.evaluation.articles[item.id]?.needs ?? []).flatMap((need) => {
        const serving = free.get(need.role)
        const nearest = nearestOf(item, serving)
        if (nearest) {
          serving?.delete(nearest)
          return []
        }
        const values = { item: nameOf(plan, item), why: { name: need.why } }
        return [
          {
            records: [rowName(item)],
            why: { text: sentence('{{item}}: {{why}}'), values },
            fix: once(() => fixOfNeed(plan, item, need)),
          },
        ]
      }),
    )
  },
}

type Item = ReturnType<typeof itemsOf>[number]

function itemsByRole(plan: Plan, items: readonly Item[]): ReadonlyMap<string, Set<Item>> {
  const byRole = new Map<string, Set<Item>>()
  for (const item of items) {
    for (const role of rolesOf(plan, item)) byRole.set(role, (byRole.get(role) ?? new Set()).add(item))
  }
  return byRole
}

/** Of two as near the one with the smaller id. */
function nearestOf(item: Item, others: ReadonlySet<Item> = new Set()): Item | null {
  let [nearest, least] = [null as Item | null, Number.POSITIVE_INFINITY]
  for (const other of others) {
    const far = away(item, other)
    if (far < least || (far === least && nearest && other.id < nearest.id)) [nearest, least] = [other, far]
  }
  return nearest
}

function away({ place: one }: Item, { place: two }: Item): number {
  return Math.hypot(one.at[0] - two.at[0], one.at[1] - two.at[1])
}
