import { BufferAttribute, BufferGeometry, Matrix4, Quaternion, Vector3 } from 'three'
import { type GlbContent, type GltfNode, type GltfPrimitive, readGlb } from './glb-content.ts'
import type { Model } from './model.ts'
import { createModelMaterials, type ModelLook } from './model-materials.ts'

/**
 * Reads a GLB of the kind the catalogue's checker lets through. Three's own loader reads it the same (a test
 * compares them), but keeps 9 kB of animations, bones and lights in the code of every room, also of those
 * without a model.
 */
export async function readModel(file: Blob, look: ModelLook): Promise<Model> {
  const content = readGlb(await file.arrayBuffer())
  const materialOf = createModelMaterials(content, look)
  const shown = modelShapes(content)
  // A box that says where it stands is better than nothing.
  if (shown.length === 0) throw new Error('The model shows nothing')
  return {
    surfaces: await Promise.all(
      shown.map(async ({ geometry, material }) => ({ geometry, material: await materialOf(material) })),
    ),
  }
}

/** Every surface of a model in its place, with the number of its material. */
export function modelShapes(content: GlbContent): readonly ModelShape[] {
  const { gltf } = content
  const shown: ModelShape[] = []
  for (const root of gltf.scenes?.[gltf.scene ?? 0]?.nodes ?? []) add(root, new Matrix4())
  return shown

  function add(index: number, parent: Matrix4): void {
    const node = gltf.nodes?.[index]
    if (!node) return
    const matrix = parent.clone().multiply(matrixOf(node))
    for (const primitive of gltf.meshes?.[node.mesh ?? -1]?.primitives ?? []) {
      const index = triangleCorners(content, primitive)
      const { material } = primitive
      if (index) shown.push({ geometry: geometryOf(content, primitive, index, matrix), material })
    }
    for (const child of node.children ?? []) add(child, matrix)
  }
}

type ModelShape = { readonly geometry: BufferGeometry; readonly material: number | undefined }

function matrixOf({ matrix, translation, rotation, scale }: GltfNode): Matrix4 {
  if (matrix) return new Matrix4().fromArray(matrix)
  return new Matrix4().compose(
    new Vector3(...(translation ?? [0, 0, 0])),
    new Quaternion(...(rotation ?? [0, 0, 0, 1])),
    new Vector3(...(scale ?? [1, 1, 1])),
  )
}

/** Three for each triangle; null for points and lines, which nobody would see. */
function triangleCorners(
  { gltf, numbers }: GlbContent,
  { mode = 4, indices, attributes }: GltfPrimitive,
): number[] | null {
  const count = gltf.accessors?.[attributes.POSITION ?? -1]?.count ?? 0
  const corners = indices === undefined ? [...Array(count).keys()] : [...numbers(indices, 1)]
  if (mode === 4) return corners
  if (mode !== 5 && mode !== 6) return null
  return corners.slice(2).flatMap((last, k) => {
    const [a = 0, b = 0, c = 0] = [corners[k], corners[k + 1], corners[0]]
    if (mode === 6) return [c, b, last]
    // Every other triangle of a strip runs the other way round.
    return k % 2 === 0 ? [a, b, last] : [b, a, last]
  })
}

/** With all that parts have; glTF's y upwards, z towards the viewer, made ours: (x, −z, y). */
function geometryOf(
  { numbers }: GlbContent,
  { attributes }: GltfPrimitive,
  index: number[],
  matrix: Matrix4,
): BufferGeometry {
  const { POSITION = -1, NORMAL, TEXCOORD_0, COLOR_0 } = attributes
  const position = numbers(POSITION, 3)
  const count = position.length / 3
  const uv = TEXCOORD_0 === undefined ? new Float32Array(count * 2) : numbers(TEXCOORD_0, 2)
  const colour =
    COLOR_0 === undefined
      ? new Uint8Array(count * 3).fill(255)
      : Uint8Array.from(numbers(COLOR_0, 3), (part) => part * 255)
  const given = new BufferGeometry()
  given.setAttribute('position', new BufferAttribute(position, 3))
  if (NORMAL !== undefined) given.setAttribute('normal', new BufferAttribute(numbers(NORMAL, 3), 3))
  given.setAttribute('uv', new BufferAttribute(uv, 2))
  given.setAttribute('color', new BufferAttribute(colour, 3, true))
  given.setIndex(matrix.determinant() < 0 ? turnedOver(index) : index)
  given.applyMatrix4(matrix)
  if (NORMAL !== undefined) return given.rotateX(Math.PI / 2)

  // Without normals every face is flat.
  const flat = given.toNonIndexed()
  flat.computeVertexNormals()
  flat.setIndex([...Array(flat.getAttribute('position').count).keys()])
  return flat.rotateX(Math.PI / 2)
}

/** What a mirror made of a triangle looks the wrong way. */
function turnedOver(index: readonly number[]): number[] {
  return index.map((corner, k) =>
    k % 3 === 0 ? (index[k + 1] ?? 0) : k % 3 === 1 ? (index[k - 1] ?? 0) : corner,
  )
}
