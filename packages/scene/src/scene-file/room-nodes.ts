import type { FoundRoom, PlanRecords, Point3, Shell, ShellWall } from '@arredo/geometry'
import { Color } from 'three'
import { type Faces, joinedFaces } from '../faces/faces.ts'
import { facesByPaint, laidOut } from '../room/covered-faces.ts'
import { floorFaces } from '../room/floor-faces.ts'
import { openingFaces } from '../room/opening-faces.ts'
import { outerSide } from '../room/outer-side.ts'
import { ceilingPaint, floorPaint, floorTint, plaster, wallPaint } from '../room/room-colours.ts'
import { coverOf, type RoomFinishes, wallFinish } from '../room/room-finishes.ts'
import { ceilingFaces } from '../room/slope-faces.ts'
import { wallFaces } from '../room/wall-faces.ts'
import type { SceneContent } from '../scene-content.ts'
import { openSideNodes } from './open-side-nodes.ts'
import { darkBehindDoors, paneNodes } from './pane-nodes.ts'
import type { Extras, SceneMaterial, SceneNode, SceneSurface, Vector } from './scene-file.ts'
import { directionInScene, pictureUv, shapeOf, toScene } from './scene-frame.ts'
import { linear, type MadeMaterial, plain, type SceneMaterials, vector } from './scene-materials.ts'

/** Above the ceiling and below the floor: what closes the cracks between walls and them. */
const away = 30

const trim = plain('trim', linear('#f7f6f3'), 0.5)
const lever = plain('metal', linear('#4b4a48'), 0.4, 0.9)
const dark = plain('dark', [0.01, 0.01, 0.01], 1)
const ceilingWhite = new Color('#f7f6f3')

/** The whole house, closed all round: light that comes in must bounce, wherever somebody looks from. */
export async function roomNodes(
  { walls, corners }: Pick<PlanRecords, 'walls' | 'corners'>,
  { shell, openings, finishes }: Pick<SceneContent, 'shell' | 'openings' | 'finishes'>,
  materials: SceneMaterials,
): Promise<readonly SceneNode[]> {
  const paints = createPaints()
  const covers = await coversOf(finishes, materials)
  const floors = await Promise.all(
    shell.rooms.map(
      (room) =>
        covers.get(room.record?.floor ?? '') ??
        materials.ofPattern('floor', 'floor', floorTint(floorPaint(room, finishes))),
    ),
  )
  const bare = await materials.ofPattern('floor', 'floor', floorTint(null))
  return [
    ...shell.walls.map((wall) => wallNode(wall, { shell, openings, finishes }, paints, covers)),
    ...shell.walls.flatMap((wall) => paneNodes(wall, openings)),
    ...shell.rooms.map((room, k) => floorNode(room, k, floors[k] ?? bare)),
    ...shell.rooms.map((room, k) =>
      meshNode(`ceiling ${k}`, { kind: 'ceiling', room: k }, [
        surfaceOf(
          ceilingFaces(room),
          covers.get(room.record?.ceiling ?? ''),
          paints(ceilingPaint(room, finishes) ?? ceilingWhite),
          false,
        ),
      ]),
    ),
    ...openSideNodes(walls, corners, shell, paints(null)),
    ...closures(shell, bare, paints(ceilingWhite)),
  ]
}

function wallNode(
  wall: ShellWall,
  { shell, openings, finishes }: Pick<SceneContent, 'shell' | 'openings' | 'finishes'>,
  paints: (colour: Color | null) => SceneMaterial,
  covers: Covers,
): SceneNode {
  const { body, cap, skirting } = wallFaces(wall, openings, shell)
  const { frame, leaf, metal } = openingFaces(wall, openings)
  const painted = facesByPaint(body).map(([paint, faces]) => {
    const room = shell.rooms[paint - 1]
    const cover = room && covers.get(wallFinish(room, wall.id) ?? '')
    return surfaceOf(faces, cover, paints(wallPaint(room, wall.id, finishes)), true)
  })
  return meshNode(`wall ${wall.id}`, wallExtras(wall), [
    ...painted,
    bareSurface(cap, paints(null)),
    bareSurface(joinedFaces([skirting, frame, leaf]), trim),
    bareSurface(metal, lever),
    bareSurface(darkBehindDoors(wall, openings), dark),
  ])
}

