import * as fc from 'fast-check'
import { addAlternative } from '../commands/alternatives/add-alternative.ts'
import type { ProjectDocument } from '../document.ts'
import { rowsInOrder } from '../row-order.ts'
import { arrangeDeeds } from './arrange-deeds.ts'
import type { Deed } from './deed.ts'
import { deskForTests, emptyProject, namesBy } from './desk-for-tests.ts'
import { fixtureDeeds } from './fixture-deeds.ts'
import { noteDeeds } from './note-deeds.ts'
import { addingOpening, openingDeeds } from './opening-deeds.ts'
import { roomDeeds } from './room-deeds.ts'
import { placingAnywhere, placingOnWalls, rowDeeds } from './row-deeds.ts'
import { tradeDeeds } from './trade-deeds.ts'
import { drawingWall, settingRoom, wallDeeds } from './wall-deeds.ts'

/** Whatever one can do to a project. */
export const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: wallDeeds },
  { weight: 2, arbitrary: openingDeeds },
  { weight: 1, arbitrary: roomDeeds },
  { weight: 4, arbitrary: rowDeeds },
  { weight: 1, arbitrary: fixtureDeeds },
  { weight: 1, arbitrary: noteDeeds },
  { weight: 1, arbitrary: tradeDeeds },
  { weight: 2, arbitrary: arrangeDeeds },
)

/** Five hundred deeds, by number: as a list they could neither be shrunk nor read. */
export function longWay(number: number): readonly Deed[] {
  const [deeds = []] = fc.sample(fc.array(anyDeed, { minLength: 500, maxLength: 500 }), {
    seed: number,
    numRuns: 1,
  })
  return deeds
}

/**
 * Floor plans of every kind: a preset room, walls drawn through it and beside it, doors, windows and niches, and
 * things seated all over it in two alternatives.
 */
export const randomRooms: fc.Arbitrary<ProjectDocument> = fc
  .tuple(
    settingRoom,
    fc.array(drawingWall, { maxLength: 5 }),
    fc.array(wallDeeds, { maxLength: 4 }),
    fc.array(addingOpening, { maxLength: 5 }),
    fc.array(placingOnWalls, { minLength: 1, maxLength: 6 }),
    fc.array(placingAnywhere, { maxLength: 4 }),
  )
  .map(([room, ...deeds]) => built([room, ...deeds.flat()]))

function built(deeds: readonly Deed[]): ProjectDocument {
  const desk = deskForTests(emptyProject)
  const newId = namesBy('s')
  for (const { act } of deeds) act(desk, newId)
  const rows = rowsInOrder(desk.current().document).map(({ id }) => [id, newId()])
  desk.run(addAlternative, { alternative: 'a2', name: 'Cheaper', rowIds: Object.fromEntries(rows) })
  return desk.current().document
}
