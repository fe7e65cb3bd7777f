import type { Catalogue, Choices, Side } from '@arredo/catalogue'
import { fromWall, type Point, shellOf, wallFrame } from '@arredo/geometry'
import {
  type ArticleRow,
  changeSide,
  changeVariant,
  createDesk,
  type Desk,
  evaluateProject,
  isFollower,
  moveRow,
  type ProjectDocument,
  placeArticle,
  type StandingRow,
  standingRows,
  step,
  together,
} from '@arredo/project'
import { createFollow } from '../followers/follow.ts'
import { joining, otherHand } from '../placing/joining.ts'
import { settle, settleBeside } from '../placing/settle.ts'
import type { Settler } from '../placing/settled.ts'
import { emptyKitchen, faceAt } from './kitchen-for-tests.ts'

export const walls = ['north', 'east', 'south', 'west'] as const
export type Where = { readonly wall: (typeof walls)[number]; readonly along: number }

/** The widths that each is tried in. */
export const widths: Readonly<Record<string, readonly number[]>> = {
  'B-DR3': [450, 600, 900],
  'T-BROOM': [450, 600],
  'W-2DOOR': [600, 900],
  'B-CORNER': [900, 1000],
  'B-BLIND': [1000, 1200],
}

const head = { catalogue: 'KITCHEN', model: 'LINEO_STD' } as const
const byHand = { snaps: true, replaces: false, keep: null }

/** Places, moves and resizes as a person would who never holds Alt: what finds no room stays away. */
export function createPlacingHand(kitchen: Catalogue) {
  const catalogues: ReadonlyMap<string, Catalogue> = new Map([['KITCHEN', kitchen]])

  const comerOf = (article: string, choices: Choices, side: Side = 'L'): Settler => {
    const evaluation = kitchen.evaluate({ article, model: head.model, side, header: {}, choices })
    const sold = kitchen.pack.articles.find(({ code }) => code === article)
    if (!evaluation || !sold) throw new Error(`The kitchen sells ${article}`)
    const kind = sold.run === undefined ? null : sold.run === 'wall' ? 'wall' : 'floor'
    const joins = joining(evaluation, sold.sides.length > 1)
    return {
      ...{ kind, size: evaluation.size, elevation: sold.mountHeight, row: null, attach: sold.attach },
      ...joins,
    }
  }

  return {
    comerOf,

    emptyDesk(document: ProjectDocument = emptyKitchen()): Desk {
      return createDesk({
        document,
        evaluate: (now, alternative) =>
          evaluateProject(now, { catalogues, discounts: new Map(), faces: [], alternative }),
        follow: createFollow(() => catalogues),
      })
    },

    place(desk: Desk, row: string, article: string, W: number | undefined, where: Where): void {
      if (W === undefined) return
      const { document } = desk.current()
      const found = settle(desk.current(), comerOf(article, { W }), pointAt(document, where), byHand)
      if (!found || 'missing' in found) return
      const side = found.turned ? otherHand('L') : 'L'
      const input = { ...head, row, article, side, choices: { W }, placement: found.placement } as const
      const moves = found.moves.map((each) => step(moveRow, each))
      desk.run(together('Place', [...moves, step(placeArticle, input)]), null)
    },

    move(desk: Desk, which: number, where: Where): void {
      const unit = unitAt(desk, which)
      if (!unit) return
      const { document } = desk.current()
      const comer = { ...comerOf(unit.article, unit.choices, unit.side), row: unit.id }
      const found = settle(desk.current(), comer, pointAt(document, where), byHand)
      if (!found || 'missing' in found) return
      const moves = [...found.moves, { row: unit.id, placement: found.placement }]
      const turns = found.turned ? [step(changeSide, { row: unit.id, side: otherHand(unit.side) })] : []
      desk.run(together('Move', [...moves.map((each) => step(moveRow, each)), ...turns]), null)
    },

    /** Whether it became so wide. */
    resize(desk: Desk, which: number, width: number): ArticleRow | null {
      const unit = unitAt(desk, which)
      const value = unit && widths[unit.article]?.[width]
      if (!unit || value === undefined) return null
      desk.run(changeVariant, { row: unit.id, variant: 'W', value })
      return unit
    },

    beside(desk: Desk, row: string, which: number): void {
      const unit = unitAt(desk, which)
      const found = unit && settleBeside(desk.current(), comerOf('B-DR3', { W: 450 }), unit.id)
      if (!found) return
      const input = { ...head, row, article: 'B-DR3', side: 'L', choices: { W: 450 } } as const
      const moves = found.moves.map((each) => step(moveRow, each))
      desk.run(
        together('Place', [...moves, step(placeArticle, { ...input, placement: found.placement })]),
        null,
      )
    },
  }
}

function pointAt(document: ProjectDocument, { wall, along }: Where): Point {
  const { wall: id, side } = faceAt(document, wall)
  const stretch = shellOf(document).seats.find((each) => each.wall === id && each.side === side)
  if (!stretch) throw new Error('A wall was pointed at')
  return fromWall(wallFrame(stretch), { along, across: 250 })
}

function unitAt(desk: Desk, which: number): ArticleRow | undefined {
  const units = unitsOf(desk)
  return units[which % Math.max(1, units.length)]
}

export function unitsOf(desk: Desk): readonly ArticleRow[] {
  return Object.values(desk.current().document.rows)
    .filter((row): row is ArticleRow => row.kind === 'article' && row.auto === undefined)
    .toSorted((one, two) => one.order - two.order)
}

export function unitsStanding(desk: Desk): readonly StandingRow[] {
  const { document, evaluation } = desk.current()
  return standingRows(document, evaluation).filter(({ row }) => !isFollower(row))
}
