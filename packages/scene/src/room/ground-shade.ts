import { distanceToWall, type Point, type Shell, type WallFrame, wallFrame } from '@arredo/geometry'
import { DataTexture, LinearFilter, Mesh, MeshBasicMaterial, PlaneGeometry } from 'three'
import { planBounds } from './plan-bounds.ts'

const reach = 900
const darkness = 0.2
const texels = 64

/** The soft shadow in which the whole house stands, so that it does not float in the picture. */
export function groundShade(shell: Shell, height: number): Mesh<PlaneGeometry, MeshBasicMaterial> {
  const { min, max } = planBounds(shell)
  const faces = shell.stretches.map(wallFrame)
  const [west, south] = [min[0] - reach, min[1] - reach]
  const [width, depth] = [max[0] - min[0] + 2 * reach, max[1] - min[1] + 2 * reach]
  const alpha = new Uint8Array(texels * texels * 4)
  for (let y = 0; y < texels; y++) {
    for (let x = 0; x < texels; x++) {
      const at: Point = [west + ((x + 0.5) / texels) * width, south + ((y + 0.5) / texels) * depth]
      alpha.set([52, 44, 34, Math.round(255 * groundDarkness(faces, at))], (y * texels + x) * 4)
    }
  }
  const map = new DataTexture(alpha, texels, texels)
  map.magFilter = LinearFilter
  map.minFilter = LinearFilter
  map.needsUpdate = true
  const material = new MeshBasicMaterial({ map, transparent: true, depthWrite: false, toneMapped: false })
  const ground = new Mesh(new PlaneGeometry(width, depth), material)
  ground.position.set(west + width / 2, south + depth / 2, height)
  ground.updateMatrix()
  ground.matrixAutoUpdate = false
  return ground
}

/** Darkest at the foot of the nearest wall, gone at `reach`. */
export function groundDarkness(faces: readonly WallFrame[], at: Point): number {
  const nearest = Math.min(...faces.map((face) => distanceToWall(face, at)))
  return darkness * Math.max(0, 1 - nearest / (reach - 150)) ** 2
}
