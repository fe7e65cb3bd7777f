import type { Material as Finish } from '@arredo/catalogue'
import type { FoundRoom, ShellWall, Standing } from '@arredo/geometry'
import {
  DataTexture,
  type Float32BufferAttribute,
  Group,
  LinearFilter,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Texture,
  type Vector3,
} from 'three'
import type { Charts } from '../baking/charts.ts'
import { type Faces, joinedFaces, toGeometry, toShadedGeometry } from '../faces/faces.ts'
import type { LightField } from '../light/light-field.ts'
import type { MaterialStore } from '../materials/material-store.ts'
import { lightByRoom } from '../materials/surface-shader.ts'
import type { SurfaceTextures } from '../materials/surface-textures.ts'
import type { SceneContent } from '../scene-content.ts'
import { facesByPaint, laidOut } from './covered-faces.ts'
import { isInTheWay } from './cut-away.ts'
import { createDoorLeaves } from './door-leaves.ts'
import { floorFaces } from './floor-faces.ts'
import { createFloorShade } from './floor-shade.ts'
import { groundShade } from './ground-shade.ts'
import { doorLeaves, openingFaces } from './opening-faces.ts'
import { outsideFaces } from './outside-faces.ts'
import { type PlanBounds, planBounds } from './plan-bounds.ts'
import { rimFaces, slabDepth } from './rim-faces.ts'
import { ceilingColours, cutColours, floorColours, plaster, wallColours } from './room-colours.ts'
import { coverOf, type RoomFinishes, wallFinish } from './room-finishes.ts'
import { ceilingFaces } from './slope-faces.ts'
import { ceilingTexels, floorTexels, wallTexels } from './surface-texels.ts'
import { wallFaces } from './wall-faces.ts'

export type RoomLayer = {
  readonly group: Group
  readonly build: (content: RoomContent, charts: Charts) => void
  /** Other light on walls, floors and ceilings, in the texels of the charts it was built with. */
  readonly light: (texels: Texture) => void
  /** Hides the walls that stand between the eye and what it looks at; true when that changed. */
  readonly cutAway: (eye: Vector3, target: Vector3) => boolean
  /** While somebody stands in it no wall is cut away. */
  readonly keepWalls: (areKept: boolean) => void
  /** Doors that are to stand open, by their openings. */
  readonly openDoors: (openings: readonly string[]) => void
  /** Moves doors on by the milliseconds passed; true while any is under way. */
  readonly advance: (milliseconds: number) => boolean
  readonly shownWalls: () => readonly ShellWall[]
  readonly shadeFloor: (footprints: readonly Standing[]) => void
  readonly dispose: () => void
}

type RoomContent = Pick<SceneContent, 'shell' | 'openings' | 'finishes'>

const shadeTexels = 160

