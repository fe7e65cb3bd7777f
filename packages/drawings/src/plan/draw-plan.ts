import { type Shell, shellOf } from '@arredo/geometry'
import {
  type Evaluation,
  openingsNow,
  type ProjectDocument,
  positionNumbers,
  type StandingFixture,
  standingFixtures,
  standingRows,
} from '@arredo/project'
import type { Drawing, Layer } from '../drawing.ts'
import { kept } from '../kept.ts'
import { noteLayers } from '../notes/note-layers.ts'
import { fixtureLayers } from './draw-fixture.ts'
import { itemLayer } from './draw-item.ts'
import { drawOpening } from './draw-opening.ts'
import { slopeLayers } from './draw-slope.ts'
import { drawWall } from './draw-walls.ts'
import type { ItemKind } from './item-kind.ts'
import type { PlanLabels } from './labels.ts'
import type { Member, RoomGroup } from './member.ts'
import { type PlanOptions, usualText } from './plan-options.ts'
import { roomGroups } from './room-groups.ts'
import { writtenLayers } from './room-layers.ts'

/** The plan of a project's evaluated alternative, from the floor up. */
export function drawPlan(
  document: ProjectDocument,
  evaluation: Evaluation,
  labels: PlanLabels,
  options: PlanOptions = {},
): Drawing {
  return planLayers(document, evaluation, labels, options).flatMap(({ shapes }) => shapes)
}

/** The same, record by record. */
export function planLayers(
  document: ProjectDocument,
  evaluation: Evaluation,
  labels: PlanLabels,
  { textSize = usualText, chains = 'all', colourOf }: PlanOptions = {},
): readonly Layer[] {
  const openings = openingsNow(document, evaluation)
  const shell = shellOf(document)
  const items = standingRows(document, evaluation)
  const numbers = positionNumbers(document, evaluation.alternative)
  const groups = roomGroups(shell, items, evaluation, numbers)
  const points = chains === 'installation' ? standingFixtures(document).filter(isConnection) : none
  return [
    ...floorLayers(shell),
    ...shell.walls.map((wall): Layer => {
      const own = openings.filter((opening) => opening.wall === wall.id)
      const shapes = wallKept(wall, own, () => drawWall(wall, own))
      return { key: `wall ${wall.id}`, of: { kind: 'wall', id: wall.id }, shapes }
    }),
    ...openings.flatMap((opening): readonly Layer[] => {
      const wall = shell.wall(opening.wall)
      if (!wall) return []
      const shapes = openingKept(opening, [wall], () => drawOpening(opening, wall))
      return [{ key: `opening ${opening.id}`, of: { kind: 'opening', id: opening.id }, shapes }]
    }),
    ...upwards(groups).map((member) => itemLayer(member, colourOf)),
    ...slopeLayers(shell, textSize),
    ...fixtureLayers(document),
    ...writtenLayers(shell, groups, { openings, points }, { textSize, chains, labels }),
    ...noteLayers({ document, evaluation }, { on: 'plan' }, { textSize, labels }),
  ]
}

/** The same one always: by it the chains of a room are known to be the same. */
const none: readonly StandingFixture[] = []

/** What is no part of the building. */
export function isConnection({ fixture: { kind } }: StandingFixture): boolean {
  return kind !== 'column' && kind !== 'beam'
}

const wallKept = kept<Drawing>()
const openingKept = kept<Drawing>()
const floorKept = kept<Drawing>()

function floorLayers({ rooms }: Shell): readonly Layer[] {
  return rooms.map((room, index): Layer => {
    const { record, outline } = room
    const of = record ? { of: { kind: 'room', id: record.id } as const } : {}
    const shapes = floorKept(room, [], () => [{ kind: 'polygon', style: 'floor', ...of, points: outline }])
    return { key: `floor ${index}`, ...of, shapes }
  })
}

/** What lies or hangs over something is drawn after it. */
function upwards(groups: readonly RoomGroup[]): readonly Member[] {
  const levels: Readonly<Record<ItemKind, Member[]>> = {
    carpet: [],
    plinth: [],
    standing: [],
    worktop: [],
    onTop: [],
    hanging: [],
  }
  for (const { members } of groups) for (const member of members) levels[member.kind].push(member)
  return Object.values(levels).flat()
}
