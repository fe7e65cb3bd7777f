import { type Catalogue, openPack } from '@arredo/catalogue'
import { footprint, isInside, itemToPlan, type Point, standingsCollide } from '@arredo/geometry'
import { type ArticleRow, type StandingRow, standingRows } from '@arredo/project'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kitchenPack } from '../../../../tools/pricing/kitchen-pack.ts'
import { checks } from '../checks/index.ts'
import { built, evaluatedWith, type Kitchen, kitchens } from '../testing/random-kitchens.ts'

const catalogues: ReadonlyMap<string, Catalogue> = new Map([['KITCHEN', openPack(await kitchenPack())]])
type Follower = StandingRow & { readonly row: ArticleRow & Required<Pick<ArticleRow, 'auto'>> }

describe('followers', () => {
  it('Law 2: a worktop covers all it should and nothing it should not, its pieces add up, its cut-outs lie inside it', () => {
    fc.assert(
      fc.property(kitchens, (kitchen) => {
        const document = built(kitchen, catalogues)
        const evaluation = evaluatedWith(document, catalogues)
        expect(evaluation.findings).toEqual([])
        const items = standingRows(document, evaluation)
        const followers = items.filter(
          (item): item is Follower => item.row.kind === 'article' && item.row.auto !== undefined,
        )
        const of = (kind: string) => followers.filter(({ row }) => row.auto.kind === kind)
        const tops = of('worktop')
        const level = ({ id }: StandingRow) => evaluation.articles[id]?.run
        const base = items.filter((item) => level(item) === 'base')
        const tall = items.filter((item) => level(item) === 'tall')

        for (const unit of base) {
          const arm = evaluation.articles[unit.id]?.arm
          const covers = spotsOf(unit, arm).map((point) => over(point, tops).length)
          expect([...new Set(covers)], `${unit.id} is covered once everywhere`).toEqual([1])
        }
        for (const unit of tall)
          expect(
            spotsOf(unit).flatMap((point) => over(point, tops)),
            unit.id,
          ).toEqual([])
        for (const top of tops) expectCarried(top, base)
        for (const kind of ['worktop', 'plinth', 'splashback', 'cornice', 'pelmet', 'endPanel', 'filler'])
          expect(colliding(of(kind)), kind).toEqual([])
        const plan = { document, evaluation, catalogues, newId: () => 'new' }
        expect(checks.collision?.find(plan)).toEqual([])
        expectCutOuts(kitchen, tops)
      }),
      { numRuns: 120 },
    )
  })
})

/** All over a unit; of a corner unit, over its two arms. */
function spotsOf({ place, size }: StandingRow, arm = Number.POSITIVE_INFINITY): readonly Point[] {
  const shares = [0.01, 0.3, 0.6, 0.99]
  return shares
    .flatMap((across) => shares.map((out): Point => [size.width * across, size.depth * out]))
    .filter(([x, y]) => x < arm || y < arm)
    .map((point) => itemToPlan(place, point))
}

function over(point: Point, pieces: readonly StandingRow[]): readonly string[] {
  return pieces.filter((piece) => isInside(point, footprint(piece))).map(({ id }) => id)
}

/** Gaps of the pack's width are spanned, and what is left to a wall; nothing else lies on nothing. */
const [widestSpan, step] = [600, 10]
/** Looked for at these distances behind the front edge: islands carry only the front of their tops. */
const before = [100, 300, 500]

function expectCarried(top: Follower, base: readonly StandingRow[]): void {
  const { size, place, row } = top
  let [free, longest] = [0, 0]
  for (let along = step / 2; along < size.width; along += step) {
    const isOver = before.some(
      (front) => over(itemToPlan(place, [along, size.depth - front]), base).length > 0,
    )
    free = isOver ? 0 : free + step
    longest = Math.max(longest, free)
  }
  expect(longest, `${row.id} lies on nothing`).toBeLessThanOrEqual(widestSpan + 2 * step)
}

function colliding(pieces: readonly StandingRow[]): readonly string[] {
  return pieces.flatMap((one, index) =>
    pieces
      .slice(index + 1)
      .filter((two) => standingsCollide(one, two))
      .map((two) => `${one.id} ${two.id}`),
  )
}

/** One for every sink, whole and inside its board. */
function expectCutOuts({ units }: Kitchen, tops: readonly Follower[]): void {
  const cuts = tops.flatMap(({ row, size }) => (row.worked?.cuts ?? []).map((cut) => ({ ...cut, in: size })))
  const sinks = units.filter(({ article }) => article === 'B-SINK').map(({ row }) => `${row}-sink`)
  expect(cuts.map(({ row }) => row).toSorted()).toEqual(sinks.toSorted())
  for (const { at, size, in: board } of cuts) {
    expect(size).toEqual([570, 470])
    expect(Math.min(...at)).toBeGreaterThan(0)
    expect(at[0] + size[0]).toBeLessThan(board.width)
    expect(at[1] + size[1]).toBeLessThan(board.depth)
  }
}
