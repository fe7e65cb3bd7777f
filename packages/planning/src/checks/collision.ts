import { footprint, standingsCollide } from '@arredo/geometry'
import { isFollower, type RowId } from '@arredo/project'
import { sentence } from '../sentence.ts'
import type { Check, Plan } from './finding.ts'
import { itemsOf, nameOf, rowName } from './item.ts'
import { nearItems } from './near.ts'

/** Two things in one place. */
export const collision: Check = {
  tier: 'warns',
  title: sentence('Things that overlap'),
  find(plan) {
    const items = itemsOf(plan)
    const near = nearItems(items)
    const pairs = items.flatMap((one) => {
      const others = near(footprint(one))
      return others
        .slice(others.indexOf(one) + 1)
        .filter((two) => !isCarried(one, two) && !isBelow(plan, one, two) && standingsCollide(one, two))
        .map((two) => [one, two] as const)
    })
    const met = new Set(pairs.flatMap(([one, two]) => [`${one.id} ${two.id}`, `${two.id} ${one.id}`]))
    // Told of the unit, not of all that follows it as well.
    const isTold = (one: Item, two: Item) =>
      [one.id, ...coveredBy(one)].some((here) =>
        [two.id, ...coveredBy(two)].some(
          (there) => (here !== one.id || there !== two.id) && met.has(`${here} ${there}`),
        ),
      )
    return pairs
      .filter(([one, two]) => !isTold(one, two))
      .map(([one, two]) => ({
        records: [rowName(one), rowName(two)],
        why: {
          text: sentence('{{one}} and {{two}} overlap'),
          values: { one: nameOf(plan, one), two: nameOf(plan, two) },
        },
      }))
  },
}

type Item = ReturnType<typeof itemsOf>[number]

/** A sink hangs in its worktop and a shelf in its closet: they belong into each other, as all that comes by rule. */
function isCarried(one: Item, two: Item): boolean {
  const carries = (carrier: Item, { seat }: Item) =>
    (seat.on === 'row' || seat.on === 'slot') && seat.row === carrier.id
  const follows = (follower: Item, covered: Item) => coveredBy(follower).includes(covered.id)
  // Boards of one kind come side by side: in each other lie those of two runs, or one that a person keeps.
  const areByRule = isFollower(one.row) && isFollower(two.row) && kindOf(one) !== kindOf(two)
  return areByRule || carries(one, two) || carries(two, one) || follows(one, two) || follows(two, one)
}

/** In a corner plinths go on below the fronts of the units on the other wall, until they meet. */
function isBelow({ evaluation }: Plan, one: Item, two: Item): boolean {
  const isUnit = ({ id }: Item) => evaluation.articles[id]?.run !== undefined
  return (kindOf(one) === 'plinth' && isUnit(two)) || (kindOf(two) === 'plinth' && isUnit(one))
}

function kindOf({ row }: Item): string | null {
  return row.kind === 'article' ? (row.auto?.kind ?? null) : null
}

function coveredBy({ row }: Item): readonly RowId[] {
  return row.kind === 'article' ? (row.auto?.of ?? []) : []
}