export function createRoomLayer(
  textures: SurfaceTextures,
  field: LightField,
  store: Pick<MaterialStore, 'get'>,
  outside: Material,
  prefersStill: () => boolean,
): RoomLayer {
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
    floor: new MeshStandardMaterial({ map: textures.floor(), roughness: 0.58, vertexColors: true }),
    // Where the house is cut open no light falls: these stay the same from every side.
    cut: new MeshBasicMaterial({ vertexColors: true, toneMapped: false }),
    shade: new MeshBasicMaterial({ map: shadeMap, transparent: true, depthWrite: false, toneMapped: false }),
  }
  for (const material of [materials.wall, materials.trim, materials.metal, materials.floor])
    lightByRoom(material, field)
  for (const material of [materials.wall, materials.floor]) material.lightMap = field.texels()
  /** Materials with pictures that a surface has now. */
  const covers = new Set<MeshStandardMaterial>()
  let stands: readonly { readonly wall: ShellWall; readonly group: Group }[] = []
  let areKept = false
  const doors = createDoorLeaves({ leaf: materials.trim, metal: materials.metal }, prefersStill)
  let bounds: PlanBounds | null = null
  let ground: ReturnType<typeof groundShade> | null = null

  return {
    group,
    light(texels) {
      for (const material of [materials.wall, materials.floor, ...covers]) material.lightMap = texels
    },
    build({ shell, openings, finishes }, charts) {
      clear()
      bounds = planBounds(shell)
      stands = shell.walls.map((wall) => ({
        wall,
        group: wallGroup(wall, { shell, openings, finishes }, charts),
      }))
      for (const stand of stands) group.add(stand.group)
      if (shell.walls.length === 0) return

      add(group, rimFaces(shell), materials.cut, cutColours)
      ground = groundShade(shell, -slabDepth - 2)
      group.add(ground)
      if (shell.rooms.length === 0) return

      addFloors(shell.rooms, finishes, charts)
      addCeilings(shell.rooms, finishes, charts)
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
        const visible = areKept || !isInTheWay(wall, [eye.x, eye.y], [target.x, target.y], stand.visible)
        changed ||= visible !== stand.visible
        stand.visible = visible
      }
      return changed
    },
    keepWalls(kept) {
      areKept = kept
    },
    openDoors: doors.open,
    advance: doors.advance,
    shownWalls,
    shadeFloor(footprints) {
      if (bounds && shade.update(bounds, footprints) > 0) shadeMap.needsUpdate = true
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
      if (object instanceof Mesh) object.geometry.dispose()
    })
    ground?.material.map?.dispose()
    ground?.material.dispose()
    ground = null
    group.clear()
    covers.clear()
    doors.clear()
    stands = []
  }

  function addFloors(rooms: readonly FoundRoom[], finishes: RoomFinishes, charts: Charts): void {
    const ofRoom = rooms.map((room) => coverOf(room.record?.floor, finishes))
    // One mesh for all of them, unless one is covered.
    const groups = ofRoom.some(Boolean) ? rooms.map((room) => [room]) : [rooms]
    for (const [first, own] of groups.entries()) {
      const faces = floorFaces(own)
      const texels = floorTexels(own, charts, first)
      const cover = ofRoom[first]
      if (cover && own.length === 1) addCover(group, faces, cover, texels)
      else {
        const floor = add(group, faces, materials.floor, () => floorColours(own, finishes))
        floor.geometry.setAttribute('uv1', texels)
        floor.receiveShadow = true
      }
    }
  }

  function addCeilings(rooms: readonly FoundRoom[], finishes: RoomFinishes, charts: Charts): void {
    const bare: Faces[] = []
    for (const room of rooms) {
      const faces = ceilingFaces(room)
      const cover = coverOf(room.record?.ceiling, finishes)
      if (cover) addCover(group, laidOut(faces, false), cover, ceilingTexels(faces, rooms, charts))
      else bare.push(faces)
    }
    const faces = joinedFaces(bare)
    if (faces.index.length > 0)
      addLit(group, faces, ceilingColours(faces, rooms, finishes), ceilingTexels(faces, rooms, charts))
  }

  /** What is covered with pictures is drawn by itself, all else as one body in its colours. */
  function addBody(
    stand: Group,
    body: Faces,
    wall: ShellWall,
    { shell: { rooms }, finishes }: RoomContent,
    charts: Charts,
  ): void {
    const ofRoom = rooms.map((room) => coverOf(wallFinish(room, wall.id), finishes))
    const pieces = ofRoom.some(Boolean) ? facesByPaint(body) : [[0, body] as const]
    const bare = pieces.flatMap(([paint, faces]) => (ofRoom[paint - 1] ? [] : [faces]))
    const painted = bare.length === 1 && bare[0] ? bare[0] : joinedFaces(bare)
    if (painted.index.length > 0)
      addLit(
        stand,
        painted,
        wallColours(painted, wall.id, rooms, finishes),
        wallTexels(painted, wall, charts),
      )
    for (const [paint, faces] of pieces) {
      const cover = ofRoom[paint - 1]
      if (cover) addCover(stand, laidOut(faces, true), cover, wallTexels(faces, wall, charts))
    }
  }

  /** A surface in a material with pictures, at their real size. */
  function addCover(to: Group, faces: Faces, cover: Finish, texels: Float32BufferAttribute): void {
    const material = store.get(cover, { tint: 'none', kelvin: null, isRoom: true })
    if (material instanceof MeshStandardMaterial) {
      material.lightMap = field.texels()
      covers.add(material)
    }
    const mesh = new Mesh(toShadedGeometry(faces), material)
    mesh.geometry.setAttribute('uv1', texels)
    mesh.matrixAutoUpdate = false
    mesh.receiveShadow = true
    to.add(mesh)
  }

  function wallGroup(wall: ShellWall, content: RoomContent, charts: Charts): Group {
    const { openings, shell } = content
    const stand = new Group()
    const { body, cap, skirting } = wallFaces(wall, openings, shell)
    const fittings = openingFaces(wall, openings, 'withoutLeaves')
    for (const leaf of doors.add(doorLeaves(wall, openings))) stand.add(leaf)
    addBody(stand, body, wall, content, charts)
    add(stand, cap, materials.cut, cutColours)
    const trim = joinedFaces([skirting, fittings.frame])
    if (trim.index.length > 0) add(stand, trim, materials.trim).receiveShadow = true
    const panes = joinedFaces([fittings.glass, outsideFaces(wall, openings)])
    if (panes.index.length > 0) add(stand, panes, outside)
    return stand
  }

  function addLit(
    to: Group,
    faces: Faces,
    colours: Float32BufferAttribute,
    texels: Float32BufferAttribute,
  ): void {
    const mesh = add(to, faces, materials.wall, () => colours)
    mesh.geometry.setAttribute('uv1', texels)
    mesh.receiveShadow = true
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
