import type { Texture } from 'three'
import { createSurfaceTextures } from '../materials/surface-textures.ts'
import type { TextureSource } from '../materials/texture-store.ts'
import type { SceneImage } from './scene-file.ts'
import type { PatternName, PictureMeaning, ScenePictures } from './scene-pictures.ts'

/** Twice what a screen gets: a photograph may be a metre away from a worktop. */
const patternPixels = 2048
/** Above this no grain is lost that anybody would see. */
const jpegQuality = 0.95

export type BrowserPictures = {
  /** What one scene was given says nothing of the next; only our own patterns are kept. */
  readonly forScene: (source: TextureSource) => ScenePictures
}

/** Every picture is decoded and written anew by the browser: catalogues hold WebP, which few renderers read. */
export function createBrowserPictures(): BrowserPictures {
  const textures = createSurfaceTextures(patternPixels, 1)
  const patterns = new Map<PatternName, ReturnType<ScenePictures['pattern']>>()
  const pattern: ScenePictures['pattern'] = (name) => {
    const known = patterns.get(name)
    if (known) return known
    const drawn = drawnPattern(textures[name]())
    patterns.set(name, drawn)
    return drawn
  }
  return {
    forScene(source) {
      const files = new Map<string, Promise<SceneImage | null>>()
      return {
        pattern,
        file(name, meaning) {
          const key = `${name}|${meaning}`
          const known = files.get(key)
          if (known) return known
          const image = source(name)
            .then((blob) => blob && encoded(blob, meaning))
            .catch(() => null)
          files.set(key, image)
          return image
        },
        held: (bytes, mimeType, meaning) =>
          encoded(new Blob([bytes], { type: mimeType }), meaning).catch(() => null),
        model: async (name) => (await source(name))?.arrayBuffer() ?? null,
      }
    },
  }
}

async function drawnPattern(texture: Texture): ReturnType<ScenePictures['pattern']> {
  const bytes = await blobOf(texture.image as HTMLCanvasElement, 'image/jpeg')
  const { x, y } = texture.repeat
  return { image: { bytes, mimeType: 'image/jpeg' }, size: { width: 1 / x, height: 1 / y } }
}

async function encoded(blob: Blob, meaning: PictureMeaning): Promise<SceneImage | null> {
  // Numbers must not be bent by a colour profile.
  const image = await createImageBitmap(blob, { colorSpaceConversion: 'none', premultiplyAlpha: 'none' })
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  const context = canvas.getContext('2d')
  if (!context) return null
  context.drawImage(image, 0, 0)
  image.close()
  if (meaning === 'roughness') {
    // A surface is metal all over or not at all.
    context.globalCompositeOperation = 'lighter'
    context.fillStyle = '#0000ff'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  const mimeType = meaning === 'colour' && !isClear(context) ? 'image/jpeg' : 'image/png'
  return { bytes: await blobOf(canvas, mimeType), mimeType }
}

function isClear(context: CanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height)
  for (let k = 3; k < data.length; k += 4) if (data[k] !== 255) return true
  return false
}

async function blobOf(canvas: HTMLCanvasElement, type: SceneImage['mimeType']): Promise<Uint8Array> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, jpegQuality))
  if (!blob) throw new Error('The picture cannot be written')
  return new Uint8Array(await blob.arrayBuffer())
}
