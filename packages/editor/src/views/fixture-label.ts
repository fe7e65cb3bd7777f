import { kept } from '@arredo/drawings'
import { type Preview, standingFixture } from '@arredo/project'
import { fixtureDistances } from '../fixture/fixture-distances.ts'
import { fixtureNames } from '../fixture/fixture-names.ts'
import type { ViewLabels } from './view-labels.ts'

const remembered = kept<string>()

/** What it is, and where a fitter finds it. */
export function fixtureLabel({ document }: Preview, id: string, labels: ViewLabels): string {
  const standing = standingFixture(document, id)
  if (!standing) return ''
  return remembered(standing, [labels, document.corners, document.walls], () => {
    const { fixture } = standing
    const name = labels.text(fixtureNames[fixture.kind].label)
    const distances = fixtureDistances(document, fixture)
    const toldOf = (side: string) => {
      const found = distances.find((distance) => distance.side === side)
      return found && labels.formatLength(found.value)
    }
    const [distance, height] = [toldOf('left'), toldOf('floor')]
    const isOnWall = fixture.placement.seat.on === 'wall'
    if (isOnWall && distance !== undefined && height !== undefined)
      return labels.text('{{name}}, {{height}} above the floor, {{distance}} from the left corner', {
        name,
        height,
        distance,
      })
    if (distance !== undefined) return labels.text('{{name}}, {{distance}} to its left', { name, distance })
    return name
  })
}
