import type { FollowerKind } from '@arredo/catalogue'
import { footprint, isInside, itemToPlan } from '@arredo/geometry'
import {
  isFollower,
  isLeftOut,
  type RowId,
  rowsInOrder,
  type StandingRow,
  setFollowers,
  step,
  together,
} from '@arredo/project'
import { wantedFollowers } from '../followers/follow.ts'
import { sentence } from '../sentence.ts'
import type { Check, Fix, Found, Plan } from './finding.ts'
import { followersOf, itemsOf, nameOf, rowName } from './item.ts'
import { nearItems } from './near.ts'

/** What the pack's rules would lay over or beside a run and nobody has. */
function missing(kind: FollowerKind, title: string, text: string): Check {
  return {
    tier: 'warns',
    title,
    find(plan) {
      const items = new Map(itemsOf(plan).map((item) => [item.id, item]))
      const byHand = articlesByHand(plan)
      const unwanted = unitsWithout(plan, kind)
      return wantedFollowers(plan, plan.catalogues)
        .filter((piece) => piece.kind === kind && !piece.of.some((id) => unwanted.has(id)))
        .flatMap(({ of, article, isMade }): readonly Found[] => {
          const item = items.get(of[0] ?? '')
          if (!item) return []
          const values = { item: nameOf(plan, item) }
          if (!isMade) return [{ records: [rowName(item)], why: { text: notMade, values } }]
          const follows = of.some((id) => followersOf(plan, id).some(({ row }) => articleOf(row) === article))
          if (follows || byHand.has(article)) return []
          return [{ records: [rowName(item)], why: { text, values }, fix: () => letFollow }]
        })
    },
  }
}

const notMade = sentence('{{item}} needs a piece in a size that is not made')

/** What somebody placed without any rule. */
function articlesByHand(plan: Plan): ReadonlySet<string> {
  return new Set(
    itemsOf(plan).flatMap(({ row }) => (row.kind === 'article' && !row.auto ? [row.article] : [])),
  )
}

/** Units from which somebody took it away on purpose. */
function unitsWithout({ document, evaluation }: Plan, kind: FollowerKind): ReadonlySet<RowId> {
  return new Set(
    rowsInOrder(document, evaluation.alternative).flatMap((row) =>
      row.kind === 'article' && isLeftOut(row) && row.auto?.kind === kind ? row.auto.of : [],
    ),
  )
}

function articleOf(row: StandingRow['row']): string | null {
  return row.kind === 'article' ? row.article : null
}

const letFollow: Fix = {
  label: { text: sentence('Add what belongs to it') },
  command: together('Follow the runs', [step(setFollowers, { followers: true })]),
}

export const missingEndPanel = missing(
  'endPanel',
  sentence('Missing end panels'),
  sentence('The side of {{item}} is seen and has no panel'),
)

export const uncovered = missing(
  'worktop',
  sentence('Units without a worktop'),
  sentence('{{item}} has no worktop'),
)

/** Longer than this a worktop sags between two units. */
const longestSpan = 1200
const probe = 50

/** A worktop that lies on nothing for longer than it can. */
export const unsupported: Check = {
  tier: 'warns',
  title: sentence('Worktops without support'),
  find(plan) {
    const items = itemsOf(plan)
    const units = items.filter(({ id, row }) => plan.evaluation.articles[id]?.run && !isFollower(row))
    const near = nearItems(units)
    return items
      .filter((item) => isWorktop(plan, item))
      .flatMap((top): readonly Found[] => {
        const length = longestFree(top, near(footprint(top)))
        if (length <= longestSpan) return []
        const values = { item: nameOf(plan, top), length: { length } }
        const text = sentence('{{item}} lies on nothing for {{length}}')
        return [{ records: [rowName(top)], why: { text, values } }]
      })
  },
}

function isWorktop({ catalogues }: Plan, { row }: StandingRow): boolean {
  if (row.kind !== 'article') return false
  if (row.auto) return row.auto.kind === 'worktop'
  const rules = catalogues.get(row.catalogue)?.followers ?? []
  return rules.some(({ rule }) => rule.kind === 'worktop' && rule.article === row.article)
}

function longestFree(top: StandingRow, units: readonly StandingRow[]): number {
  const beneath = units
    .filter(({ place, size }) => place.at[2] + size.height <= top.place.at[2] + 1)
    .map((unit) => footprint(unit))
  const [middle, back] = [top.size.depth / 2, top.size.depth * 0.2]
  const isCarried = (along: number) =>
    [middle, back].some((out) => {
      const point = itemToPlan(top.place, [along, out])
      return beneath.some((ground) => isInside(point, ground))
    })
  let [longest, free] = [0, 0]
  for (let along = probe / 2; along < top.size.width; along += probe) {
    free = isCarried(along) ? 0 : free + probe
    longest = Math.max(longest, free)
  }
  return longest
}
