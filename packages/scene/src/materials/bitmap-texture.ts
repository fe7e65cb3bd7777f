import { Texture } from 'three'

/**
 * A texture of a decoded picture, whose memory is given back as soon as the graphics card has a copy, or when
 * nobody wants it any more: browsers free a bitmap that is left alone late, and a room has dozens of four megabytes.
 */
export function bitmapTexture(image: ImageBitmap): Texture {
  const texture = new Texture(image)
  texture.userData.size = { width: image.width, height: image.height }
  const close = () => image.close()
  // Nothing is sent to the card twice: after a lost context everything is made anew.
  texture.onUpdate = close
  texture.addEventListener('dispose', close)
  texture.needsUpdate = true
  return texture
}
