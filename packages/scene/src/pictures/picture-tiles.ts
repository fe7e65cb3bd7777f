/** A part of a picture, from its left top, in pixels. */
export type Tile = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Row by row; none is longer than the longest side, and no two differ by more than a pixel. */
export function pictureTiles(width: number, height: number, longest: number): readonly Tile[] {
  const columns = shares(width, longest)
  return shares(height, longest).flatMap((row) =>
    columns.map((column) => ({ x: column.from, y: row.from, width: column.length, height: row.length })),
  )
}

function shares(length: number, longest: number): readonly { from: number; length: number }[] {
  const count = Math.ceil(length / longest)
  const edge = (k: number) => Math.round((length * k) / count)
  return Array.from({ length: count }, (_, k) => ({ from: edge(k), length: edge(k + 1) - edge(k) }))
}
