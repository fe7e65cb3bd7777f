import type { Part } from '@arredo/geometry'
import { BufferGeometry, Float32BufferAttribute } from 'three'
import { noFaces, toGeometry } from './faces.ts'
import { addPart, partEdges } from './part-faces.ts'

export type Piece = {
  /** The leaf or drawer this is, or null for what stands still. */
  readonly opens: string | null
  readonly faces: readonly { readonly material: string; readonly geometry: BufferGeometry }[]
  readonly edges: BufferGeometry
}

/** One geometry per material; an item that stands open is split into its leaves first. */
export function itemGeometries(parts: readonly Part[], isSplit: boolean): Piece[] {
  const leaves = grouped(parts, (part) => (isSplit ? (part.opens ?? null) : null))
  return [...leaves].map(([opens, leaf]) => ({
    opens,
    faces: [...grouped(leaf, (part) => part.material)].map(([material, same]) => {
      const faces = noFaces()
      for (const part of same) addPart(faces, part)
      return { material, geometry: toGeometry(faces) }
    }),
    edges: edgeGeometry(leaf),
  }))
}

function edgeGeometry(parts: readonly Part[]): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(parts.flatMap(partEdges), 3))
  return geometry
}

function grouped<Key>(parts: readonly Part[], keyOf: (part: Part) => Key): Map<Key, Part[]> {
  const groups = new Map<Key, Part[]>()
  for (const part of parts) {
    const group = groups.get(keyOf(part))
    if (group) group.push(part)
    else groups.set(keyOf(part), [part])
  }
  return groups
}
