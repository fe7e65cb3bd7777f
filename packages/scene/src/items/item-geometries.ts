import type { Part } from '@arredo/geometry'
import { BufferAttribute, BufferGeometry } from 'three'
import { noFaces, toShadedGeometry } from '../faces/faces.ts'
import { faceLights } from '../faces/gap-shade.ts'
import { addPart } from '../faces/part-faces.ts'
import { cutAt, cutOf, partCuts } from '../faces/pattern-cut.ts'

export type Surface = {
  /** Key into the catalogue's materials. */
  readonly material: string
  /** The colour temperature of a part that shines. */
  readonly kelvin: number | null
  readonly geometry: BufferGeometry
}

export type Piece = {
  /** The leaf or drawer this is, or null for what stands still. */
  readonly opens: string | null
  readonly surfaces: readonly Surface[]
}

export type ItemShape = {
  readonly parts: readonly Part[]
  /** An item that stands open is split into its leaves. */
  readonly isSplit: boolean
  readonly isClear: (material: string) => boolean
}

/** Rooms repeat a few cabinets many times: so many different ones are remembered. */
const remembered = 48

/**
 * Makes one geometry per leaf and material. What was built lately is built again by copying; only its
 * pattern is cut by the item's own name: two cabinets of one kind side by side are not of the same board.
 */
export function createItemGeometries(): (shape: ItemShape, name: string) => Piece[] {
  const made = new Map<string, readonly Piece[]>()
  return (shape, name) => {
    const clear = shape.parts.filter(({ material }) => shape.isClear(material)).length
    const key = `${shape.isSplit}|${clear}|${JSON.stringify(shape.parts)}`
    const pieces = made.get(key) ?? build(shape)
    made.delete(key)
    made.set(key, pieces)
    const [oldest] = made.keys()
    if (made.size > remembered && oldest !== undefined) made.delete(oldest)
    return pieces.map((piece) => copyOf(piece, name))
  }
}

function build({ parts, isSplit, isClear }: ItemShape): Piece[] {
  const lights = faceLights(parts, isClear)
  const cuts = partCuts(parts)
  const lightOf = new Map(parts.map((part, k) => [part, lights[k]]))
  const leaves = grouped(parts, (part) => (isSplit ? (part.opens ?? null) : null))
  return [...leaves].map(([opens, leaf]) => ({
    opens,
    surfaces: [...grouped(leaf, surfaceName).values()].map((same) => {
      const faces = noFaces()
      for (const part of same) addPart(faces, part, cuts.get(part), lightOf.get(part))
      const [first] = same
      return {
        material: first?.material ?? '',
        kelvin: first?.light?.kelvin ?? null,
        geometry: toShadedGeometry(faces),
      }
    }),
  }))
}

/** Shares all that is the same; the graphics card's copies belong to the merged meshes. */
function copyOf({ opens, surfaces }: Piece, name: string): Piece {
  const cut = cutOf(name)
  return {
    opens,
    surfaces: surfaces.map((surface) => {
      const geometry = sharing(surface.geometry)
      const uv = Float32Array.from(geometry.getAttribute('uv').array)
      for (let k = 0; k < uv.length; k += 2) uv.set(cutAt(cut, uv[k] ?? 0, uv[k + 1] ?? 0), k)
      geometry.setAttribute('uv', new BufferAttribute(uv, 2))
      return { ...surface, geometry }
    }),
  }
}

function sharing(geometry: BufferGeometry): BufferGeometry {
  const copy = new BufferGeometry()
  for (const [name, attribute] of Object.entries(geometry.attributes)) copy.setAttribute(name, attribute)
  return copy.setIndex(geometry.index)
}

function surfaceName({ material, light }: Part): string {
  return light ? `${material}|${light.kelvin}` : material
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
