import { type Catalogue, openPack } from '@arredo/catalogue'
import { footprint, footprintCentre, isInside, polygonsOverlap } from '@arredo/geometry'
import {
  type ArticleRow,
  createDesk,
  evaluateProject,
  moveRow,
  type ProjectDocument,
  partsWithHoles,
  placeArticle,
  removeRows,
  type StandingRow,
  standingRows,
} from '@arredo/project'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kitchenPack } from '../../../../tools/pricing/kitchen-pack.ts'
import { runsOf } from '../runs/runs-of.ts'
import { emptyKitchen, inCorner, onFace } from '../testing/kitchen-for-tests.ts'
import { createFollow } from './follow.ts'

const kitchen = openPack(await kitchenPack())
const catalogues: ReadonlyMap<string, Catalogue> = new Map([['KITCHEN', kitchen]])
const follow = createFollow(() => catalogues)
const walls = ['north', 'east', 'south', 'west'] as const
const lengths = { north: 5000, east: 4000, south: 5000, west: 4000 }
type Unit = { readonly article: string; readonly width: number }
type Wish = { readonly corner: boolean; readonly units: readonly Unit[]; readonly gap: number }

const unit: fc.Arbitrary<Unit> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ article: fc.constant('B-DR3'), width: fc.constantFrom(450, 600, 900) }),
  },
  { weight: 1, arbitrary: fc.constant({ article: 'T-OVEN', width: 600 }) },
)
const wish: fc.Arbitrary<Wish> = fc.record({
  corner: fc.boolean(),
  units: fc.array(unit, { maxLength: 4 }),
  gap: fc.constantFrom(0, 0, 0, 40, 350),
})
/** A corner unit or none in each corner, and units along each wall from there, perhaps with a gap before them. */
const kitchens = fc.tuple(wish, wish, wish, wish)

