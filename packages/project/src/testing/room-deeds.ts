import { presetIds, presetTypes, roomPresets } from '@arredo/geometry'
import * as fc from 'fast-check'
import { addRoom } from '../commands/room/add-room.ts'
import { reshapeRoom } from '../commands/room/reshape-room.ts'
import { roomDesignOf } from '../room/room-design-of.ts'
import { absurd, type Deed, deed, nth, run, which } from './deed.ts'

const shape = {
  type: fc.constantFrom(...presetTypes),
  stretch: fc.integer({ min: 4, max: 16 }),
  thickness: fc.constantFrom(undefined, 100, 240),
}

function lengthsOf(type: (typeof presetTypes)[number], stretch: number): readonly number[] {
  return roomPresets[type].defaultLengths.map((length) => (length * stretch) / 10)
}

const reshapingRoom = deed(
  'reshapeRoom',
  fc.record({ ...shape, which, height: fc.constantFrom(2400, 2700) }),
  (document, { which: index, type, stretch, thickness, height }, newId) => {
    const room = nth(document.rooms, index)
    if (!room) return null
    const { openings = [] } = roomDesignOf(document, room.id) ?? {}
    const how = { type, lengths: lengthsOf(type, stretch), height, openings, ids: presetIds(type, newId) }
    return run(reshapeRoom, { ...how, room: room.id, ...(thickness !== undefined && { thickness }) })
  },
)

const addingRoom = deed('addRoom', fc.record(shape), (_, { type, stretch, thickness }, newId) => {
  const how = { type, lengths: lengthsOf(type, stretch), ids: presetIds(type, newId) }
  return run(addRoom, { ...how, ...(thickness !== undefined && { thickness }) })
})

const absurdRoom = deed(
  'absurd room',
  fc.record({ which, number: absurd, field: fc.constantFrom('height', 'thickness', 'lengths') }),
  (document, { which: index, number, field }, newId) => {
    const room = nth(document.rooms, index)
    if (!room) return null
    const how = { type: 'rt1', lengths: [4000, 3000], ids: presetIds('rt1', newId), room: room.id } as const
    const change = { [field]: field === 'lengths' ? [number, 3000] : number }
    return run(index % 2 === 0 ? reshapeRoom : addRoom, { ...how, ...change })
  },
)

export const roomDeeds: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: reshapingRoom },
  { weight: 2, arbitrary: addingRoom },
  { weight: 1, arbitrary: absurdRoom },
)
