import {
  BackSide,
  BoxGeometry,
  Color,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  type Texture,
  type WebGLRenderer,
} from 'three'
import type { PlanBounds } from '../room/plan-bounds.ts'

export type Quality = 'plain' | 'full'

/** Where light comes from, in radians: around the room and up from the floor. */
export type Ray = { readonly azimuth: number; readonly elevation: number }

export type Lighting = {
  /** What surfaces mirror; null where nothing is mirrored. */
  readonly environment: Texture | null
  readonly aim: (bounds: PlanBounds, height: number, from: Ray) => void
  readonly dispose: () => void
}

/** Strength of the light from everywhere and of the one light that throws shadows. */
const strengths = {
  plain: { sky: 2.85, sun: 0.8 },
  full: { sky: 1.35, sun: 0.75 },
  /** Many rays, one after the other, take the place of most of the light from everywhere: see picture-stage. */
  picture: { sky: 0.85, sun: 3.7 },
} as const

export function createLighting(
  scene: Scene,
  renderer: WebGLRenderer,
  kind: keyof typeof strengths,
): Lighting {
  const isFull = kind !== 'plain'
  const sky = new HemisphereLight('#ffffff', '#f1eeea', strengths[kind].sky)
  sky.position.set(0, 0, 1)
  const sun = new DirectionalLight('#fffdfa', strengths[kind].sun)
  sun.castShadow = true
  sun.shadow.mapSize.setScalar(kind === 'full' ? 2048 : 1024)
  sun.shadow.radius = { plain: 4, full: 7, picture: 18 }[kind]
  sun.shadow.bias = -0.0004
  sun.shadow.normalBias = 6
  scene.add(sky, sun, sun.target)
  const release = isFull ? mirrorStudio(scene, renderer) : () => {}

  return {
    environment: scene.environment,
    aim({ min, max }, height, { azimuth, elevation }) {
      const centre = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2] as const
      const radius = Math.hypot(max[0] - min[0], max[1] - min[1], height) / 2 + 300
      sun.target.position.set(centre[0], centre[1], height / 3)
      sun.position.set(
        centre[0] + Math.cos(azimuth) * Math.cos(elevation) * radius * 2,
        centre[1] + Math.sin(azimuth) * Math.cos(elevation) * radius * 2,
        height / 3 + Math.sin(elevation) * radius * 2,
      )
      sun.target.updateMatrixWorld()
      const { camera } = sun.shadow
      camera.up.set(0, 0, 1)
      Object.assign(camera, { left: -radius, right: radius, top: radius, bottom: -radius })
      Object.assign(camera, { near: radius * 0.6, far: radius * 3.4 })
      camera.updateProjectionMatrix()
    },
    dispose() {
      release()
      scene.environment = null
      scene.remove(sky, sun, sun.target)
      sun.dispose()
      sky.dispose()
    },
  }
}

/** Gives surfaces something to mirror; returns how to take it away. */
function mirrorStudio(scene: Scene, renderer: WebGLRenderer): () => void {
  const generator = new PMREMGenerator(renderer)
  const built = studio()
  const target = generator.fromScene(built, 0.05)
  generator.dispose()
  disposeMeshes(built)
  scene.environment = target.texture
  scene.environmentIntensity = 0.66
  return () => target.dispose()
}

/** A bright room with two soft windows and a lamp, as a photographer would build it; no file to fetch. */
function studio(): Scene {
  const scene = new Scene()
  const put = (
    size: readonly [number, number, number],
    at: readonly [number, number, number],
    glow: Color,
  ) => {
    const inside = new MeshBasicMaterial({ color: glow, side: BackSide })
    const mesh = new Mesh(new BoxGeometry(...size), inside)
    mesh.position.set(...at)
    scene.add(mesh)
  }
  const glow = (colour: string, strength: number) => new Color(colour).multiplyScalar(strength)
  put([10, 10, 6], [0, 0, 1.6], glow('#f5f5f4', 0.84))
  put([9.6, 9.6, 0.2], [0, 0, -1.2], glow('#e2dcd4', 0.5))
  put([5, 5, 0.2], [0, 0, 4.3], glow('#fffefc', 1.45))
  put([0.2, 5, 2.6], [-4.8, 0, 1.6], glow('#f2f7ff', 2.6))
  put([4, 0.2, 2.4], [1, -4.8, 1.8], glow('#fffaf2', 2))
  // Without something dark to mirror, metal looks like grey paint.
  put([0.2, 6, 2.2], [4.8, 0.5, 0.9], glow('#4a4845', 0.3))
  put([3.4, 0.2, 2], [2.6, 4.8, 0.7], glow('#4a4845', 0.4))
  // A tall narrow light: what is glossy shows a streak of it, what is matt hardly notices.
  put([0.7, 0.2, 5], [-2.4, -4.75, 0.9], glow('#ffffff', 5.5))
  return scene
}

function disposeMeshes(scene: Scene): void {
  scene.traverse((object) => {
    if (!(object instanceof Mesh)) return
    object.geometry.dispose()
    object.material.dispose()
  })
}
