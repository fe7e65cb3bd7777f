import { type Catalogue, type Choices, openPack } from '@arredo/catalogue'
import { footprint, onFloor, type Placement, polygonsOverlap } from '@arredo/geometry'
import {
  type ArticleRow,
  createDesk,
  evaluateProject,
  moveRow,
  type ProjectDocument,
  placeArticle,
  type StandingRow,
  standingRows,
} from '@arredo/project'
import { describe, expect, it } from 'vitest'
import { kitchenPack } from '../../../../tools/pricing/kitchen-pack.ts'
import { findingsOf } from '../checks/index.ts'
import { emptyKitchen, inCorner, onFace } from '../testing/kitchen-for-tests.ts'
import { createFollow } from './follow.ts'
import { withFollowers } from './with-followers.ts'

const catalogues: ReadonlyMap<string, Catalogue> = new Map([['KITCHEN', openPack(await kitchenPack())]])

describe('pieces', () => {
  it('are left out and told about where they are not made so short', () => {
    const room = emptyKitchen()
    const { of, told } = built(room, [
      ['T-OVEN', {}, onFace(room, 'north', 1000)],
      ['B-PULL', { W: 150 }, onFace(room, 'north', 1600)],
      ['T-OVEN', {}, onFace(room, 'north', 1750)],
    ])
    expect(of('worktop')).toEqual([])
    expect(told).toContain('{{item}} needs a piece in a size that is not made')
  })

  it('are joined so that the last of them is not too short', () => {
    const room = emptyKitchen(9000, 4000)
    const widths = [900, 900, 900, 900, 150, 150, 150]
    const { of, evaluation } = built(
      room,
      widths.map((W, at): Placed => {
        const before = widths.slice(0, at).reduce((sum, each) => sum + each, 0)
        return [W === 150 ? 'B-PULL' : 'B-DR3', { W }, onFace(room, 'north', 700 + before)]
      }),
    )
    expect(of('worktop').map(({ size }) => size.width)).toEqual([3779, 329])
    for (const { id } of of('worktop', 'plinth')) expect(evaluation.articles[id]?.conflicts, id).toEqual([])
  })

  it('meet at every corner of a ring, and overlap nowhere', () => {
    const room = emptyKitchen(2700, 2700)
    const { of } = built(
      room,
      (['north', 'east', 'south', 'west'] as const).flatMap((wall): readonly Placed[] => [
        ['B-CORNER', {}, inCorner(room, wall)],
        ['B-DR3', { W: 900 }, onFace(room, wall, 900)],
      ]),
    )
    const tops = of('worktop')
    expect(tops.length).toBe(4)
    const joints = tops.flatMap(({ row }) => row.worked?.ends.filter(({ kind }) => kind === 'butt') ?? [])
    expect(joints.length).toBe(4)
    for (const kind of ['worktop', 'plinth']) expect(overlapping(of(kind))).toEqual([])
  })

  it('are joined where units meet, but neither in a hole nor beside it', () => {
    const room = emptyKitchen(9000, 4000)
    const units = [0, 1, 2, 3, 4].map(
      (at): Placed => ['B-DR3', { W: 900 }, onFace(room, 'north', 700 + at * 900)],
    )
    const jointsWith = (sink: number | null) => {
      const seat = { on: 'row', row: 'u3' } as const
      const placement: Placement = { at: [sink ?? 0, 45, 860], rotation: 0, seat }
      const { of } = built(room, sink === null ? units : [...units, ['A-SINK', { W: 600 }, placement]])
      return of('worktop')
        .map(({ place, size }) => Math.round(place.at[0] + size.width))
        .toSorted((one, two) => one - two)
        .slice(0, -1)
    }
    expect(jointsWith(null)).toEqual([4300])
    // Over the joint, and ending less than a hand before it: reckoned from the other end the long piece stays long.
    expect(jointsWith(600)).toEqual([1600])
    expect(jointsWith(270)).toEqual([1600])
    expect(jointsWith(150)).toEqual([4300])
  })

  it('stand at a side that is seen, and not between a tall unit and a base unit', () => {
    const room = emptyKitchen()
    const { of } = built(room, [
      ['B-DR3', { W: 600 }, onFace(room, 'north', 1000)],
      ['T-OVEN', {}, onFace(room, 'north', 1600)],
    ])
    const panels = of('endPanel').map(({ place, row }) => [row.article, Math.round(place.at[0])])
    expect(panels).toEqual([
      ['END-BASE', 981],
      ['END-TALL', 2200],
    ])
  })

  it('reach over the back of an island where there is room, and end at it where there is none', () => {
    const room = emptyKitchen(5000, 6000)
    const facingSouth = (x: number, y: number): Placement => ({ at: [x, y, 0], rotation: 0, seat: onFloor })
    const facingNorth = (x: number, y: number): Placement => ({
      at: [x + 1200, y, 0],
      rotation: 180,
      seat: onFloor,
    })
    const topsOf = (...placed: readonly Placement[]) => {
      const { of } = built(
        room,
        placed.map((placement): Placed => ['I-DR3', { W: 1200 }, placement]),
      )
      const tops = of('worktop')
      expect(overlapping(tops)).toEqual([])
      return tops.map(({ row, size }) => [row.article, size.depth])
    }
    const [toSitAt, flush] = [
      ['WT-ISLAND', 900],
      ['WT', 600],
    ]
    expect(topsOf(facingSouth(2000, 3000))).toEqual([toSitAt])
    for (const gap of [0, 100, 599])
      expect(topsOf(facingSouth(2000, 3000), facingNorth(2000, 3000 + gap)), `${gap}`).toEqual([flush, flush])
    expect(topsOf(facingSouth(2000, 3000), facingNorth(2000, 3600))).toEqual([toSitAt, toSitAt])
    // Back to back at one end alone, and corner to corner.
    expect(topsOf(facingSouth(2000, 3000), facingNorth(3000, 3100))).toEqual([flush, flush])
    expect(topsOf(facingSouth(2000, 3000), facingNorth(3201, 3100))).toEqual([flush, flush])
    expect(topsOf(facingSouth(2000, 5750))).toEqual([flush])
    expect(topsOf(facingSouth(2000, 5700))).toEqual([toSitAt])
    // A wall beside it is not behind it.
    expect(topsOf(facingSouth(3800, 3000))).toEqual([toSitAt])
  })

  it('of an island give way when another comes up behind it, and reach out again when it leaves', () => {
    const room = emptyKitchen(5000, 6000)
    const desk = createDesk({
      document: room,
      evaluate: (document, alternative) =>
        evaluateProject(document, { catalogues, discounts: new Map(), faces: [], alternative }),
      follow: createFollow(() => catalogues),
    })
    const head = { catalogue: 'KITCHEN', model: 'LINEO_STD', side: 'L', article: 'I-DR3' } as const
    const at = (y: number, rotation: number): Placement => ({
      at: [rotation === 0 ? 2000 : 3200, y, 0],
      rotation,
      seat: onFloor,
    })
    const top = () => {
      const row = desk.current().document.rows['worktop-one']
      return row?.kind === 'article' ? row.article : null
    }
    desk.run(placeArticle, { ...head, row: 'one', choices: { W: 1200 }, placement: at(3000, 0) })
    expect(top()).toBe('WT-ISLAND')
    desk.run(placeArticle, { ...head, row: 'two', choices: { W: 1200 }, placement: at(3000, 180) })
    expect(top()).toBe('WT')
    desk.run(moveRow, { row: 'two', placement: at(4000, 180) })
    expect(top()).toBe('WT-ISLAND')
  })
})

