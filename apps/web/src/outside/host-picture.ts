import { until } from './host-wait.ts'

type Take = (width: number, height: number) => string

let room: Take | null = null

/** The 3D view says how its picture is taken for as long as it is shown. */
export function offerPicture(take: Take): () => void {
  room = take
  return () => {
    if (room === take) room = null
  }
}

/** The room as it is seen at this moment, as a PNG; null where no view in 3D is shown. */
export function pictureNow(width: number, height: number): Blob | null {
  const picture = room?.(width, height) ?? ''
  return picture ? inBytes(picture) : null
}

/** The same as base64. */
export function pictureInText(width: number, height: number): string | null {
  return room?.(width, height).split(',')[1] || null
}

/** PNG as a data URL; waits for a view that is still being drawn, null when there is none to wait for. */
export async function takePicture(width: number, height: number): Promise<string | null> {
  let picture = ''
  await until(() => {
    picture = room?.(width, height) ?? ''
    return picture !== ''
  }, 10_000)
  return picture || null
}

export async function withoutColours(picture: string): Promise<string> {
  const image = new Image()
  image.src = picture
  await image.decode()

  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  const context = canvas.getContext('2d')
  if (!context) return picture
  context.filter = 'grayscale(1)'
  context.drawImage(image, 0, 0)
  return canvas.toDataURL('image/png')
}

/** Browsers open no data: address in a window of its own; they may also refuse the window. */
export function showInWindow(picture: string): void {
  const url = URL.createObjectURL(inBytes(picture))
  window.open(url, '_blank')
  // Long enough for the window to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

function inBytes(picture: string): Blob {
  const bytes = Uint8Array.from(atob(picture.split(',')[1] ?? ''), (letter) => letter.charCodeAt(0))
  return new Blob([bytes], { type: 'image/png' })
}
