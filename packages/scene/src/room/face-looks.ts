import { cross, distance, minus, type Shell, type Stretch, type WallFace } from '@arredo/geometry'
import { topAt } from './wall-top.ts'

/** How plaster looks on one piece of a face. */
export type Look = {
  /** Of which room's paint: 0 of none, else one more than the room's index. */
  readonly paint: number
  /** How much of the light a corner or the floor takes, 0…1. */
  readonly dark: (along: number, z: number) => number
}

export type FaceLooks = {
  /** Where the face must be cut for its looks to show. */
  readonly columns: readonly number[]
  readonly rows: readonly number[]
  readonly at: (along: number) => Look
}

const shadeSteps = [60, 160, 320, 560] as const
const shadeReach = 560
const plain: Look = { paint: 0, dark: () => 0 }

/** Corners of a room and the foot of its walls get less light; extra cuts carry the gradient. */
export function faceLooks({ stretches }: WallFace, shell: Shell): FaceLooks {
  const looks = stretches.map((stretch) => ({ stretch, look: lookOf(stretch, shell) }))
  return {
    columns: looks.flatMap(({ stretch: { start, end }, look }) =>
      [start, end, ...look.columns].filter((along) => along >= start && along <= end),
    ),
    rows: looks.flatMap(({ look }) => look.rows),
    at(along) {
      const away = ({ start, end }: Stretch) => Math.max(start - along, 0, along - end)
      // Above a lower wall that ends on it, a face goes on as it is beside it.
      const nearest = looks.reduce<(typeof looks)[number] | null>(
        (best, next) => (best && away(best.stretch) <= away(next.stretch) ? best : next),
        null,
      )
      return nearest?.look ?? plain
    },
  }
}

function lookOf(stretch: Stretch, shell: Shell): Look & Pick<FaceLooks, 'columns' | 'rows'> {
  if (stretch.room === null) return { ...plain, columns: [], rows: [] }

  const { start, end } = stretch
  const sides = shell.rooms[stretch.room]?.sides ?? []
  const before = sides.find((other) => isCorner(other, stretch))
  const after = sides.find((other) => isCorner(stretch, other))
  const ends = {
    start: before ? topNear(shell, before, before.end) : 0,
    end: after ? topNear(shell, after, after.start) : 0,
  }
  const lower = [
    ...(before && ends.start < topNear(shell, stretch, start) ? [ends.start] : []),
    ...(after && ends.end < topNear(shell, stretch, end) ? [ends.end] : []),
  ]
  return {
    paint: stretch.room + 1,
    columns: [
      ...(before ? shadeSteps.map((step) => start + step) : []),
      ...(after ? shadeSteps.map((step) => end - step) : []),
    ],
    rows: [...shadeSteps, ...lower.flatMap((height) => [height, ...shadeSteps.map((step) => height + step)])],
    dark: (along, z) =>
      (before ? corner(along - start, z - ends.start) : 0) +
      (after ? corner(end - along, z - ends.end) : 0) +
      0.1 * fade(z),
  }
}

/** Beside another wall as far as it goes up; above a low one the light comes back. */
function corner(away: number, above: number): number {
  return 0.16 * fade(away) * fade(above)
}

/** How high a piece of a face is beside one of its ends, where the face itself may step. */
function topNear(shell: Shell, { wall, side, start, end }: Stretch, along: number): number {
  const inset = Math.min(1, (end - start) / 2)
  const inside = Math.min(end - inset, Math.max(start + inset, along))
  return topAt(shell.face(wall, side)?.top ?? [], inside)
}

/** Whether the room turns in from one of its sides to another. */
function isCorner(before: Stretch, after: Stretch): boolean {
  if (distance(before.to, after.from) > 1) return false
  const turn = cross(minus(before.to, before.from), minus(after.to, after.from))
  return turn < -1e-6 * distance(before.from, before.to) * distance(after.from, after.to)
}

function fade(away: number): number {
  return away >= shadeReach ? 0 : (1 - Math.max(0, away) / shadeReach) ** 2
}
