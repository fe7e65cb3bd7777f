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
import type { BakedLight, BakeScene, Grid, Mirror, Rgb } from '../baking/bake-scene.ts'
import { mirrorLevels, mirrorTexels, mostMirrors, perProbe } from '../baking/baked-layout.ts'

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

export type FieldPlace = Pick<BakeScene, 'grid' | 'atlas' | 'mirrors'>

export function createLightField(): LightField {
  const uniforms = {
    probesRed: { value: null as Texture | null },
    probesGreen: { value: null as Texture | null },
    probesBlue: { value: null as Texture | null },
    probesMin: { value: new Vector3() },
    probesStep: { value: new Vector3(1, 1, 1) },
    probesCount: { value: new Vector3(1, 1, 1) },
    mirrorMap: { value: null as Texture | null },
    mirrorCount: { value: 1 },
    mirrorAt: { value: vectors() },
    mirrorMin: { value: vectors() },
    mirrorMax: { value: vectors() },
  }
  let texels = texelTexture(new Float32Array([0, 0, 0, 1]), 1, 1)

  return {
    uniforms,
    texels: () => texels,
    set({ texels: found, probes, mirror }, { grid, atlas, mirrors }) {
      clear()
      texels = texelTexture(found, atlas.width, atlas.height)
      setProbes(probes, grid)
      setMirrors(mirror, mirrors)
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
      setMirrors(even, [endless])
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

  function setMirrors(map: Float32Array, mirrors: readonly Mirror[]): void {
    uniforms.mirrorMap.value = mirrorTexture(map)
    uniforms.mirrorCount.value = mirrors.length
    for (const [k, { at, min, max }] of mirrors.entries()) {
      uniforms.mirrorAt.value[k]?.set(...at)
      uniforms.mirrorMin.value[k]?.set(...min)
      uniforms.mirrorMax.value[k]?.set(...max)
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

/** Walls so far away that what is mirrored is seen in one direction from everywhere. */
export const endless: Mirror = { at: [0, 0, 0], min: [-1e7, -1e7, -1e7], max: [1e7, 1e7, 1e7] }

function vectors(): readonly Vector3[] {
  return Array.from({ length: mostMirrors }, () => new Vector3())
}

function mirrorTexture(map: Float32Array): DataArrayTexture {
  const layers = map.length / (mirrorTexels * mirrorTexels * 4)
  return smooth(new DataArrayTexture(halves(map), mirrorTexels, mirrorTexels, layers))
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
