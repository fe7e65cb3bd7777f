import {
  type ExtrudedPart,
  type PanelPart,
  type Part,
  type PartBounds,
  type Point,
  partBounds,
} from '@arredo/geometry'
import { addBox } from './box-faces.ts'
import { addCushion } from './cushion-faces.ts'
import type { Faces } from './faces.ts'
import type { FaceLight } from './gap-shade.ts'
import { addLathe } from './lathe-faces.ts'
import { type Axis, axisOf, longest, others } from './part-axes.ts'
import { type Cut, partCut } from './pattern-cut.ts'
import { addPrism, type Prism } from './prism-faces.ts'

/** Panels are sold with edges broken by about a millimetre. */
const bevel = 1.2
const assetBevel = 4

/** Adds one part, in the item's frame turned right-handed (see item-frame). */
export function addPart(faces: Faces, part: Part, cut = partCut(part), light?: FaceLight): void {
  if (part.shape === 'extrusion') addPrism(faces, extrusionPrism(part, cut))
  else if (part.shape === 'panel' && isRound(part)) addPrism(faces, panelPrism(part, cut))
  else if (part.shape === 'lathe') addLathe(faces, part, cut)
  else if (part.shape === 'cushion') addCushion(faces, part, cut)
  else addBoxPart(faces, part, part.shape === 'asset' ? assetBevel : bevel, cut, light)
}

/** The box a part fills, in the frame things are drawn in. */
export function drawnBox(part: Part): PartBounds {
  const { min, max } = partBounds(part)
  return { min: [min[0], -max[1], min[2]], max: [max[0], -min[1], max[2]] }
}

function addBoxPart(
  faces: Faces,
  part: Exclude<Part, { readonly shape: 'extrusion' }>,
  taken: number,
  cut: Cut,
  light: FaceLight | undefined,
): void {
  const { min, max } = drawnBox(part)
  const grain = part.grain ? axisOf[part.grain] : longest(part.size)
  const [low, high] = endGrainOf(part, grain)
  addBox(faces, min, max, {
    ...{ bevel: taken, cut, grain },
    endGrain: grain === 1 ? [high, low] : [low, high],
    // Forward is the low side of y once the frame is turned right-handed.
    ...(light && { light: [light[0], light[1], light[3], light[2], light[4], light[5]] }),
  })
}

/** Of its low and high side across the grain: solid wood shows it wherever no edging covers it. */
function endGrainOf({ isSolid = false, edges = [] }: Part, grain: Axis): readonly [boolean, boolean] {
  const [low, high] = sidesAcross[grain]
  return [isSolid && !edges.includes(low), isSolid && !edges.includes(high)]
}

const sidesAcross = [
  ['left', 'right'],
  ['back', 'front'],
  ['bottom', 'top'],
] as const

function extrusionPrism(part: ExtrudedPart, cut: Cut): Prism {
  const grain = axisOf[part.grain ?? part.along]
  const { min, max } = partBounds(part)
  return {
    at: part.at,
    outline: part.profile,
    along: axisOf[part.along],
    length: part.length,
    extent: [max[0] - min[0], max[1] - min[1], max[2] - min[2]],
    bevel,
    ...{ grain, cut, endGrain: endGrainOf(part, grain) },
  }
}

/** A radius that nobody sees makes no round corner. */
function isRound({ radius }: PanelPart): boolean {
  return radius > 2 * bevel
}

function panelPrism(part: PanelPart, cut: Cut): Prism {
  const grain = part.grain ? axisOf[part.grain] : longest(part.size)
  const along = axisOf[part.across]
  const [i, j] = others(along)
  return {
    at: part.at,
    outline: roundedRectangle(part.size[i], part.size[j], part.radius),
    along,
    length: part.size[along],
    extent: part.size,
    bevel,
    ...{ grain, cut, endGrain: endGrainOf(part, grain) },
  }
}

/** Against the clock from the left bottom; about one step for every seven degrees of a large corner. */
function roundedRectangle(width: number, height: number, wanted: number): Point[] {
  const radius = Math.min(wanted, width / 2, height / 2)
  const steps = Math.max(3, Math.min(12, Math.ceil(Math.sqrt(radius))))
  const corner = (x: number, y: number, start: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, k): Point => {
      const angle = ((start + (90 * k) / steps) * Math.PI) / 180
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
    })
  return [
    ...corner(radius, radius, 180),
    ...corner(width - radius, radius, 270),
    ...corner(width - radius, height - radius, 0),
    ...corner(radius, height - radius, 90),
  ]
}
