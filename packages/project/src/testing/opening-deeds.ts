import { distance, type Opening, type WallSide } from '@arredo/geometry'
import * as fc from 'fast-check'
import { addOpening } from '../commands/room/add-opening.ts'
import { changeOpening } from '../commands/room/change-opening.ts'
import { removeOpenings } from '../commands/room/remove-openings.ts'
import { swingOpening } from '../commands/room/swing-opening.ts'
import { absurd, type Deed, deed, nth, run, way, which } from './deed.ts'

const hand = fc.constantFrom<WallSide>('left', 'right')
const width = fc.constantFrom(300, 600, 900, 1500)
const height = fc.constantFrom(400, 1200, 2000)

export const addingOpening = deed(
  'addOpening',
  fc.record({
    which,
    kind: fc.constantFrom<Opening['kind']>('door', 'window', 'passage', 'niche'),
    /** Of what the wall leaves beside it. */
    share: fc.double({ min: -0.05, max: 1.05, noNaN: true }),
    width,
    height,
    sill: fc.constantFrom(0, 300, 900),
    hand,
    swing: fc.constantFrom<Opening['swing']>('in', 'out', 'none'),
    depth: fc.constantFrom(null, null, 40, 90),
    side: hand,
  }),
  (document, { which: index, share, ...opening }, newId) => {
    const wall = nth(document.walls, index)
    const [from, to] = [document.corners[wall?.from ?? ''], document.corners[wall?.to ?? '']]
    if (!wall || !from || !to) return null
    const offset = Math.round(share * (distance(from.at, to.at) - opening.width)) + 0
    return run(addOpening, { opening: { ...opening, id: newId(), wall: wall.id, offset } })
  },
)

const changingOpening = deed(
  'changeOpening',
  fc.record({
    which,
    wall: which,
    by: way,
    change: fc.oneof(
      fc.record({ width }),
      fc.record({ height }),
      fc.record({ sill: fc.constantFrom(0, 900) }),
      fc.constantFrom('moved' as const, 'elsewhere' as const),
    ),
  }),
  (document, { which: index, wall: nthWall, by, change }) => {
    const opening = nth(document.openings, index)
    if (!opening) return null
    const { id, offset } = opening
    if (change === 'moved') return run(changeOpening, { opening: id, change: { offset: offset + by } })
    const wall = nth(document.walls, nthWall)?.id ?? ''
    return run(changeOpening, { opening: id, change: change === 'elsewhere' ? { wall } : change })
  },
)

const swingingOpening = deed(
  'swingOpening',
  fc.record({ which, hand, side: hand }),
  (document, { which: index, ...how }) => {
    const opening = nth(document.openings, index)
    return opening ? run(swingOpening, { ...how, opening: opening.id }) : null
  },
)

const removingOpening = deed('removeOpenings', fc.record({ which }), (document, dice) => {
  const opening = nth(document.openings, dice.which)
  return opening ? run(removeOpenings, { openings: [opening.id] }) : null
})

const absurdOpening = deed(
  'absurd opening',
  fc.record({ which, field: fc.constantFrom('offset', 'width', 'height', 'sill', 'depth'), number: absurd }),
  (document, { which: index, field, number }) => {
    const opening = nth(document.openings, index)
    return opening ? run(changeOpening, { opening: opening.id, change: { [field]: number } }) : null
  },
)

export const openingDeeds: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 6, arbitrary: addingOpening },
  { weight: 4, arbitrary: changingOpening },
  { weight: 2, arbitrary: swingingOpening },
  { weight: 1, arbitrary: removingOpening },
  { weight: 1, arbitrary: absurdOpening },
)
