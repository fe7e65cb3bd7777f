import { footprint, itemToPlan, type Point } from '@arredo/geometry'
import {
  type FixtureId,
  moveFixture,
  refuse,
  type StandingFixture,
  standingFixture,
  usualFixtures,
} from '@arredo/project'
import type { Shown } from '../editor-state.ts'
import { type FixtureSide, fixtureDistances } from '../fixture/fixture-distances.ts'
import type { Entry, OverlayShape, Workbench } from '../tools/tool.ts'

export const distanceLabels: Readonly<Record<FixtureSide, string>> = {
  left: 'Distance on the left: {{value}}',
  right: 'Distance on the right: {{value}}',
  front: 'Distance in front: {{value}}',
  back: 'Distance behind: {{value}}',
  floor: 'Height above the floor: {{value}}',
}

/** Millimetres by which the mark of a point is larger than the point. */
const around = 25

export function fixtureMarks({ document }: Pick<Shown, 'document'>, id: FixtureId): readonly OverlayShape[] {
  const standing = standingFixture(document, id)
  if (!standing) return []
  const isPoint = usualFixtures[standing.fixture.kind].measured === 'middle'
  const [, , bottom] = standing.place.at
  const top = bottom + standing.size.height
  const mark = { kind: 'prism', id: `fixture ${id}`, tone: 'selected' } as const
  return isPoint
    ? [{ ...mark, outline: boxAround(standing), bottom: bottom - around, top: top + around }]
    : [{ ...mark, outline: footprint(standing), bottom, top }]
}

function boxAround({ place, size: { width, depth } }: StandingFixture): readonly Point[] {
  const [left, right, front] = [-around, width + around, depth + around]
  const corners: readonly Point[] = [
    [left, 0],
    [right, 0],
    [right, front],
    [left, front],
  ]
  return corners.map((corner) => itemToPlan(place, corner))
}

/** The distances of a selected fixture; typing one moves it. */
export function fixtureEntries({ desk }: Workbench, { document }: Shown, id: FixtureId): readonly Entry[] {
  const fixture = document.fixtures[id]
  if (!fixture) return []
  return fixtureDistances(document, fixture)
    .filter(({ value }) => value >= 1)
    .map(({ side, value, from, to, at }) => ({
      id: `${id} ${side}`,
      label: distanceLabels[side],
      kind: 'length',
      value,
      from,
      to,
      isLive: false,
      enter(wanted) {
        if (!(wanted >= 0 && Number.isFinite(wanted))) return refuse('A distance is 0 or more')
        return desk.run(moveFixture, { fixture: id, placement: at(wanted) })
      },
    }))
}
