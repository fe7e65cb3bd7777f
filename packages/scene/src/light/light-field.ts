import type { Point3 } from '@arredo/geometry'
import {
  ClampToEdgeWrapping,
  Data3DTexture,
  DataArrayTexture,
  DataTexture,
  DataUtils,
  HalfFloatType,
  type IUniform,
  LinearFilter,
  RGBAFormat,
  type Texture,
  Vector3,
} from 'three'
import type { BakedLight, Grid, Rgb } from '../baking/bake-scene.ts'
import { mirrorLevels, mirrorTexels } from '../baking/mirror-map.ts'
import { perProbe } from '../baking/probes.ts'

/** The light that fills a room, as the shader of surfaces reads it. */
export type LightField = {
  readonly uniforms: Readonly<Record<string, IUniform>>
  /** Light on walls, floors and ceilings; the same texture all along, with other texels. */
  readonly texels: () => DataTexture
  readonly set: (light: BakedLight, place: FieldPlace) => void
  /** Walls moved and what is known of them lies elsewhere: the same light on all of them until it is known anew. */
  readonly evenTexels: (light: Rgb) => void
  /** The same from everywhere, until better is known. */
  readonly setEven: (light: Rgb) => void
  readonly dispose: () => void
}

export type FieldPlace = {
  readonly grid: Grid
  readonly atlas: { readonly width: number; readonly height: number }
  /** The walls in which things are mirrored, and from where they were seen. */
  readonly box: { readonly min: Point3; readonly max: Point3 }
  readonly mirror: Point3
}

export function createLightField(): LightField {
  const uniforms = {
    probesRed: { value: null as Texture | null },
    probesGreen: { value: null as Texture | null },
    probesBlue: { value: null as Texture | null },
    probesMin: { value: new Vector3() },
    probesStep: { value: new Vector3(1, 1, 1) },
    probesCount: { value: new Vector3(1, 1, 1) },
    mirrorMap: { value: null as Texture | null },
    mirrorAt: { value: new Vector3() },
    mirrorMin: { value: new Vector3(-1e6, -1e6, -1e6) },
    mirrorMax: { value: new Vector3(1e6, 1e6, 1e6) },
  }
  let texels = texelTexture(new Float32Array([0, 0, 0, 1]), 1, 1)

  return {
    uniforms,
    texels: () => texels,
    set({ texels: found, probes, mirror }, { grid, atlas, box, mirror: from }) {
      clear()
      texels = texelTexture(found, atlas.width, atlas.height)
      setProbes(probes, grid)
      uniforms.mirrorMap.value = mirrorTexture(mirror)
      uniforms.mirrorAt.value.set(...from)
      uniforms.mirrorMin.value.set(...box.min)
      uniforms.mirrorMax.value.set(...box.max)
    },
    evenTexels(light) {
      texels.dispose()
      texels = texelTexture(Float32Array.from([...light, 1]), 1, 1)
    },
    setEven(light) {
      clear()
      texels = texelTexture(Float32Array.from([...light, 1]), 1, 1)
      const probe = light.flatMap((value) => [value, 0, 0, value * 0.12])
      setProbes(Float32Array.from(probe), { min: [0, 0, 0], step: [1, 1, 1], counts: [1, 1, 1] })
      const one = light.map((value) => value / Math.PI)
      const size = mirrorTexels * mirrorTexels * mirrorLevels
      const even = new Float32Array(size * 4)
      for (let k = 0; k < size; k++) even.set([...one, 1], k * 4)
      uniforms.mirrorMap.value = mirrorTexture(even)
    },
    dispose: clear,
  }

  function clear(): void {
    texels.dispose()
    for (const { value } of [
      uniforms.probesRed,
      uniforms.probesGreen,
      uniforms.probesBlue,
      uniforms.mirrorMap,
    ]) {
      value?.dispose()
    }
  }

  function setProbes(probes: Float32Array, { min, step, counts }: Grid): void {
    uniforms.probesMin.value.set(...min)
    uniforms.probesStep.value.set(...step)
    uniforms.probesCount.value.set(...counts)
    const channel = (index: number) => {
      const data = new Uint16Array((probes.length / perProbe) * 4)
      for (let k = 0; k < data.length; k++) {
        data[k] = DataUtils.toHalfFloat(probes[Math.floor(k / 4) * perProbe + index * 4 + (k % 4)] ?? 0)
      }
      return smooth(new Data3DTexture(data, counts[0], counts[1], counts[2]))
    }
    uniforms.probesRed.value = channel(0)
    uniforms.probesGreen.value = channel(1)
    uniforms.probesBlue.value = channel(2)
  }
}

function texelTexture(texels: Float32Array, width: number, height: number): DataTexture {
  const texture = smooth(new DataTexture(halves(texels), width, height))
  texture.channel = 1
  return texture
}

function mirrorTexture(map: Float32Array): DataArrayTexture {
  return smooth(new DataArrayTexture(halves(map), mirrorTexels, mirrorTexels, mirrorLevels))
}

function smooth<Kind extends Texture>(texture: Kind): Kind {
  texture.format = RGBAFormat
  texture.type = HalfFloatType
  texture.magFilter = LinearFilter
  texture.minFilter = LinearFilter
  texture.wrapS = ClampToEdgeWrapping
  texture.wrapT = ClampToEdgeWrapping
  texture.needsUpdate = true
  return texture
}

function halves(values: Float32Array): Uint16Array<ArrayBuffer> {
  const data = new Uint16Array(values.length)
  for (let k = 0; k < values.length; k++) data[k] = DataUtils.toHalfFloat(Math.min(60_000, values[k] ?? 0))
  return data
}
