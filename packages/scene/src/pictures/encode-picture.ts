export type PictureFormat = 'png' | 'webp'

/** Null where the browser cannot. */
export function encodePicture(picture: ImageData, format: PictureFormat): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('2d')?.putImageData(picture, 0, 0)
  return new Promise((resolve) => canvas.toBlob(resolve, `image/${format}`, 0.9))
}
