import { Color } from 'three'
import { type Faces, joinedFaces } from '../faces/faces.ts'
import type { Item } from '../items/item.ts'
import { oak } from '../materials/surface-textures.ts'
import { floorFaces } from '../room/floor-faces.ts'
import { openingFaces } from '../room/opening-faces.ts'
import { ceilingPaint, floorPaint, plaster, wallPaint } from '../room/room-colours.ts'
import { ceilingFaces } from '../room/slope-faces.ts'
import { wallFaces } from '../room/wall-faces.ts'
import type { SceneContent } from '../scene-content.ts'
import type { BakeScene, Rgb } from './bake-scene.ts'
import { type AddBox, itemTriangles } from './item-triangles.ts'

type Triangles = Pick<BakeScene, 'corners' | 'albedo' | 'glow'>

type House = Pick<SceneContent, 'shell' | 'openings' | 'finishes'> & { readonly fill: Rgb }

let lastHouse: { readonly of: House; readonly triangles: Triangles } | null = null
const ofItems = new WeakMap<Item, Triangles>()

/**
 * What light falls on and what stands in its way. While one thing is moved only its own triangles are worked out
 * anew: the house and everything else are as they were.
 */
export function trianglesOf({ shell, openings, finishes, items }: SceneContent, fill: Rgb): Triangles {
  const house = { shell, openings, finishes, fill }
  if (!lastHouse || !isSameHouse(lastHouse.of, house)) {
    lastHouse = { of: house, triangles: houseTriangles(house) }
  }
  return joined([lastHouse.triangles, ...items.map(keptTriangles)])
}

function isSameHouse(one: House, two: House): boolean {
  const isSameFill = one.fill.every((value, k) => value === two.fill[k])
  return (
    isSameFill && one.shell === two.shell && one.openings === two.openings && one.finishes === two.finishes
  )
}

function houseTriangles({ shell, openings, finishes, fill }: House): Triangles {
  const triangles = createTriangles()
  // Some of what the photographer adds comes from where he stands: fronts are not left to the ceiling alone.
  const wallGlow: Rgb = [fill[0] * 0.45, fill[1] * 0.45, fill[2] * 0.45]
  for (const wall of shell.walls) {
    const { body, cap } = wallFaces(wall, openings, shell)
    const { frame, leaf } = openingFaces(wall, openings)
    const [room] = [wall.faces.right, wall.faces.left].flatMap(({ stretches }) =>
      stretches.flatMap((stretch) => (stretch.room === null ? [] : [shell.rooms[stretch.room]])),
    )
    triangles.add(joinedFaces([body, cap]), wallPaint(room, wall.id, finishes) ?? plaster, wallGlow)
    triangles.add(joinedFaces([frame, leaf]), white)
  }
  for (const room of shell.rooms) {
    triangles.add(floorFaces([room]), floorPaint(room, finishes) ?? oak)
    triangles.add(ceilingFaces(room), ceilingPaint(room, finishes) ?? white, fill)
  }
  return triangles.made()
}

function keptTriangles(item: Item): Triangles {
  const known = ofItems.get(item)
  if (known) return known

  const triangles = createTriangles()
  itemTriangles(item, triangles.addBox)
  const made = triangles.made()
  ofItems.set(item, made)
  return made
}

function joined(all: readonly Triangles[]): Triangles {
  const inOne = (part: keyof Triangles) => {
    const values = new Float32Array(all.reduce((sum, each) => sum + each[part].length, 0))
    let at = 0
    for (const each of all) {
      values.set(each[part], at)
      at += each[part].length
    }
    return values
  }
  return { corners: inOne('corners'), albedo: inOne('albedo'), glow: inOne('glow') }
}

const white = new Color('#f4f3f0')

function createTriangles() {
  const corners: number[] = []
  const albedo: number[] = []
  const glow: number[] = []
  const add = ({ position, index }: Faces, colour: Color, shines: Rgb = [0, 0, 0]) => {
    for (const vertex of index)
      corners.push(position[vertex * 3] ?? 0, position[vertex * 3 + 1] ?? 0, position[vertex * 3 + 2] ?? 0)
    for (let k = 0; k < index.length / 3; k++) {
      albedo.push(...returned(colour))
      glow.push(...shines)
    }
  }
  /** Eight corners, counted by x, then y, then z. */
  const addBox: AddBox = (points, colour) => {
    for (const corner of boxCorners) corners.push(...(points[corner] ?? [0, 0, 0]))
    for (let k = 0; k < 12; k++) {
      albedo.push(...returned(colour))
      glow.push(0, 0, 0)
    }
  }
  return {
    add,
    addBox,
    made: () => ({
      corners: Float32Array.from(corners),
      albedo: Float32Array.from(albedo),
      glow: Float32Array.from(glow),
    }),
  }
}

/** Two triangles for each side, against the clock seen from outside. */
const boxCorners = [
  ...[0, 2, 3, 0, 3, 1],
  ...[4, 5, 7, 4, 7, 6],
  ...[0, 1, 5, 0, 5, 4],
  ...[2, 6, 7, 2, 7, 3],
  ...[0, 4, 6, 0, 6, 2],
  ...[1, 3, 7, 1, 7, 5],
]

/** Nothing in a house gives back all light. */
function returned({ r, g, b }: Color): Rgb {
  return [Math.min(0.85, r), Math.min(0.85, g), Math.min(0.85, b)]
}
