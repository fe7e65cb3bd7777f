import { pictureSize } from '@arredo/catalogue/files'
import { largestUnderlay, longestUnderlaySide } from '@arredo/contract'
import { done, type Result, refuse } from '@arredo/project'

/** A sheet of 120 × 80 cm at 300 dots an inch; larger ones take all the memory of a tablet. */
const mostPixels = 150e6

/** From careful to just readable: the first that is small enough is taken. */
const qualities = [0.9, 0.75, 0.55, 0.35]

/**
 * A picture drawn anew, no larger than it may be: what a camera wrote beside it, such as where it was taken, stays
 * behind.
 */
export async function drawnPicture(file: Blob): Promise<Result<Blob>> {
  if (await isBeyondDrawing(file)) return refuse('This picture is too large')
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!bitmap) return refuse('This file is no picture that can be shown. Use PNG, JPEG or WebP')
  try {
    let share = Math.min(1, longestUnderlaySide / Math.max(bitmap.width, bitmap.height))
    for (let round = 0; round < 4; round++, share /= 2) {
      const canvas = drawnAt(bitmap, share)
      for (const quality of qualities) {
        const blob = await encoded(canvas, quality)
        if (blob && blob.size <= largestUnderlay) return done(blob)
      }
    }
    return refuse('This picture is too large')
  } finally {
    bitmap.close()
  }
}

/** By its header, before anything decodes it. */
async function isBeyondDrawing(file: Blob): Promise<boolean> {
  const size = pictureSize(new Uint8Array(await file.arrayBuffer()))
  return size !== null && size.width * size.height > mostPixels
}

function drawnAt(bitmap: ImageBitmap, share: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * share))
  canvas.height = Math.max(1, Math.round(bitmap.height * share))
  const context = canvas.getContext('2d')
  if (context) {
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  }
  return canvas
}

/** Browsers that cannot write WebP write PNG instead, which has no quality: they get JPEG. */
async function encoded(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  const webp = await blobOf(canvas, 'image/webp', quality)
  return webp?.type === 'image/webp' ? webp : blobOf(canvas, 'image/jpeg', quality)
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
}
