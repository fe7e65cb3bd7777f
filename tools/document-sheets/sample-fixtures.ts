import type { Placement } from '@arredo/geometry'
import { addFixture, type FixtureKind, type ProjectDocument, usualFixtures } from '@arredo/project'

/** To the middle: along the wall from its left and above the floor; of ceiling lamps in plan. */
type Connection = {
  readonly kind: FixtureKind
  readonly wall?: number
  readonly at: readonly [number, number]
}

/** What a kitchen is connected to. Furnished rooms have none of it: it is there before they are chosen. */
const connections: Readonly<Record<string, readonly Connection[]>> = {
  FAMILY: [
    // Sink and dishwasher, then the tall units, whose sockets are above them.
    { kind: 'water', wall: 1, at: [1850, 500] },
    { kind: 'waste', wall: 1, at: [2060, 400] },
    { kind: 'socket', wall: 1, at: [2280, 500] },
    { kind: 'socket', wall: 1, at: [3620, 2250] },
    { kind: 'socket', wall: 1, at: [4220, 2250] },
    { kind: 'socket', wall: 1, at: [700, 1100] },
    { kind: 'socket', wall: 1, at: [2950, 1100] },
    // Hob and hood.
    { kind: 'socket', wall: 4, at: [2450, 300] },
    { kind: 'vent', wall: 4, at: [2450, 2400] },
    { kind: 'socket', wall: 4, at: [2750, 2300] },
    { kind: 'socket', wall: 4, at: [3200, 1100] },
    { kind: 'switch', wall: 2, at: [2750, 1100] },
    { kind: 'light', at: [2600, 1600] },
  ],
  ISLAND: [
    { kind: 'socket', wall: 1, at: [350, 2250] },
    { kind: 'socket', wall: 1, at: [950, 2250] },
    { kind: 'water', wall: 1, at: [2050, 500] },
    { kind: 'waste', wall: 1, at: [2260, 400] },
    { kind: 'socket', wall: 1, at: [2400, 500] },
    { kind: 'socket', wall: 1, at: [1500, 1150] },
    { kind: 'socket', wall: 1, at: [2800, 1150] },
    { kind: 'socket', wall: 1, at: [3520, 300] },
    { kind: 'vent', wall: 1, at: [3520, 2450] },
    { kind: 'socket', wall: 1, at: [3820, 2350] },
    { kind: 'switch', wall: 2, at: [3050, 1100] },
    { kind: 'light', at: [1820, 2750] },
    { kind: 'light', at: [3420, 2750] },
  ],
}

export function withSampleFixtures(document: ProjectDocument, room: string): ProjectDocument {
  return (connections[room] ?? []).reduce((before, { kind, wall, at: [x, y] }, index) => {
    const [width, depth, height] = usualFixtures[kind].size
    const placement: Placement =
      wall === undefined
        ? { at: [x - width / 2, y + depth / 2, 0], rotation: 0, seat: { on: 'ceiling' } }
        : {
            at: [x - width / 2, 0, y - height / 2],
            rotation: 0,
            seat: { on: 'wall', wall: `wall-${wall}`, side: 'right' },
          }
    const fixture = { id: `fixture-${index + 1}`, kind, size: [width, depth, height], placement } as const
    const added = addFixture.run(before, { fixture })
    if (!added.ok) throw new Error(`${room}: ${added.message}`)
    return added.value
  }, document)
}
