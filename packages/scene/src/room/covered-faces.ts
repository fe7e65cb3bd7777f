import { type Faces, noFaces } from '../faces/faces.ts'

/** The triangles of a wall's body by the paint that `wallFaces` left in v. */
export function facesByPaint(body: Faces): readonly (readonly [number, Faces])[] {
  const groups = new Map<number, Faces>()
  for (let k = 0; k < body.index.length; k += 3) {
    const paint = body.uv[(body.index[k] ?? 0) * 2 + 1] ?? 0
    const faces = groups.get(paint) ?? noFaces()
    groups.set(paint, faces)
    for (let corner = k; corner < k + 3; corner++) copyCorner(body, body.index[corner] ?? 0, faces)
  }
  return [...groups].toSorted(([a], [b]) => a - b)
}

function copyCorner(from: Faces, vertex: number, to: Faces): void {
  to.index.push(to.position.length / 3)
  to.position.push(...from.position.slice(vertex * 3, vertex * 3 + 3))
  to.normal.push(...from.normal.slice(vertex * 3, vertex * 3 + 3))
  to.uv.push(...from.uv.slice(vertex * 2, vertex * 2 + 2))
  to.light.push(from.light[vertex] ?? 1)
}

/**
 * For a picture in millimetres: it lies in the plane of each face, upright where that is a wall. It goes on round
 * openings and from one wall's piece to the next. What `wallFaces` left in u becomes the light of the vertex.
 */
export function laidOut(faces: Faces, isWall: boolean): Faces {
  const uv: number[] = []
  const light: number[] = []
  for (let k = 0; k < faces.position.length / 3; k++) {
    const [x = 0, y = 0, z = 0] = faces.position.slice(k * 3, k * 3 + 3)
    const [nx = 0, ny = 0, nz = 0] = faces.normal.slice(k * 3, k * 3 + 3)
    const flat = Math.sqrt(nx * nx + ny * ny)
    // Level: as floors lie, with the grain from east to west.
    if (flat < 1e-3) uv.push(y, x)
    else {
      const [hx, hy] = [-ny / flat, nx / flat]
      uv.push(x * hx + y * hy, (-nz * nx * x) / flat + (-nz * ny * y) / flat + flat * z)
    }
    light.push(isWall ? 1 - 0.2 * (faces.uv[k * 2] ?? 0) : 1)
  }
  return { ...faces, uv, light }
}
