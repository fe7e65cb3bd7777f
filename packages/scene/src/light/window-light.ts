import { type Opening, type Point3, roomOutlines, type Wall } from '@arredo/geometry'
import { BufferGeometry, DirectionalLight, DoubleSide, Mesh, MeshBasicMaterial, type Scene } from 'three'
import { joinedFaces, toGeometry } from '../faces/faces.ts'
import { floorFaces } from '../room/floor-faces.ts'
import { openingFaces } from '../room/opening-faces.ts'
import { planBounds } from '../room/plan-bounds.ts'
import { wallFaces } from '../room/wall-faces.ts'
import { clippedHole, wallSpace } from '../room/wall-space.ts'

/** The sun outside: it enters through windows only, whichever walls the viewer has cut away. */
export type WindowLight = {
  readonly build: (walls: readonly Wall[], openings: readonly Opening[]) => void
  /** Turns the sun so that its light falls towards the viewer, over the open floor. */
  readonly aim: (viewAzimuth: number) => void
  readonly dispose: () => void
}

const elevation = (34 * Math.PI) / 180
/** Off the wall's axis, so that the light falls slantwise into the room. */
const slant = (24 * Math.PI) / 180

export function createWindowLight(scene: Scene): WindowLight {
  const sun = new DirectionalLight('#fff8ea', 1.6)
  sun.visible = false
  sun.castShadow = true
  sun.shadow.mapSize.setScalar(2048)
  sun.shadow.radius = 3
  sun.shadow.bias = -0.0006
  sun.shadow.normalBias = 4
  sun.shadow.camera.up.set(0, 0, 1)

  // Walls, ceiling and frames as the sun meets them. They are there for its shadows alone: for the eye
  // and for the other light there is nothing to draw.
  const shell = new Mesh(new BufferGeometry(), new MeshBasicMaterial({ side: DoubleSide, colorWrite: false }))
  shell.castShadow = true
  shell.frustumCulled = false
  shell.matrixAutoUpdate = false
  shell.onBeforeShadow = (_renderer, _object, _camera, shadowCamera) => {
    if (shadowCamera === sun.shadow.camera) shell.geometry.setDrawRange(0, Number.POSITIVE_INFINITY)
  }
  shell.onAfterShadow = () => shell.geometry.setDrawRange(0, 0)
  scene.add(sun, sun.target, shell)

  let room: { readonly walls: readonly Wall[]; readonly openings: readonly Opening[] } | null = null

  return {
    build(walls, openings) {
      const hasGlass = sunDirection(walls, openings, 0) !== null
      room = hasGlass ? { walls, openings } : null
      sun.visible = hasGlass
      shell.visible = hasGlass
      shell.geometry.dispose()
      shell.geometry = new BufferGeometry()
      if (!hasGlass) return

      const height = Math.max(...walls.map((wall) => wall.height))
      const outlines = roomOutlines(walls).map(({ corners }) => corners)
      shell.geometry = toGeometry(
        joinedFaces([
          floorFaces(outlines, height - 1),
          ...walls.flatMap((wall) => {
            const { frame, leaf } = openingFaces(wall, openings)
            return [wallFaces(wall, openings, walls).body, frame, leaf]
          }),
        ]),
      )
      shell.geometry.setDrawRange(0, 0)
    },
    aim(viewAzimuth) {
      const direction = room && sunDirection(room.walls, room.openings, viewAzimuth)
      if (room && direction) aim(room.walls, direction)
    },
    dispose() {
      scene.remove(sun, sun.target, shell)
      shell.geometry.dispose()
      shell.material.dispose()
      sun.dispose()
    },
  }

  function aim(walls: readonly Wall[], towardsSun: Point3): void {
    const { min, max } = planBounds(walls)
    const height = Math.max(...walls.map((wall) => wall.height))
    const radius = Math.hypot(max[0] - min[0], max[1] - min[1], height) / 2 + 400
    sun.target.position.set((min[0] + max[0]) / 2, (min[1] + max[1]) / 2, height / 2)
    sun.position.set(...towardsSun).multiplyScalar(radius * 2)
    sun.position.add(sun.target.position)
    sun.target.updateMatrixWorld()
    const { camera } = sun.shadow
    Object.assign(camera, { left: -radius, right: radius, top: radius, bottom: -radius })
    Object.assign(camera, { near: radius * 0.5, far: radius * 3.5 })
    camera.updateProjectionMatrix()
  }
}

/** Where the sun stands, through the wall with most glass; null for a room without windows. */
export function sunDirection(
  walls: readonly Wall[],
  openings: readonly Opening[],
  viewAzimuth: number,
): Point3 | null {
  const glazed = walls
    .map((wall) => ({ wall, glass: glassOf(wall, openings) }))
    .reduce((most, next) => (next.glass > most.glass ? next : most), { wall: walls[0], glass: 0 })
  if (!glazed.wall || glazed.glass === 0) return null

  const { outward } = wallSpace(glazed.wall)
  const facing = Math.atan2(outward[1], outward[0])
  // Of the two slants, the one that leaves the sun farther from the viewer.
  const azimuth = [facing + slant, facing - slant].reduce((best, next) =>
    Math.cos(next - viewAzimuth) < Math.cos(best - viewAzimuth) ? next : best,
  )
  const flat = Math.cos(elevation)
  return [Math.cos(azimuth) * flat, Math.sin(azimuth) * flat, Math.sin(elevation)]
}

function glassOf(wall: Wall, openings: readonly Opening[]): number {
  const { length } = wallSpace(wall)
  return openings
    .filter((opening) => opening.kind === 'window' && opening.wall === wall.id)
    .flatMap((opening) => clippedHole(opening, length, wall.height) ?? [])
    .reduce((sum, { s0, s1, z0, z1 }) => sum + (s1 - s0) * (z1 - z0), 0)
}
