import { type Catalogue, openPack } from '@arredo/catalogue'
import { type Opening, onFloor, type Placement } from '@arredo/geometry'
import {
  addOpening,
  changeHeaderVariant,
  changeVariant,
  createDesk,
  type Desk,
  type DeskParts,
  detachFollower,
  evaluateProject,
  moveRow,
  moveWall,
  type ProjectDocument,
  placeArticle,
  removeRows,
} from '@arredo/project'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kitchenPack } from '../../../../tools/pricing/kitchen-pack.ts'
import { emptyKitchen, faceAt, inCorner, onFace } from '../testing/kitchen-for-tests.ts'
import { createFollow } from './follow.ts'

const catalogues: ReadonlyMap<string, Catalogue> = new Map([['KITCHEN', openPack(await kitchenPack())]])
const follow = createFollow(() => catalogues)
const walls = ['north', 'east', 'south', 'west'] as const
const sold = [
  'B-DR3',
  'B-DR3',
  'B-SINK',
  'T-OVEN',
  'W-2DOOR',
  'W-SHELF',
  'B-CORNER',
  'I-DR3',
  'A-SINK',
] as const

const headers = [
  ['SPLASH', 'TILE'],
  ['SPLASH', 'NONE'],
  ['WORKTOP', 'OAK'],
  ['STYLE', 'SHAKER'],
] as const

const [nat, wall] = [fc.nat({ max: 1000 }), fc.constantFrom(...walls)]
const along = fc.integer({ min: 0, max: 45 }).map((step) => step * 100)
const place = fc.record({ do: fc.constant('place' as const), article: fc.constantFrom(...sold), wall, along })
const deeds = fc.oneof(
  { weight: 5, arbitrary: place },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('move' as const), which: nat, wall, along }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('resize' as const), which: nat, width: nat }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), which: nat }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('detach' as const), which: nat }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('header' as const), which: nat }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('window' as const), wall, along }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wall' as const), wall, along }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('undo' as const) }) },
)
type Deed = typeof deeds extends fc.Arbitrary<infer Value> ? Value : never

describe('what is remembered of runs and their followers', () => {
  it('changes nothing: whatever is done in turn, all is as if it were worked out for the first time', () => {
    fc.assert(
      fc.property(
        fc.array(place, { minLength: 3, maxLength: 8 }),
        fc.array(deeds, { minLength: 3, maxLength: 12 }),
        (first, then) => {
          const desk = createDesk({ document: emptyKitchen(), evaluate: evaluated, follow: comparing })
          desk.run(changeHeaderVariant, { variant: 'SPLASH', value: 'TILE' })
          for (const [index, deed] of [...first, ...then].entries()) act(desk, deed, index)
        },
      ),
      { numRuns: 100 },
    )
  })
})

/** Nothing is known of a copy: everything is remembered by what it is, not by what it is like. */
const comparing: NonNullable<DeskParts['follow']> = (before, after) => {
  const warm = follow(before, after)
  // Copied at once, so that what both share stays shared.
  const [was, is] = structuredClone([before.document, after.document])
  if (!was || !is) throw new Error('There are two')
  const { alternative } = after.evaluation
  const cold = follow(
    { document: was, evaluation: evaluated(was, alternative) },
    { document: is, evaluation: evaluated(is, alternative) },
  )
  expect(warm).toEqual(cold)
  return warm
}

function evaluated(document: ProjectDocument, alternative: string) {
  return evaluateProject(document, {
    catalogues,
    discounts: new Map(),
    faces: [],
    alternative,
    answer: 'now',
  })
}

function act(desk: Desk, deed: Deed, index: number): void {
  const { document } = desk.current()
  const rows = Object.values(document.rows).filter((row) => row.kind === 'article')
  const row = 'which' in deed ? rows[deed.which % Math.max(1, rows.length)] : undefined
  if (deed.do === 'place') {
    const head = { catalogue: 'KITCHEN', model: 'LINEO_STD', side: 'L', choices: {} } as const
    const { article } = deed
    desk.run(placeArticle, { ...head, article, row: `r${index}`, placement: spot(document, deed) })
  }
  if (deed.do === 'move' && row) {
    desk.run(moveRow, { row: row.id, placement: spot(document, { ...deed, article: row.article }) })
  }
  if (deed.do === 'resize' && row) {
    desk.run(changeVariant, { row: row.id, variant: 'W', value: [450, 600, 900][deed.width % 3] ?? 600 })
  }
  if (deed.do === 'remove' && row) desk.run(removeRows, { rows: [row.id] })
  if (deed.do === 'detach' && row) desk.run(detachFollower, { row: row.id, detached: !row.auto?.detached })
  if (deed.do === 'header') {
    const [variant, value] = headers[deed.which % headers.length] ?? ['', '']
    desk.run(changeHeaderVariant, { variant, value })
  }
  if (deed.do === 'window') desk.run(addOpening, { opening: windowAt(document, deed, `w${index}`) })
  if (deed.do === 'wall') {
    desk.run(moveWall, { wall: faceAt(document, deed.wall).wall, by: (deed.along - 2200) / 10, rooms: [] })
  }
  if (deed.do === 'undo') desk.undo()
}

type Spot = { readonly article: string; readonly wall: (typeof walls)[number]; readonly along: number }

function spot(document: ProjectDocument, { article, wall: face, along: at }: Spot): Placement {
  if (article === 'B-CORNER') return inCorner(document, face)
  if (article === 'I-DR3') return { at: [1200 + (at % 2000), 2400, 0], rotation: 0, seat: onFloor }
  const placement = onFace(document, face, at, article.startsWith('W-') ? 1420 : 0)
  return article === 'A-SINK' ? { ...placement, at: [at, 45, 860] } : placement
}

function windowAt(document: ProjectDocument, deed: Omit<Spot, 'article'>, id: string): Opening {
  const { wall: on } = faceAt(document, deed.wall)
  return {
    ...{ id, wall: on, kind: 'window', offset: deed.along, sill: 1000, width: 800, height: 900 },
    ...{ hand: 'left', swing: 'in', depth: null, side: 'right' },
  }
}
