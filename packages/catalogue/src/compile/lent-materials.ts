import type { Pack } from '../pack.ts'
import type { Source } from './read-source.ts'
import { isRecord } from './shape.ts'

type Fields = Readonly<Record<string, unknown>>

/** The catalogue as if its author had written the library's materials too; own definitions win. */
export function withLentMaterials(data: Fields, library: Source): Fields {
  const lent = library.data.materials
  if (!isRecord(lent)) return data
  const own = isRecord(data.materials) ? data.materials : {}
  return { ...data, materials: { ...own, ...lent, ...own } }
}

/** A pack carries of the library what it shows, so that more in the library changes no pack. */
export function withoutUnusedLent(pack: Pack, own: Fields): Pack {
  const written = isRecord(own.materials) ? own.materials : {}
  const used = usedMaterials(pack)
  const materials = Object.entries(pack.materials).filter(
    ([code]) => Object.hasOwn(written, code) || used.has(code),
  )
  return { ...pack, materials: Object.fromEntries(materials) }
}

function usedMaterials({ variants, recipes, finishes = [] }: Pack): ReadonlySet<string> {
  const options = Object.values(variants).flatMap(({ domain }) =>
    domain.kind === 'options' ? domain.options.flatMap(({ material }) => material ?? []) : [],
  )
  const fixed = Object.values(recipes).flatMap(({ parts }) =>
    parts.flatMap(({ material }) =>
      material.startsWith('material:') ? [material.slice('material:'.length)] : [],
    ),
  )
  return new Set([...options, ...fixed, ...finishes.map(({ material }) => material)])
}
