import { footprint, footprintCentre, standingsCollide } from '@arredo/geometry'
import { type FixtureKind, type StandingFixture, standingFixtures } from '@arredo/project'
import { sentence } from '../sentence.ts'
import type { Check, Found } from './finding.ts'
import { itemsOf, nameOf, rolesOf, rowName } from './item.ts'
import { nearItems } from './near.ts'

/** What one must be able to reach; pipes lie behind units anyway. */
const reached: Readonly<Partial<Record<FixtureKind, string>>> = {
  socket: sentence('A socket lies behind {{item}}'),
  switch: sentence('A switch lies behind {{item}}'),
  radiator: sentence('A radiator stands behind {{item}}'),
}

/** How far in front of a wall something still hides what is on it. */
const before = 100

export const hiddenFixture: Check = {
  tier: 'hints',
  title: sentence('Hidden sockets and radiators'),
  find(plan) {
    const near = nearItems(itemsOf(plan))
    return standingFixtures(plan.document).flatMap((fixture): readonly Found[] => {
      const text = reached[fixture.fixture.kind]
      const zone = { ...fixture, size: { ...fixture.size, depth: Math.max(fixture.size.depth, before) } }
      const item = text && near(footprint(zone)).find((each) => standingsCollide(zone, each))
      if (!text || !item) return []
      const records = [rowName(item), { kind: 'fixture', id: fixture.id }] as const
      return [{ records, why: { text, values: { item: nameOf(plan, item) } } }]
    })
  },
}

/** As far as a fitter runs pipes behind units without a word. */
const longPipe = 1500
const wet: readonly string[] = ['sink', 'dishwasher']

/** Only where water was measured: a room without it was not surveyed. */
export const farFromWater: Check = {
  tier: 'hints',
  title: sentence('Far from water'),
  find(plan) {
    const taps = standingFixtures(plan.document).filter(({ fixture }) => fixture.kind === 'water')
    if (taps.length === 0) return []
    return itemsOf(plan).flatMap((item): readonly Found[] => {
      if (!rolesOf(plan, item).some((role) => wet.includes(role))) return []
      const away = Math.min(...taps.map((tap) => distanceTo(tap, footprintCentre(item))))
      if (away <= longPipe) return []
      const values = { item: nameOf(plan, item), length: { length: Math.round(away) } }
      return [
        {
          records: [rowName(item)],
          why: { text: sentence('{{item}} is {{length}} away from the water'), values },
        },
      ]
    })
  },
}

function distanceTo(fixture: StandingFixture, [x, y]: readonly [number, number]): number {
  const [fx, fy] = footprintCentre(fixture)
  return Math.hypot(fx - x, fy - y)
}
