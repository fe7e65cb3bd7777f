import { done, type Result, refuse } from '@arredo/project'

/** Sharp at 300 dots an inch where a letterhead has the most room for it. */
const largest = { width: 1600, height: 600 }

/** Any picture a browser shows, as a PNG: drawings are drawn as large as they may be, photographs no larger than they are. */
export async function drawnLogo(file: File): Promise<Result<Blob>> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const { naturalWidth: width = 0, naturalHeight: height = 0 } = image
    if (width === 0 || height === 0) return noPicture
    const fit = Math.min(largest.width / width, largest.height / height)
    const share = file.type === 'image/svg+xml' ? fit : Math.min(1, fit)
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(width * share))
    canvas.height = Math.max(1, Math.round(height * share))
    const context = canvas.getContext('2d')
    if (!context) return noPicture
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    return drawn ? done(drawn) : noPicture
  } catch {
    return noPicture
  } finally {
    URL.revokeObjectURL(address)
  }
}

const noPicture = refuse('This file is no picture that can be shown. Use PNG, JPEG, WebP or SVG')
