import { ceilingAt, type Point3, type Shell, type ShellWall } from '@arredo/geometry'
import type { OpeningNow } from '@arredo/project'
import {
  BufferGeometry,
  DirectionalLight,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  type Scene,
  Vector3,
} from 'three'
import type { Rgb } from '../baking/bake-scene.ts'
import { addFlatQuad, type Faces, joinedFaces, noFaces, toGeometry } from '../faces/faces.ts'
import { floorFaces } from '../room/floor-faces.ts'
import { openingFaces } from '../room/opening-faces.ts'
import { planBounds } from '../room/plan-bounds.ts'
import { wallFaces } from '../room/wall-faces.ts'

/** The sun outside: it enters through windows only, whichever walls the viewer has cut away. */
export type SunLight = {
  readonly build: (shell: Shell, openings: readonly OpeningNow[]) => void
  readonly aim: (towards: Point3 | null, strength: Rgb) => void
  /** How finely its shadow is drawn. */
  readonly setTexels: (texels: number) => void
  /** Its light comes from another point of its disc: two numbers within the unit circle. */
  readonly sway: (disc: readonly [number, number]) => void
  readonly dispose: () => void
}

const roof = 100

/** Wider than the real one: haze and panes soften shadows too. */
const discRadius = 0.014

export function createSunLight(scene: Scene, texels: number): SunLight {
  const sun = new DirectionalLight('#ffffff', 1)
  sun.visible = false
  sun.castShadow = true
  sun.shadow.mapSize.setScalar(texels)
  sun.shadow.radius = 1.6
  sun.shadow.bias = -0.0006
  sun.shadow.normalBias = 4
  sun.shadow.camera.up.set(0, 0, 1)
  // Walls, ceiling and frames as the sun meets them: for the eye there is nothing to draw.
  const shade = new Mesh(
    new BufferGeometry(),
    new MeshBasicMaterial({ side: DoubleSide, colorWrite: false, depthWrite: false }),
  )
  shade.castShadow = true
  shade.frustumCulled = false
  shade.matrixAutoUpdate = false
  shade.onBeforeShadow = () => shade.geometry.setDrawRange(0, Number.POSITIVE_INFINITY)
  shade.onAfterShadow = () => shade.geometry.setDrawRange(0, 0)
  scene.add(sun, sun.target, shade)
  let aimed: { readonly towards: Point3; readonly radius: number } | null = null
  let house: Shell | null = null

  return {
    build(shell, openings) {
      house = shell
      shade.geometry.dispose()
      shade.geometry = toGeometry(
        joinedFaces([
          // A roof a little above the ceilings, and walls up to it: closer, it would not be told from what it shades.
          floorFaces(shell.rooms, (room, point) => ceilingAt(room, point) + roof),
          ...shell.walls.flatMap((wall) => {
            const { frame, leaf } = openingFaces(wall, openings)
            return [wallFaces(wall, openings, shell).body, frame, leaf, upstand(wall)]
          }),
        ]),
      )
      shade.geometry.setDrawRange(0, 0)
    },
    aim(towards, strength) {
      sun.visible = towards !== null && house !== null && house.walls.length > 0
      if (!towards || !house || house.walls.length === 0) return
      sun.color.setRGB(...strength)
      const { min, max } = planBounds(house)
      const height = Math.max(...house.walls.map((wall) => wall.height))
      const radius = Math.hypot(max[0] - min[0], max[1] - min[1], height) / 2 + 400
      sun.target.position.set((min[0] + max[0]) / 2, (min[1] + max[1]) / 2, height / 2)
      sun.target.updateMatrixWorld()
      aimed = { towards, radius }
      const { camera } = sun.shadow
      Object.assign(camera, { left: -radius, right: radius, top: radius, bottom: -radius })
      Object.assign(camera, { near: radius * 0.5, far: radius * 3.5 })
      camera.updateProjectionMatrix()
      stand([0, 0])
    },
    setTexels(count) {
      if (sun.shadow.mapSize.x === count) return
      sun.shadow.mapSize.setScalar(count)
      sun.shadow.map?.dispose()
      sun.shadow.map = null
    },
    sway: stand,
    dispose() {
      scene.remove(sun, sun.target, shade)
      shade.geometry.dispose()
      shade.material.dispose()
      sun.dispose()
    },
  }

  function stand([right, up]: readonly [number, number]): void {
    if (!aimed) return
    const towards = new Vector3(...aimed.towards)
    const across = new Vector3(-towards.y, towards.x, 0).normalize()
    const above = new Vector3().crossVectors(towards, across)
    towards
      .addScaledVector(across, right * discRadius)
      .addScaledVector(above, up * discRadius)
      .normalize()
    sun.position
      .copy(towards)
      .multiplyScalar(aimed.radius * 2)
      .add(sun.target.position)
  }
}

/** The sides of a wall's body, from its top to above the roof. */
function upstand({ footprint, height }: ShellWall): Faces {
  const faces = noFaces()
  for (const [k, [x0, y0]] of footprint.entries()) {
    const [x1, y1] = footprint[(k + 1) % footprint.length] ?? [x0, y0]
    const [low, high] = [height - 30, height + roof + 40]
    addFlatQuad(
      faces,
      [
        [x0, y0, low],
        [x1, y1, low],
        [x1, y1, high],
        [x0, y0, high],
      ],
      [0, 0, 1],
    )
  }
  return faces
}