describe('followers of a run', () => {
  it('lie over every base unit once, over no tall one, and on nothing else', () => {
    fc.assert(
      fc.property(kitchens, (wishes) => {
        const { document, items } = built(wishes)
        const tops = items.filter(({ row }) => followerKind(row) === 'worktop')
        for (const item of items) {
          const level = levelOf(document, item)
          if (!level) continue
          const over = tops.filter((top) => isInside(cornerOf(item), footprint(top)))
          expect(over.length, `${item.id} ${level}`).toBe(level === 'base' ? 1 : 0)
        }
        for (const [index, one] of tops.entries()) {
          for (const two of tops.slice(index + 1))
            expect(polygonsOverlap(footprint(one), footprint(two))).toBe(false)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('are the same whatever was placed first, and following twice changes nothing', () => {
    fc.assert(
      fc.property(kitchens, (wishes) => {
        const forward = built(wishes)
        const backward = built(wishes, true)
        expect(signs(backward.document)).toEqual(signs(forward.document))
        const { document } = forward
        const now = { document, evaluation: evaluated(document) }
        expect(follow(now, now)).toBe(document)
      }),
      { numRuns: 100 },
    )
  })

  it('go when all they followed goes, and one undo brings all of it back', () => {
    const desk = deskWith([
      { corner: true, units: [{ article: 'B-DR3', width: 600 }], gap: 0 },
      none,
      none,
      none,
    ])
    const full = desk.current().document
    expect(signs(full).length).toBeGreaterThan(1)
    const rows = Object.values(full.rows).filter((row) => !('auto' in row))
    desk.run(removeRows, { rows: rows.map(({ id }) => id) })
    expect(Object.keys(desk.current().document.rows)).toEqual([])
    desk.undo()
    expect(desk.current().document.rows).toEqual(full.rows)
  })

  it('close what is left to the wall and add up to its length', () => {
    const { document, items } = built([{ corner: true, units: [], gap: 0 }, none, none, none])
    expect(items.filter(({ row }) => followerKind(row) === 'worktop').length).toBe(2)
    expect(runsOf(document, evaluated(document)).length).toBe(1)
  })

  it('are cut for what is let into them, which goes with the unit below it', () => {
    const desk = deskWith([
      { corner: true, units: [{ article: 'B-DR3', width: 900 }], gap: 0 },
      none,
      none,
      none,
    ])
    const sink = onFace(emptyKitchen(), 'north', 1000)
    const head = { catalogue: 'KITCHEN', model: 'LINEO_STD', side: 'L', article: 'A-SINK' } as const
    desk.run(placeArticle, {
      ...head,
      row: 'sink',
      choices: { W: 600 },
      placement: { ...sink, at: [1000, 45, 0] },
    })
    const unit = Object.values(desk.current().document.rows).find(
      (row) => row.kind === 'article' && row.article === 'B-DR3',
    )
    const placed = () => {
      const { document, evaluation } = desk.current()
      const tops = Object.values(document.rows).filter(
        (row): row is ArticleRow => row.kind === 'article' && row.auto?.kind === 'worktop',
      )
      const cut = tops.flatMap(({ id, worked }) => (worked?.cuts ?? []).map((each) => ({ ...each, id })))
      const standing = standingRows(document, evaluation).find(({ id }) => id === 'sink')
      return { cut, standing, tops, evaluation }
    }
    const before = placed()
    expect(before.standing?.seat).toEqual({ on: 'row', row: unit?.id })
    expect(before.standing?.place.at[2]).toBe(860)
    expect(before.cut).toEqual([
      { id: before.cut[0]?.id, row: 'sink', at: [1015, 60], size: [570, 470], radius: 10 },
    ])
    const top = before.evaluation.articles[before.cut[0]?.id ?? '']
    expect(top?.worked).toEqual({ cuts: 1, joints: 0 })
    const [cutTop] = before.tops.filter(({ id }) => id === before.cut[0]?.id)
    expect(partsWithHoles(top?.parts ?? [], cutTop?.worked).length).toBeGreaterThan(1)

    desk.run(moveRow, { row: unit?.id ?? '', placement: onFace(emptyKitchen(), 'north', 1300) })
    expect(placed().cut.map(({ at }) => at)).toEqual([[1415, 60]])
    desk.run(removeRows, { rows: ['sink'] })
    expect(placed().cut).toEqual([])
  })
})

const none: Wish = { corner: false, units: [], gap: 0 }

function evaluated(document: ProjectDocument) {
  return evaluateProject(document, { catalogues, discounts: new Map(), faces: [], alternative: 'main' })
}

function deskWith(wishes: readonly Wish[], isReversed = false) {
  const desk = createDesk({ document: emptyKitchen(), evaluate: evaluated, follow })
  const placed = placedUnits(wishes)
  for (const input of isReversed ? placed.toReversed() : placed) {
    const result = desk.run(placeArticle, input)
    if (!result.ok) throw new Error(result.message)
  }
  return desk
}

function placedUnits(wishes: readonly Wish[]) {
  const room = emptyKitchen()
  const units = walls.flatMap((wall, index) => {
    const { corner, units: wanted, gap } = wishes[index] ?? none
    const isNextCorner = wishes[(index + 1) % 4]?.corner ?? false
    let at = (corner ? 900 : 700) + gap
    const last = lengths[wall] - (isNextCorner ? 900 : 700)
    const along = wanted.flatMap(({ article, width }) => {
      if (at + width > last) return []
      at += width
      return [
        {
          article,
          placement: onFace(room, wall, at - width),
          choices: article === 'T-OVEN' ? {} : { W: width },
        },
      ]
    })
    return corner ? [{ article: 'B-CORNER', placement: inCorner(room, wall), choices: {} }, ...along] : along
  })
  return units.map((each, index) => ({
    ...each,
    row: `u${String(index).padStart(2, '0')}`,
    ...({ catalogue: 'KITCHEN', model: 'LINEO_STD', side: 'L' } as const),
  }))
}

function built(wishes: readonly Wish[], isReversed = false) {
  const { document, evaluation } = deskWith(wishes, isReversed).current()
  return { document, items: standingRows(document, evaluation) }
}

function followerKind(row: StandingRow['row']): string | undefined {
  return row.kind === 'article' ? row.auto?.kind : undefined
}

function levelOf(document: ProjectDocument, { id }: StandingRow) {
  return evaluated(document).articles[id]?.run
}

/** A spot near the back of a unit: of a corner unit, in the corner itself. */
function cornerOf(item: StandingRow) {
  const [left, right] = footprint(item)
  const middle = footprintCentre(item)
  const back =
    item.size.width === item.size.depth
      ? left
      : ([(left[0] + right[0]) / 2, (left[1] + right[1]) / 2] as const)
  return [back[0] + (middle[0] - back[0]) * 0.2, back[1] + (middle[1] - back[1]) * 0.2] as const
}

/** What followers there are and where, whatever their order. */
function signs(document: ProjectDocument): readonly string[] {
  return Object.values(document.rows)
    .filter((row): row is ArticleRow => row.kind === 'article' && row.auto !== undefined)
    .map(({ article, choices, placement, auto, worked }) =>
      JSON.stringify([article, choices, placement, auto, worked]),
    )
    .toSorted()
}
