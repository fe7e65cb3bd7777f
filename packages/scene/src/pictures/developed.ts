import type { Tile } from './picture-tiles.ts'

/**
 * Puts a tile as WebGL reads it (first row at the bottom, colours weighted by how much they cover) where it belongs in a
 * picture (first row at the top, colours as they are).
 */
export function developTile(
  picture: Uint8ClampedArray,
  pictureWidth: number,
  { x, y, width, height }: Tile,
  read: Uint8Array,
): void {
  for (let row = 0; row < height; row++) {
    let from = (height - 1 - row) * width * 4
    let to = ((y + row) * pictureWidth + x) * 4
    for (let column = 0; column < width; column++, from += 4, to += 4) {
      const alpha = read[from + 3] ?? 0
      const weight = alpha > 0 ? 255 / alpha : 0
      picture[to] = (read[from] ?? 0) * weight
      picture[to + 1] = (read[from + 1] ?? 0) * weight
      picture[to + 2] = (read[from + 2] ?? 0) * weight
      picture[to + 3] = alpha
    }
  }
}

/** As bright as the eye finds each colour. */
export function withoutColours(picture: Uint8ClampedArray): void {
  for (let k = 0; k < picture.length; k += 4) {
    const grey = 0.2126 * (picture[k] ?? 0) + 0.7152 * (picture[k + 1] ?? 0) + 0.0722 * (picture[k + 2] ?? 0)
    picture.fill(grey, k, k + 3)
  }
}
