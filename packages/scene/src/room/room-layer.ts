import { type Opening, roomOutlines, type Standing, type Wall } from '@arredo/geometry'
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
  type Vector3,
} from 'three'
import { addFlatQuad, type Faces, joinedFaces, noFaces, toGeometry } from '../faces/faces.ts'
import { createEdgeMaterial } from '../materials/edge-material.ts'
import type { SurfaceTextures } from '../materials/surface-textures.ts'
import { floorFaces } from './floor-faces.ts'
import { floorShade } from './floor-shade.ts'
import { groundShade } from './ground-shade.ts'
import { openingFaces } from './opening-faces.ts'
import { type PlanBounds, planBounds } from './plan-bounds.ts'
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
      color: '#f4f1ea',
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
    edge: createEdgeMaterial(0.16),
    glass: new MeshBasicMaterial({ vertexColors: true, toneMapped: false }),
    floor: new MeshStandardMaterial({ map: textures.floor(), roughness: 0.58 }),
    // Where the house is cut open no light falls: these stay the same from every side.
    cut: new MeshBasicMaterial({ vertexColors: true, toneMapped: false }),
    shade: new MeshBasicMaterial({ transparent: true, depthWrite: false, toneMapped: false }),
  }
  let stands: { readonly wall: Wall; readonly group: Group }[] = []
  let bounds: PlanBounds = planBounds([])
  let ground: ReturnType<typeof groundShade> | null = null

  return {
    group,
    build(walls, openings) {
      clear()
      bounds = planBounds(walls)
      stands = walls.map((wall) => ({ wall, group: wallGroup(wall, openings, walls) }))
      for (const stand of stands) group.add(stand.group)
      const outlines = roomOutlines(walls).map(({ corners }) => corners)
      if (!outlines.some((corners) => corners.length > 2)) return

      const floor = add(group, floorFaces(outlines), materials.floor)
      floor.receiveShadow = true
      addCut(group, rimFaces(walls))
      ground = groundShade(walls, -slabDepth - 2)
      group.add(ground)
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
    ground?.material.map?.dispose()
    ground?.material.dispose()
    ground = null
    group.clear()
    stands = []
  }

  function addCut(to: Group, faces: Faces): void {
    if (faces.index.length > 0)
      add(to, faces, materials.cut).geometry.setAttribute('color', cutColours(faces))
  }

  function wallGroup(wall: Wall, openings: readonly Opening[], walls: readonly Wall[]): Group {
    const stand = new Group()
    const { body, cap, skirting } = wallFaces(wall, openings, walls)
    const fittings = openingFaces(wall, openings)
    const plaster = add(stand, body, materials.wall)
    plaster.geometry.setAttribute('color', wallColours(body))
    plaster.receiveShadow = true
    addCut(stand, cap)

    const trim = joinedFaces([skirting, fittings.frame, fittings.leaf])
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
function wallColours(body: Faces): BufferAttribute {
  const colours: number[] = []
  for (let k = 0; k < body.uv.length; k += 2) {
    const light = 1 - (body.uv[k] ?? 0)
    colours.push(light, light * 0.997, light * 0.99)
  }
  return new Float32BufferAttribute(colours, 3)
}

/** Lighter where it looks up: enough to read its edges. */
function cutColours(faces: Faces): BufferAttribute {
  const [top, side] = [new Color('#e4dfd7'), new Color('#cfc9bf')]
  const colours: number[] = []
  for (let k = 2; k < faces.normal.length; k += 3) {
    colours.push(...((faces.normal[k] ?? 0) > 0.5 ? top : side).toArray())
  }
  return new Float32BufferAttribute(colours, 3)
}

function skyColours(glass: Faces): BufferAttribute {
  const [low, high] = [new Color('#f2f7fb'), new Color('#e0edf8')]
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