type Placed = readonly [article: string, choices: Choices, placement: Placement]
type Follower = StandingRow & { readonly row: ArticleRow & Required<Pick<ArticleRow, 'auto'>> }

function built(room: ProjectDocument, placed: readonly Placed[]) {
  const head = { catalogue: 'KITCHEN', model: 'LINEO_STD', side: 'L' } as const
  const furnished = placed.reduce((last, [article, choices, placement], index) => {
    const result = placeArticle.run(last, { ...head, article, choices, placement, row: `u${index}` }, 'main')
    if (!result.ok) throw new Error(result.message)
    return result.value
  }, room)
  const document = withFollowers(furnished, catalogues)
  const evaluation = evaluateProject(document, { catalogues, discounts: new Map(), faces: [] })
  const followers = standingRows(document, evaluation).filter(
    (item): item is Follower => item.row.kind === 'article' && item.row.auto !== undefined,
  )
  const of = (...kinds: readonly string[]) => followers.filter(({ row }) => kinds.includes(row.auto.kind))
  const told = findingsOf({ document, evaluation, catalogues, newId: () => 'new' }).map(({ why }) => why.text)
  return { evaluation, of, told }
}

function overlapping(pieces: readonly StandingRow[]): readonly string[] {
  return pieces.flatMap((one, index) =>
    pieces
      .slice(index + 1)
      .filter((two) => polygonsOverlap(footprint(one), footprint(two)))
      .map((two) => `${one.id} ${two.id}`),
  )
}
