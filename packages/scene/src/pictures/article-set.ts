import { type PartBounds, type Place, type Point3, partBounds } from '@arredo/geometry'
import {
  type Camera,
  DataTexture,
  DirectionalLight,
  DoubleSide,
  HemisphereLight,
  LinearFilter,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PointLight,
  Scene,
  type WebGLRenderer,
} from 'three'
import type { Item } from '../items/item.ts'
import { createItemLayer } from '../items/item-layer.ts'
import type { MaterialStore } from '../materials/material-store.ts'
import type { ModelStore } from '../models/model-store.ts'
import type { Ray } from './exposures.ts'
import { groundShadow, shadowTexels } from './ground-shadow.ts'

export type ArticleItem = Pick<Item, 'parts' | 'size' | 'side' | 'finishes'> & {
  /** On a wall or from the ceiling: it throws no shadow where it would stand. */
  readonly hangs: boolean
}

/** A photographer's table for one article: studio light, a soft shadow, nothing else. */
export type ArticleSet = {
  readonly show: (article: ArticleItem) => void
  /** Where the light comes from that throws shadows. */
  readonly light: (from: Ray) => void
  readonly draw: (renderer: WebGLRenderer, camera: Camera) => void
  readonly dispose: () => void
}

const origin: Place = { at: [0, 0, 0], rotation: 0 }

export function createArticleSet(materials: MaterialStore, models: ModelStore): ArticleSet {
  const scene = new Scene()
  const items = createItemLayer(materials, models, () => true)
  const sky = new HemisphereLight('#ffffff', '#e6e1d8', 0.5)
  sky.position.set(0, 0, 1)
  const key = new DirectionalLight('#fffaf2', 3.4)
  key.castShadow = true
  // Near enough that it fades across a front, as any lamp in a studio does.
  const softbox = new PointLight('#ffffff', 1)
  key.shadow.mapSize.setScalar(512)
  key.shadow.radius = 10
  key.shadow.bias = -0.0005
  key.shadow.normalBias = 5
  const ground = new Mesh(
    new PlaneGeometry(1, 1),
    new MeshBasicMaterial({ transparent: true, depthWrite: false, toneMapped: false, side: DoubleSide }),
  )
  let radius = 1
  scene.add(items.group, sky, softbox, key, key.target, ground)

  return {
    show({ parts, size, side, finishes, hangs }) {
      items.sync([{ id: 'article', parts, size, side, finishes, place: origin, isOpen: false, tint: 'none' }])
      const bounds = parts.map(partBounds)
      aimKey(bounds)
      layShadow(bounds, hangs)
    },
    light({ azimuth, elevation }) {
      const flat = Math.cos(elevation)
      key.position.set(Math.cos(azimuth) * flat, Math.sin(azimuth) * flat, Math.sin(elevation))
      key.position.multiplyScalar(radius * 2.4).add(key.target.position)
    },
    draw(renderer, camera) {
      renderer.shadowMap.needsUpdate = true
      renderer.render(scene, camera)
    },
    dispose() {
      items.dispose()
      key.dispose()
      softbox.dispose()
      ground.geometry.dispose()
      ground.material.map?.dispose()
      ground.material.dispose()
    },
  }

  function aimKey(bounds: readonly PartBounds[]): void {
    const corners = articleCorners(bounds)
    const [x, y, z] = [0, 1, 2].map((axis) => {
      const values = corners.map((corner) => corner[axis] ?? 0)
      return (Math.min(...values) + Math.max(...values)) / 2
    }) as [number, number, number]
    radius = Math.max(...corners.map((at) => Math.hypot(at[0] - x, at[1] - y, at[2] - z))) + 60
    key.target.position.set(x, y, z)
    softbox.position.set(x - radius * 1.1, y - radius * 1.6, z + radius * 1.1)
    softbox.intensity = 1.2 * radius * radius
    key.target.updateMatrixWorld()
    const { camera } = key.shadow
    camera.up.set(0, 0, 1)
    Object.assign(camera, { left: -radius, right: radius, top: radius, bottom: -radius })
    Object.assign(camera, { near: radius * 0.8, far: radius * 4 })
    camera.updateProjectionMatrix()
  }

  function layShadow(bounds: readonly PartBounds[], hangs: boolean): void {
    const { min, max, darkness } = groundShadow(bounds, hangs)
    const pixels = new Uint8Array(darkness.length * 4)
    for (const [k, dark] of darkness.entries()) pixels.set([38, 33, 28, Math.round(dark * 255)], k * 4)
    ground.material.map?.dispose()
    const map = new DataTexture(pixels, shadowTexels, shadowTexels)
    map.magFilter = LinearFilter
    map.minFilter = LinearFilter
    map.needsUpdate = true
    ground.material.map = map
    ground.material.needsUpdate = true
    const low = Math.min(...bounds.map((one) => one.min[2]))
    ground.position.set((min[0] + max[0]) / 2, -(min[1] + max[1]) / 2, low - 0.5)
    // The item's frame is mirrored into three's: forward is south.
    ground.scale.set(max[0] - min[0], -(max[1] - min[1]), 1)
    ground.updateMatrix()
  }
}

/** The corners of all parts, in the frame things are drawn in. */
export function articleCorners(bounds: readonly PartBounds[]): Point3[] {
  return bounds.flatMap(({ min, max }) =>
    [min[0], max[0]].flatMap((x) =>
      [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z): Point3 => [x, -y, z])),
    ),
  )
}