function wallExtras(wall: ShellWall): Extras {
  const outer = outerSide(wall)
  const [x, y] = outer ? wall.faces[outer].frame.inward : [0, 0]
  const inner = wall.faces[outer === 'right' ? 'left' : 'right'].stretches.find(({ room }) => room !== null)
  return {
    kind: 'wall',
    wall: wall.id,
    // Away from the room; null where there is one on either side.
    outward: outer ? directionInScene([x, y, 0]) : null,
    room: inner?.room ?? null,
    from: toScene([...wall.from, 0]),
    to: toScene([...wall.to, 0]),
    thickness: wall.thickness / 1000,
    height: wall.height / 1000,
  }
}

function floorNode(room: FoundRoom, index: number, floor: MadeMaterial): SceneNode {
  return meshNode(`floor ${index}`, { kind: 'floor', room: index }, [patterned(floorFaces([room]), floor)])
}

/** The floor under walls and in doorways, and a lid and a bottom that leave no crack to the sky. */
function closures(shell: Shell, floor: MadeMaterial, white: SceneMaterial): readonly SceneNode[] {
  if (shell.rooms.length === 0) return []
  const under = shell.walls.map(({ footprint, height }) => ({ outline: footprint, holes: [], height }))
  const lid = floorFaces([...shell.rooms, ...under], ({ height }) => height + away)
  const bottom = floorFaces([...shell.rooms, ...under], () => -away)
  return [
    meshNode('floor under walls', { kind: 'floor', room: null }, [patterned(floorFaces(under), floor)]),
    meshNode('lid', { kind: 'ceiling', room: null }, [bareSurface(lid, white)]),
    meshNode('bottom', { kind: 'floor', room: null }, [bareSurface(bottom, white)]),
  ]
}

/** One material for each paint. */
function createPaints(): (colour: Color | null) => SceneMaterial {
  const made = new Map<string, SceneMaterial>()
  return (paint) => {
    // Plaster is a little warmer than it says, as it is drawn.
    const colour = vector(paint ?? plaster).map(
      (value, k) => value * (paint ? 1 : ([1, 0.997, 0.99][k] ?? 1)),
    )
    const key = colour.join()
    const known = made.get(key)
    if (known) return known
    const material = plain('plaster', colour as [number, number, number] satisfies Vector, 0.95)
    made.set(key, material)
    return material
  }
}

type Covers = ReadonlyMap<string, MadeMaterial>

/** Finishes with pictures, by what rooms call them. */
async function coversOf(finishes: RoomFinishes, materials: SceneMaterials): Promise<Covers> {
  const covering = [...finishes].filter(([finish]) => coverOf(finish, finishes))
  return new Map(
    await Promise.all(
      covering.map(async ([finish, material]) => [finish, await materials.ofFinish(material)] as const),
    ),
  )
}

function surfaceOf(
  faces: Faces,
  cover: MadeMaterial | undefined,
  paint: SceneMaterial,
  isWall: boolean,
): SceneSurface {
  return cover ? patterned(laidOut(faces, isWall), cover) : bareSurface(faces, paint)
}

function meshNode(name: string, extras: Extras, surfaces: readonly SceneSurface[]): SceneNode {
  const shown = surfaces.filter(({ shape }) => shape.index.length > 0)
  return { name, extras, ...(shown.length > 0 && { mesh: { name, surfaces: shown } }) }
}

function bareSurface(faces: Faces, material: SceneMaterial): SceneSurface {
  return { shape: shapeOf(faces), uv: null, material }
}

function patterned(faces: Faces, { material, size }: MadeMaterial): SceneSurface {
  return { shape: shapeOf(faces), uv: size && pictureUv(faces.uv, size), material }
}

/** What asks where the rooms are reads this: polygons seen from above, in metres. */
export function roomsExtras({ rooms }: Shell): readonly Extras[] {
  const flat = ([x, , z]: Vector) => [x, z]
  const polygon = (points: readonly (readonly [number, number])[]) =>
    points.map(([x, y]) => flat(toScene([x, y, 0] satisfies Point3)))
  return rooms.map(({ outline, holes, height }) => ({
    floor: polygon(outline),
    holes: holes.map(polygon),
    height: height / 1000,
  }))
}
