import { LinearMipmapLinearFilter, RepeatWrapping, SRGBColorSpace, type Texture } from 'three'
import { bitmapTexture } from './bitmap-texture.ts'
import { createFetchedThings } from './fetched-things.ts'

/** A texture's or a model's file by its name in the pack; null when there is none. */
export type TextureSource = (file: string) => Promise<Blob | null>

export type TextureSize = { readonly width: number; readonly height: number }

export type TextureStore = {
  /** The picture at its real size, once it is there; null when it cannot be had. */
  readonly get: (file: string, size: TextureSize, holds: 'colour' | 'numbers') => Promise<Texture | null>
  /** Frees the graphics card of all others that have arrived. */
  readonly keepOnly: (used: ReadonlySet<Texture>) => void
  /** When nothing is on its way any more. */
  readonly settled: () => Promise<void>
  readonly dispose: () => void
}

export function createTextureStore(
  source: TextureSource,
  anisotropy: number,
  retryAfter: number,
): TextureStore {
  const made = createFetchedThings<Texture>(retryAfter)
  let isDisposed = false

  return {
    get(file, size, holds) {
      const key = `${file}|${size.width}|${size.height}|${holds}`
      return made.get(key, () => load(file, size, holds))
    },
    keepOnly(used) {
      made.drop(
        (texture) => used.has(texture),
        (texture) => texture.dispose(),
      )
    },
    settled: made.settled,
    dispose() {
      isDisposed = true
      made.clear((texture) => texture.dispose())
    },
  }

  async function load(file: string, size: TextureSize, holds: 'colour' | 'numbers'): Promise<Texture | null> {
    const blob = await source(file)
    if (!blob || isDisposed) return null
    // Numbers must not be bent by a colour profile, and pictures have their top first.
    const image = await createImageBitmap(blob, { imageOrientation: 'flipY', colorSpaceConversion: 'none' })
    const texture = bitmapTexture(image)
    texture.flipY = false
    texture.wrapS = RepeatWrapping
    texture.wrapT = RepeatWrapping
    texture.minFilter = LinearMipmapLinearFilter
    texture.anisotropy = anisotropy
    texture.repeat.set(1 / size.width, 1 / size.height)
    if (holds === 'colour') texture.colorSpace = SRGBColorSpace
    return texture
  }
}
