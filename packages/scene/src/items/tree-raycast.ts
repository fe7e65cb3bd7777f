import { type BufferGeometry, type Intersection, Matrix4, Mesh, Ray, type Raycaster, Vector3 } from 'three'
import type { createTriangleTree, TriangleTree } from '../baking/triangle-tree.ts'

/** Below this, looking at every triangle is quicker than going through a tree: measured on box cabinets. */
const heavy = 3000

let makeTree: typeof createTriangleTree | null = null
const trees = new WeakMap<BufferGeometry, TriangleTree>()

/** A modelled thing of many triangles is hit through a tree of its own, made when a ray first comes near it. */
export function hitThroughTree(mesh: Mesh): void {
  if ((mesh.geometry.index?.count ?? 0) / 3 < heavy) return
  void import('../baking/triangle-tree.ts').then(({ createTriangleTree }) => {
    makeTree = createTriangleTree
  })
  mesh.raycast = (raycaster, found) => {
    if (makeTree) hit(mesh, raycaster, found, makeTree)
    else Mesh.prototype.raycast.call(mesh, raycaster, found)
  }
}

/** Items are turned and moved, never scaled: a distance in the mesh is one in the room. */
function hit(mesh: Mesh, raycaster: Raycaster, found: Intersection[], make: typeof createTriangleTree): void {
  const { geometry, matrixWorld } = mesh
  const tree = trees.get(geometry) ?? make(trianglesOf(geometry))
  trees.set(geometry, tree)
  const { origin, direction } = new Ray()
    .copy(raycaster.ray)
    .applyMatrix4(new Matrix4().copy(matrixWorld).invert())
  const end = { triangle: 0, distance: 0, isBehind: false }
  if (!tree.first(...origin.toArray(), ...direction.toArray(), raycaster.far, end)) return
  if (end.distance < raycaster.near) return
  const point = raycaster.ray.at(end.distance, new Vector3())
  found.push({ distance: end.distance, point, object: mesh })
}

function trianglesOf(geometry: BufferGeometry): Float32Array {
  const index = geometry.index?.array ?? []
  const { array } = geometry.getAttribute('position')
  const corners = new Float32Array(index.length * 3)
  for (let k = 0; k < index.length; k++) {
    const from = (index[k] ?? 0) * 3
    corners.set([array[from] ?? 0, array[from + 1] ?? 0, array[from + 2] ?? 0], k * 3)
  }
  return corners
}
