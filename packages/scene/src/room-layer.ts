import { type Opening, type Point, roomOutlines, type Standing, type Wall } from '@arredo/geometry'
import {
  type BufferAttribute,
  BufferGeometry,
  Color,
  DataTexture,
  Float32BufferAttribute,
  Group,
  LinearFilter,
  LineSegments,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  ShapeUtils,
  Vector2,
  type Vector3,
} from 'three'
import { createEdgeMaterial } from './edge-material.ts'
import { addFlatQuad, addTriangle, addVertex, type Faces, noFaces, toGeometry } from './faces.ts'
import { floorShade } from './floor-shade.ts'
import { openingFaces } from './opening-faces.ts'
import { type PlanBounds, planBounds } from './plan-bounds.ts'
import type { SurfaceTextures } from './surface-textures.ts'
import { wallFaces } from './wall-faces.ts'
import { mitres, wallSpace } from './wall-space.ts'

export type RoomLayer = {
  readonly group: Group
  readonly build: (walls: readonly Wall[], openings: readonly Opening[]) => void
  /** Hides the walls that stand between the eye and the room; true when that changed. */
  readonly cutAway: (eye: Vector3) => boolean
  readonly shownWalls: () => readonly Wall[]
  readonly shadeFloor: (footprints: readonly Standing[]) => void
  readonly dispose: () => void
}

const slabDepth = 110
const shadeTexels = 160

export function createRoomLayer(textures: SurfaceTextures): RoomLayer {
  const group = new Group()
  const materials = {
    wall: new MeshStandardMaterial({
      color: '#e5e3df',
      roughness: 0.95,
      vertexColors: true,
      dithering: true,
    }),
    trim: new MeshStandardMaterial({
      color: '#f7f6f3',
      roughness: 0.5,
      polygonOffset: true,
      polygonOffsetFactor: 1,
      polygonOffsetUnits: 1,
    }),
    metal: new MeshStandardMaterial({ color: '#4b4a48', roughness: 0.4 }),
    edge: createEdgeMaterial(0.22),
    glass: new MeshBasicMaterial({ vertexColors: true, toneMapped: false }),
    floor: new MeshStandardMaterial({ map: textures.floor(), roughness: 0.58 }),
    rim: new MeshStandardMaterial({ color: '#d9d6d0', roughness: 0.95 }),
    shade: new MeshBasicMaterial({ transparent: true, depthWrite: false, toneMapped: false }),
  }
  let stands: { readonly wall: Wall; readonly group: Group }[] = []
  let bounds: PlanBounds = planBounds([])

  return {
    group,
    build(walls, openings) {
      clear()
      bounds = planBounds(walls)
      stands = walls.map((wall) => ({ wall, group: wallGroup(wall, openings, walls) }))
      group.add(...stands.map((stand) => stand.group))
      const outlines = roomOutlines(walls).map(({ corners }) => corners)
      if (!outlines.some((corners) => corners.length > 2)) return

      const floor = add(group, floorFaces(outlines), materials.floor)
      floor.receiveShadow = true
      add(group, rimFaces(walls), materials.rim).receiveShadow = true
      const veil = add(group, floorFaces(outlines, 1.5, bounds), materials.shade)
      veil.renderOrder = 1
    },
    cutAway(eye) {
      let changed = false
      for (const { wall, group: stand } of stands) {
        const { outward } = wallSpace(wall)
        const out = (eye.x - wall.from[0]) * outward[0] + (eye.y - wall.from[1]) * outward[1]
        // A little slack, so that a wall seen edge-on does not flicker.
        const visible = stand.visible ? out < 20 : out < -20
        changed ||= visible !== stand.visible
        stand.visible = visible
      }
      return changed
    },
    shownWalls: () => stands.filter((stand) => stand.group.visible).map((stand) => stand.wall),
    shadeFloor(footprints) {
      const shown = stands.filter((stand) => stand.group.visible).map((stand) => stand.wall)
      const pixels = floorShade(bounds, shadeTexels, shown, footprints)
      if (materials.shade.map instanceof DataTexture) {
        ;(materials.shade.map.image.data as Uint8Array).set(pixels)
      } else {
        materials.shade.map = new DataTexture(pixels, shadeTexels, shadeTexels)
        materials.shade.map.magFilter = LinearFilter
        materials.shade.map.minFilter = LinearFilter
      }
      materials.shade.map.needsUpdate = true
    },
    dispose() {
      clear()
      materials.shade.map?.dispose()
      for (const material of Object.values(materials)) material.dispose()
    },
  }

  function clear(): void {
    group.traverse((object) => {
      if (object instanceof Mesh || object instanceof LineSegments) object.geometry.dispose()
    })
    group.clear()
    stands = []
  }

  function wallGroup(wall: Wall, openings: readonly Opening[], walls: readonly Wall[]): Group {
    const stand = new Group()
    const { body, cap, skirting } = wallFaces(wall, openings, walls)
    const fittings = openingFaces(wall, openings)
    const plaster = add(stand, joined([body, cap]), materials.wall)
    plaster.geometry.setAttribute('color', wallColours(body, cap))
    plaster.receiveShadow = true

    const trim = joined([skirting, fittings.frame, fittings.leaf])
    if (trim.index.length > 0) add(stand, trim, materials.trim).receiveShadow = true
    if (fittings.edges.length > 0) {
      const drawn = new BufferGeometry()
      drawn.setAttribute('position', new Float32BufferAttribute(fittings.edges, 3))
      stand.add(new LineSegments(drawn, materials.edge))
    }
    if (fittings.metal.index.length > 0) add(stand, fittings.metal, materials.metal)
    if (fittings.glass.index.length > 0) {
      add(stand, fittings.glass, materials.glass).geometry.setAttribute('color', skyColours(fittings.glass))
    }
    return stand
  }
}

