import { onFloor, type Placement, type Seat, type WallEnd, type WallSide } from '@arredo/geometry'
import * as fc from 'fast-check'
import { changeHeaderVariant } from '../commands/change-header-variant.ts'
import { changeVariant } from '../commands/change-variant.ts'
import { duplicateRow } from '../commands/duplicate-row.ts'
import { moveRow } from '../commands/move-row.ts'
import { placeArticle } from '../commands/place-article.ts'
import { removeRows } from '../commands/remove-rows.ts'
import { renameProject } from '../commands/rename-project.ts'
import { rotateRow } from '../commands/rotate-row.ts'
import { setLight } from '../commands/set-light.ts'
import { setQuantity } from '../commands/set-quantity.ts'
import type { ProjectDocument } from '../document.ts'
import { alternativeDeeds } from './alternative-deeds.ts'
import { absurd, coordinate, type Deed, deed, nth, run, which } from './deed.ts'
import { placesOf, testArticles } from './desk-for-tests.ts'

export type SeatDice = {
  readonly on: Seat['on']
  readonly which: number
  readonly side: WallSide
  readonly end: WallEnd
  readonly along: number
  readonly out: number
  readonly up: number
  readonly y: number
  readonly rotation: number
}

const sideOfWall = fc.constantFrom<WallSide>('left', 'right')

function seatOn(...on: readonly [Seat['on'], ...Seat['on'][]]): fc.Arbitrary<SeatDice> {
  return fc.record({
    on: fc.constantFrom(...on),
    which,
    side: sideOfWall,
    end: fc.constantFrom<WallEnd>('from', 'to'),
    along: fc.integer({ min: 0, max: 4000 }),
    out: fc.constantFrom(0, 0, 0, 25, 310),
    up: fc.constantFrom(0, 0, 150, 1400),
    y: coordinate,
    rotation: fc.constantFrom(0, 0, 90, 45, 180),
  })
}

const anySeat = seatOn('floor', 'wall', 'wall', 'wall', 'corner', 'ceiling', 'row', 'opening', 'slot')

/** Null where there is nothing of the kind to sit on. */
export function placementBy(document: ProjectDocument, dice: SeatDice): Placement | null {
  const { on, along, out, up, y, rotation } = dice
  const hung = { at: [along, out, up], rotation } as const
  switch (on) {
    case 'floor':
    case 'ceiling':
      return { at: [along, y, up], rotation, seat: on === 'floor' ? onFloor : { on } }
    case 'wall':
    case 'corner': {
      const wall = nth(document.walls, dice.which)?.id
      if (wall === undefined) return null
      const { side, end } = dice
      return { ...hung, seat: on === 'wall' ? { on, wall, side } : { on, wall, side, end } }
    }
    case 'opening': {
      const opening = nth(document.openings, dice.which)?.id
      return opening === undefined ? null : { at: [0, 0 - out, 0], rotation: 0, seat: { on, opening } }
    }
    case 'row':
    case 'slot': {
      const row = nth(document.rows, dice.which)?.id
      if (row === undefined) return null
      return { ...hung, seat: on === 'row' ? { on, row } : { on, row, slot: 's1' } }
    }
  }
}

const placed = (seat: fc.Arbitrary<SeatDice>) =>
  deed(
    'placeArticle',
    fc.record({ seat, article: fc.constantFrom(...testArticles), side: fc.constantFrom('L', 'R') }),
    (document, { seat: dice, article, side }, newId) =>
      run(placeArticle, {
        ...{ row: newId(), catalogue: 'c', model: 'M', article, side, choices: {}, pack: 'h1' },
        placement: placementBy(document, dice),
      }),
  )

export const placingAnywhere = placed(anySeat)
export const placingOnWalls = placed(seatOn('wall', 'wall', 'wall', 'corner', 'opening'))

export const movingRow = deed(
  'moveRow',
  fc.record({ which, seat: anySeat }),
  (document, { which: index, seat }) => {
    const row = nth(document.rows, index)
    const placement = placementBy(document, seat)
    return row && placement ? run(moveRow, { row: row.id, placement }) : null
  },
)

const rotatingRow = deed(
  'rotateRow',
  fc.record({ which, degrees: fc.constantFrom(90, 45, 360, -30) }),
  (document, { which: index, degrees }) => {
    const row = nth(document.rows, index)?.id ?? ''
    const standing = placesOf(document).get(row)
    return standing ? run(rotateRow, { row, degrees, place: standing.place, size: standing.size }) : null
  },
)

const duplicatingRow = deed(
  'duplicateRow',
  fc.record({ which, seat: fc.option(anySeat) }),
  (document, { which: index, seat }, newId) => {
    const row = nth(document.rows, index)
    const elsewhere = seat && { placement: placementBy(document, seat) }
    return row ? run(duplicateRow, { row: row.id, copy: newId(), ...elsewhere }) : null
  },
)

export const removingRows = deed(
  'removeRows',
  fc.record({ which: fc.array(which, { minLength: 1, maxLength: 3 }) }),
  (document, { which: several }) => {
    const rows = several.flatMap((index) => nth(document.rows, index)?.id ?? [])
    return rows.length > 0 ? run(removeRows, { rows }) : null
  },
)

const settingQuantity = deed(
  'setQuantity',
  fc.record({ which, quantity: fc.integer({ min: -1, max: 5 }) }),
  (document, { which: index, quantity }) => {
    const row = nth(document.rows, index)
    return row ? run(setQuantity, { row: row.id, quantity }) : null
  },
)

const choosing = deed(
  'changeVariant',
  fc.record({
    which: fc.option(which),
    variant: fc.constantFrom('FRONT', 'WIDTH'),
    value: fc.constantFrom(null, 'oak', 'white', 600),
  }),
  (document, { which: index, variant, value }) => {
    if (index === null) return run(changeHeaderVariant, { variant, value })
    const row = nth(document.rows, index)
    return row ? run(changeVariant, { row: row.id, variant, value }) : null
  },
)

const renaming = deed('renameProject', fc.constantFrom('', ' Bath ', 'Study'), (_, name) =>
  run(renameProject, { name }),
)

const lighting = deed(
  'setLight',
  fc.record({ hour: fc.constantFrom(5, 11, 19, 25), lamps: fc.boolean() }, { requiredKeys: [] }),
  (_, change) => run(setLight, change),
)

const absurdRow = deed(
  'absurd row',
  fc.record({ which, seat: anySeat, axis: fc.nat(3), number: absurd }),
  (document, { which: index, seat, axis, number }) => {
    const row = nth(document.rows, index)
    const placement = placementBy(document, seat)
    if (!row || !placement) return null
    const [x, y, z] = placement.at.map((value, each) => (each === axis ? number : value))
    const at = [x ?? 0, y ?? 0, z ?? 0] as const
    const rotation = axis === 3 ? number : placement.rotation
    return run(moveRow, { row: row.id, placement: { ...placement, at, rotation } })
  },
)

export const rowDeeds: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 8, arbitrary: placingAnywhere },
  { weight: 5, arbitrary: movingRow },
  { weight: 3, arbitrary: rotatingRow },
  { weight: 3, arbitrary: duplicatingRow },
  { weight: 4, arbitrary: removingRows },
  { weight: 2, arbitrary: settingQuantity },
  { weight: 3, arbitrary: choosing },
  { weight: 4, arbitrary: alternativeDeeds },
  { weight: 1, arbitrary: renaming },
  { weight: 1, arbitrary: lighting },
  { weight: 1, arbitrary: absurdRow },
)
