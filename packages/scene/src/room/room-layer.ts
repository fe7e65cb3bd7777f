import type { Shell, ShellWall, Standing } from '@arredo/geometry'
import type { OpeningNow } from '@arredo/project'
import {
  BufferGeometry,
  DataTexture,
  DoubleSide,
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
import { type Faces, joinedFaces, toGeometry } from '../faces/faces.ts'
import { createEdgeMaterial } from '../materials/edge-material.ts'
import type { SurfaceTextures } from '../materials/surface-textures.ts'
import { isInTheWay } from './cut-away.ts'
import { floorFaces } from './floor-faces.ts'
import { createFloorShade } from './floor-shade.ts'
import { groundShade } from './ground-shade.ts'
import { openingFaces } from './opening-faces.ts'
import { type PlanBounds, planBounds } from './plan-bounds.ts'
import { rimFaces, slabDepth } from './rim-faces.ts'
import { cutColours, floorColours, plaster, skyColours, wallColours } from './room-colours.ts'
import { slopeFaces } from './slope-faces.ts'
import { wallFaces } from './wall-faces.ts'

export type RoomLayer = {
  readonly group: Group
  readonly build: (shell: Shell, openings: readonly OpeningNow[]) => void
  /** Hides the walls that stand between the eye and what it looks at; true when that changed. */
  readonly cutAway: (eye: Vector3, target: Vector3) => boolean
  readonly shownWalls: () => readonly ShellWall[]
  readonly shadeFloor: (footprints: readonly Standing[]) => void
  readonly dispose: () => void
}

const shadeTexels = 160

export function createRoomLayer(textures: SurfaceTextures): RoomLayer {
  const group = new Group()
  const shade = createFloorShade(shadeTexels)
  const shadeMap = new DataTexture(shade.pixels, shadeTexels, shadeTexels)
  shadeMap.magFilter = LinearFilter
  shadeMap.minFilter = LinearFilter
  const materials = {
    wall: new MeshStandardMaterial({ color: plaster, roughness: 0.95, vertexColors: true, dithering: true }),
    trim: new MeshStandardMaterial({
      color: '#f7f6f3',
      roughness: 0.5,
      polygonOffset: true,
      polygonOffsetFactor: 1,
      polygonOffsetUnits: 1,
    }),
    metal: new MeshStandardMaterial({ color: '#4b4a48', roughness: 0.4 }),
    edge: createEdgeMaterial(0.16),
    glass: new MeshBasicMaterial({ vertexColors: true, toneMapped: false, side: DoubleSide }),
    floor: new MeshStandardMaterial({ map: textures.floor(), roughness: 0.58, vertexColors: true }),
    // Where the house is cut open no light falls: these stay the same from every side.
    cut: new MeshBasicMaterial({ vertexColors: true, toneMapped: false }),
    shade: new MeshBasicMaterial({ map: shadeMap, transparent: true, depthWrite: false, toneMapped: false }),
  }
  let stands: readonly { readonly wall: ShellWall; readonly group: Group }[] = []
  let bounds: PlanBounds | null = null
  let ground: ReturnType<typeof groundShade> | null = null

  return {
    group,
    build(shell, openings) {
      clear()
      bounds = planBounds(shell)
      stands = shell.walls.map((wall) => ({ wall, group: wallGroup(wall, openings, shell) }))
      for (const stand of stands) group.add(stand.group)
      if (shell.walls.length === 0) return

      add(group, rimFaces(shell), materials.cut, cutColours)
      ground = groundShade(shell, -slabDepth - 2)
      group.add(ground)
      if (shell.rooms.length === 0) return

      const floor = add(group, floorFaces(shell.rooms), materials.floor, () => floorColours(shell.rooms))
      floor.receiveShadow = true
      const slopes = slopeFaces(shell.rooms)
      if (slopes.index.length > 0)
        add(group, slopes, materials.wall, () => wallColours(slopes, '', shell.rooms)).receiveShadow = true
      const veil = add(
        group,
        floorFaces(shell.rooms, () => 1.5, bounds),
        materials.shade,
      )
      veil.renderOrder = 1
    },
    cutAway(eye, target) {
      let changed = false
      for (const { wall, group: stand } of stands) {
        const visible = !isInTheWay(wall, [eye.x, eye.y], [target.x, target.y], stand.visible)
        changed ||= visible !== stand.visible
        stand.visible = visible
      }
      return changed
    },
    shownWalls,
    shadeFloor(footprints) {
      if (!bounds) return
      const sides = shownWalls().flatMap(({ faces }) =>
        [...faces.left.stretches, ...faces.right.stretches].filter(({ room }) => room !== null),
      )
      if (shade.update(bounds, sides, footprints) > 0) shadeMap.needsUpdate = true
    },
    dispose() {
      clear()
      shadeMap.dispose()
      for (const material of Object.values(materials)) material.dispose()
    },
  }

  function shownWalls(): readonly ShellWall[] {
    return stands.filter((stand) => stand.group.visible).map((stand) => stand.wall)
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

  function wallGroup(wall: ShellWall, openings: readonly OpeningNow[], shell: Shell): Group {
    const stand = new Group()
    const { body, cap, skirting } = wallFaces(wall, openings, shell)
    const fittings = openingFaces(wall, openings)
    add(stand, body, materials.wall, () => wallColours(body, wall.id, shell.rooms)).receiveShadow = true
    add(stand, cap, materials.cut, cutColours)
    const trim = joinedFaces([skirting, fittings.frame, fittings.leaf])
    if (trim.index.length > 0) add(stand, trim, materials.trim).receiveShadow = true
    if (fittings.edges.length > 0) {
      const drawn = new BufferGeometry()
      drawn.setAttribute('position', new Float32BufferAttribute(fittings.edges, 3))
      stand.add(new LineSegments(drawn, materials.edge))
    }
    if (fittings.metal.index.length > 0) add(stand, fittings.metal, materials.metal)
    if (fittings.glass.index.length > 0) add(stand, fittings.glass, materials.glass, skyColours)
    return stand
  }
}

function add(
  group: Group,
  faces: Faces,
  material: Material,
  coloursOf?: (faces: Faces) => Float32BufferAttribute,
): Mesh {
  const mesh = new Mesh(toGeometry(faces), material)
  if (coloursOf) mesh.geometry.setAttribute('color', coloursOf(faces))
  mesh.matrixAutoUpdate = false
  group.add(mesh)
  return mesh
}
