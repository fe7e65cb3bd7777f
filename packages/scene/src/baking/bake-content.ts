import type { Point3 } from '@arredo/geometry'
import { kelvinColour } from '../light/kelvin-colour.ts'
import { lampsOf } from '../light/lamps.ts'
import { otherSide, outerSide } from '../room/outer-side.ts'
import { holeOnFace, holesOf } from '../room/wall-holes.ts'
import { wallSpace } from '../room/wall-space.ts'
import type { SceneContent } from '../scene-content.ts'
import { minus3 } from '../vector3.ts'
import type { BakedLamp, BakeScene, Grid, Portal, Rgb } from './bake-scene.ts'
import { ceilingLights } from './ceiling-lights.ts'
import type { Charts } from './charts.ts'
import { trianglesOf } from './content-triangles.ts'
import { roomMirrors } from './room-mirrors.ts'

/** What shines into a house, and from where. */
export type Daylight = Pick<BakeScene, 'sun' | 'sky' | 'around'> & {
  /** What a photographer adds from above, so that no corner is lost. */
  readonly fill: Rgb
  /** Candela of a lamp of one lumen all round, in the same measure; 0 while lamps are off. */
  readonly lamps: number
  /** Candela of a light in the ceiling of a room that has no window. */
  readonly ceiling: number
  /** How bright a white wall is to be seen, as a share of white paper. */
  readonly brightness: number
  /** What share of a colour cast is taken out, as the eye does; less in the evening, which is to be warm. */
  readonly neutral: number
}

/** About a step between probes; a large house has wider ones. */
const usualStep = 420
const mostProbes = 3200

export function bakeScene(content: SceneContent, charts: Charts, daylight: Daylight): BakeScene {
  return {
    ...trianglesOf(content, daylight.fill),
    ...{ sun: daylight.sun, sky: daylight.sky, around: daylight.around ?? null },
    lamps: [
      ...(daylight.lamps > 0 ? lampsIn(content, daylight.lamps) : []),
      ...(daylight.ceiling > 0 ? ceilingLights(content, daylight.ceiling) : []),
    ],
    portals: portalsOf(content),
    charts: charts.all,
    atlas: { width: charts.width, height: charts.height },
    grid: gridOver(content),
    mirrors: roomMirrors(content.shell),
  }
}

function lampsIn({ items }: SceneContent, candela: number): readonly BakedLamp[] {
  return lampsOf(items).map(({ at, lumens, kelvin, isDownward }) => {
    const { r, g, b } = kelvinColour(kelvin)
    const strength = lumens * candela * (isDownward ? 2 : 1)
    return { at, isDownward, candela: [r * strength, g * strength, b * strength] }
  })
}

/** Windows and passages that lead out of the house. */
function portalsOf({ shell, openings }: SceneContent): readonly Portal[] {
  return shell.walls.flatMap((wall) => {
    const outer = outerSide(wall)
    if (!outer) return []
    const side = otherSide(outer)
    const space = wallSpace(wall.faces[side])
    return holesOf(wall, openings)
      .filter(({ opening }) => opening.kind === 'window' || opening.kind === 'passage')
      .map((hole): Portal => {
        const { s0, s1, z0, z1 } = holeOnFace(hole, wall, side)
        const corner = space.at(s0, z0, wall.thickness / 2)
        const [right, up] = [space.at(s1, z0, wall.thickness / 2), space.at(s0, z1, wall.thickness / 2)]
        const [x, y] = wall.faces[side].frame.inward
        return { corner, right: minus3(right, corner), up: minus3(up, corner), inward: [x, y, 0] }
      })
  })
}

function gridOver({ shell }: SceneContent): Grid {
  const points = shell.rooms.flatMap(({ outline }) => outline)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [min, max] =
    points.length > 0
      ? [
          [Math.min(...xs), Math.min(...ys)],
          [Math.max(...xs), Math.max(...ys)],
        ]
      : [
          [0, 0],
          [4000, 4000],
        ]
  const low: Point3 = [(min[0] ?? 0) + 60, (min[1] ?? 0) + 60, 60]
  const high: Point3 = [
    (max[0] ?? 0) - 60,
    (max[1] ?? 0) - 60,
    Math.max(2300, ...shell.rooms.map(({ height }) => height)) - 60,
  ]
  const extent = [0, 1, 2].map((axis) => (high[axis] ?? 0) - (low[axis] ?? 0))
  const volume = extent.reduce((product, length) => product * length, 1)
  const wish = Math.max(usualStep, Math.cbrt(volume / mostProbes))
  const counts = extent.map((length) => Math.max(2, Math.round(length / wish) + 1))
  const [nx = 2, ny = 2, nz = 2] = counts
  const step = extent.map((length, axis) => length / ((counts[axis] ?? 2) - 1))
  return { min: low, step: [step[0] ?? 1, step[1] ?? 1, step[2] ?? 1], counts: [nx, ny, nz] }
}
