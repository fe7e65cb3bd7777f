import { ceilingAt, type Opening, type Point3, type Shell, type ShellWall } from '@arredo/geometry'
import type { OpeningNow } from '@arredo/project'
import { BufferGeometry, DirectionalLight, DoubleSide, Mesh, MeshBasicMaterial, type Scene } from 'three'
import { joinedFaces, toGeometry } from '../faces/faces.ts'
import { floorFaces } from '../room/floor-faces.ts'
import { openingFaces } from '../room/opening-faces.ts'
import { outerSide } from '../room/outer-side.ts'
import { planBounds } from '../room/plan-bounds.ts'
import { wallFaces } from '../room/wall-faces.ts'
import { holesOf } from '../room/wall-holes.ts'

/** The sun outside: it enters through windows only, whichever walls the viewer has cut away. */
export type WindowLight = {
  readonly build: (shell: Shell, openings: readonly OpeningNow[]) => void
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
  const shade = new Mesh(new BufferGeometry(), new MeshBasicMaterial({ side: DoubleSide, colorWrite: false }))
  shade.castShadow = true
  shade.frustumCulled = false
  shade.matrixAutoUpdate = false
  shade.onBeforeShadow = (_renderer, _object, _camera, shadowCamera) => {
    if (shadowCamera === sun.shadow.camera) shade.geometry.setDrawRange(0, Number.POSITIVE_INFINITY)
  }
  shade.onAfterShadow = () => shade.geometry.setDrawRange(0, 0)
  scene.add(sun, sun.target, shade)

  let room: { readonly shell: Shell; readonly openings: readonly Opening[] } | null = null

  return {
    build(shell, openings) {
      const hasGlass = sunDirection(shell, openings, 0) !== null
      room = hasGlass ? { shell, openings } : null
      sun.visible = hasGlass
      shade.visible = hasGlass
      shade.geometry.dispose()
      shade.geometry = new BufferGeometry()
      if (!hasGlass) return

      shade.geometry = toGeometry(
        joinedFaces([
          // Ceilings bulge: what is straight between their corners lies under them and lets no light past.
          floorFaces(shell.rooms, (room, point) => ceilingAt(room, point) - 1),
          ...shell.walls.flatMap((wall) => {
            const { frame, leaf } = openingFaces(wall, openings)
            return [wallFaces(wall, openings, shell).body, frame, leaf]
          }),
        ]),
      )
      shade.geometry.setDrawRange(0, 0)
    },
    aim(viewAzimuth) {
      const direction = room && sunDirection(room.shell, room.openings, viewAzimuth)
      if (room && direction) aim(room.shell, direction)
    },
    dispose() {
      scene.remove(sun, sun.target, shade)
      shade.geometry.dispose()
      shade.material.dispose()
      sun.dispose()
    },
  }

  function aim(shell: Shell, towardsSun: Point3): void {
    const { min, max } = planBounds(shell)
    const height = Math.max(...shell.walls.map((wall) => wall.height))
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

/** Where the sun stands, through the outer wall with most glass; null for a house without windows. */
export function sunDirection(
  { walls }: Shell,
  openings: readonly Opening[],
  viewAzimuth: number,
): Point3 | null {
  const glazed = walls.flatMap((wall) => {
    const side = outerSide(wall)
    return side ? [{ outward: wall.faces[side].frame.inward, glass: glassOf(wall, openings) }] : []
  })
  const most = glazed.reduce((best, next) => (next.glass > best.glass ? next : best), {
    outward: [0, 0],
    glass: 0,
  })
  if (most.glass === 0) return null

  const facing = Math.atan2(most.outward[1], most.outward[0])
  // Of the two slants, the one that leaves the sun farther from the viewer.
  const azimuth = [facing + slant, facing - slant].reduce((best, next) =>
    Math.cos(next - viewAzimuth) < Math.cos(best - viewAzimuth) ? next : best,
  )
  const flat = Math.cos(elevation)
  return [Math.cos(azimuth) * flat, Math.sin(azimuth) * flat, Math.sin(elevation)]
}

function glassOf(wall: ShellWall, openings: readonly Opening[]): number {
  return holesOf(wall, openings)
    .filter(({ opening }) => opening.kind === 'window')
    .reduce((sum, { s0, s1, z0, z1 }) => sum + (s1 - s0) * (z1 - z0), 0)
}