function add(group: Group, faces: Faces, material: Material): Mesh {
  const mesh = new Mesh(toGeometry(faces), material)
  mesh.matrixAutoUpdate = false
  group.add(mesh)
  return mesh
}

/** Plaster is darker towards corners and floor, by the occlusion that `wallFaces` leaves in u. */
function wallColours(body: Faces, cap: Faces): BufferAttribute {
  const colours: number[] = []
  for (let k = 0; k < body.uv.length; k += 2) {
    const light = 1 - (body.uv[k] ?? 0)
    colours.push(light, light * 0.995, light * 0.985)
  }
  for (let k = 0; k < cap.uv.length; k += 2) colours.push(0.72, 0.71, 0.7)
  return new Float32BufferAttribute(colours, 3)
}

function skyColours(glass: Faces): BufferAttribute {
  const [low, high] = [new Color('#f2f7fb'), new Color('#d3e6f7')]
  const colours: number[] = []
  for (let k = 1; k < glass.uv.length; k += 2) {
    colours.push(
      ...low
        .clone()
        .lerp(high, glass.uv[k] ?? 0)
        .toArray(),
    )
  }
  return new Float32BufferAttribute(colours, 3)
}

/** Millimetres as texture coordinates, or 0…1 over the given bounds. */
function floorFaces(outlines: readonly (readonly Point[])[], height = 0, over?: PlanBounds): Faces {
  const faces = noFaces()
  // Boards run east to west: v, along the grain, follows x.
  const uv = ([x, y]: Point): Point =>
    over
      ? [(x - over.min[0]) / (over.max[0] - over.min[0]), (y - over.min[1]) / (over.max[1] - over.min[1])]
      : [y, x]
  for (const corners of outlines) {
    const vertices = corners.map((at) => addVertex(faces, [...at, height], [0, 0, 1], uv(at)))
    // The triangulation closes an open line of walls by the straight way back.
    const outline = corners.map(([x, y]) => new Vector2(x, y))
    for (const [a, b, c] of ShapeUtils.triangulateShape(outline, []) as [number, number, number][]) {
      addTriangle(faces, vertices[a] ?? 0, vertices[b] ?? 0, vertices[c] ?? 0)
    }
  }
  return faces
}

/** The slab on which walls stand: what remains to be seen of a wall that is cut away. */
function rimFaces(walls: readonly Wall[]): Faces {
  const faces = noFaces()
  for (const wall of walls) {
    const { at, length, outward } = wallSpace(wall)
    const { start, end } = mitres(wall, walls)
    const [a, b] = [at(start, 0, wall.thickness), at(end, 0, wall.thickness)]
    const [c, d] = [at(start, -slabDepth, wall.thickness), at(end, -slabDepth, wall.thickness)]
    addFlatQuad(faces, [at(0, 0, 0), at(length, 0, 0), b, a], [0, 0, 1])
    addFlatQuad(faces, [a, b, d, c], [outward[0], outward[1], 0])
  }
  return faces
}

function joined(all: readonly Faces[]): Faces {
  const faces = noFaces()
  for (const { position, normal, uv, index } of all) {
    const base = faces.position.length / 3
    for (const value of position) faces.position.push(value)
    for (const value of normal) faces.normal.push(value)
    for (const value of uv) faces.uv.push(value)
    for (const vertex of index) faces.index.push(vertex + base)
  }
  return faces
}
