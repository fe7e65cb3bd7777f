import { drawElevation } from '@arredo/drawings'
import { createEditor, type Entry, fetchTools } from '@arredo/editor'
import {
  fromWall,
  type ItemSide,
  isInside,
  neighbourDistances,
  type Point,
  type Shell,
  type Stretch,
  shellOf,
  toWall,
} from '@arredo/geometry'
import { standingRow } from '@arredo/project'
import { sceneItems } from '@arredo/scene/items'
import { placedRooms, rightAngled, roomWith } from '@arredo/testing'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { placeInSeat } from './inspector/place-in-seat.ts'

await fetchTools()

const labels = { formatLength: (length: number) => length.toFixed(6), formatArea: String, text: String }
const heights = fc.constantFrom(0, 0, 840, 1412.5)
const dust = 1e-5

/** Whether a stretch begins at a wall that comes towards who looks at it. */
function isInCorner({ walls, face }: Shell, stretch: Stretch): boolean {
  const frame = face(stretch.wall, stretch.side)?.frame
  const beyond = frame && fromWall(frame, { along: stretch.start - 5, across: 5 })
  return beyond !== undefined && walls.some(({ footprint }) => isInside(beyond, footprint))
}

function typed(entries: readonly Entry[], side: string): number | undefined {
  return entries.find(({ id }) => id === `r ${side}`)?.value
}

function same(read: number | undefined, real: number): void {
  expect(Math.abs((read ?? Number.NaN) - real)).toBeLessThan(dust)
}

it('[law 3] one distance is one number in 3D, in the plan, in the elevation and in the inspector', () => {
  let [placed, inCorners, hung] = [0, 0, 0]
  fc.assert(
    fc.property(placedRooms('shelf', rightAngled, fc.constant(0), fc.constant(0), heights), (dice) => {
      const room = roomWith(dice)
      if (!room) return
      const { desk, stretch } = room
      const { document, evaluation } = desk.current()
      const shell = shellOf(document)
      const face = shell.face(stretch.wall, stretch.side)
      const row = standingRow(document, evaluation, 'r')
      const [item] = sceneItems({ document, evaluation, tints: {} }, [], () => ({}))
      if (!face || !row || !item) throw new Error('Nothing stands there')
      placed += 1

      const inRoom = new Map<ItemSide, number>(
        neighbourDistances(item, [], shell.walls).map(({ side, distance }) => [side, distance]),
      )
      const editor = createEditor({ desk, newId: () => 'n' })
      editor.select([{ kind: 'row', id: 'r' }])
      const entries = editor.entries()
      const fields = placeInSeat(document, row.row.placement)

      // Beside it, before it and behind it: the plan's numbers are the room's.
      for (const [side, distance] of inRoom) if (distance >= 1) same(typed(entries, side), distance)
      // The inspector measures in the wall's own space, in which it is drawn.
      const corner = toWall(face.frame, [item.place.at[0], item.place.at[1]])
      same(fields.left, corner.along - face.start)
      same(fields.out, corner.across)
      same(fields.up, item.place.at[2])
      const drawing = drawElevation(document, evaluation, face, labels, { textSize: 1 }) ?? []
      const front = drawing.flatMap((shape): readonly Point[] =>
        shape.kind === 'polygon' && shape.style === 'front' ? shape.points : [],
      )
      same(Math.min(...front.map(([x]) => x)) - face.start, fields.left)
      same(Math.min(...front.map(([, y]) => y)), fields.up)
      const written = drawing.flatMap((shape) =>
        shape.kind === 'text' && shape.style === 'dimensionText' ? [Number(shape.text)] : [],
      )
      const isWritten = (real: number) => written.some((length) => Math.abs(length - real) < dust)
      if (fields.up > 0) {
        hung += 1
        same(typed(entries, 'below'), fields.up)
        expect(isWritten(fields.up)).toBe(true)
        const above = typed(entries, 'above')
        expect(above === undefined || isWritten(above)).toBe(true)
      }
      // Where the face begins in a corner, what the inspector says is what is left beside it.
      if (Math.abs(stretch.start - face.start) > 1e-6 || !isInCorner(shell, stretch) || fields.left < 1)
        return
      inCorners += 1
      same(inRoom.get('left'), fields.left)
      same(typed(entries, 'left'), fields.left)
      expect(isWritten(fields.left)).toBe(true)
    }),
    { numRuns: 540 },
  )
  expect(placed).toBeGreaterThanOrEqual(500)
  expect(inCorners).toBeGreaterThan(100)
  expect(hung).toBeGreaterThan(150)
})
