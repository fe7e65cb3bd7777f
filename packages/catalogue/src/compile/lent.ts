import type { Pack } from '../pack.ts'
import { namedPart } from '../part-name.ts'
import { shownParts } from '../shown-parts.ts'
import type { Source } from './read-source.ts'
import { isRecord } from './shape.ts'

type Fields = Readonly<Record<string, unknown>>

const lentSections = ['materials', 'hardware', 'parts'] as const

/** The catalogue as if its author had written the library's materials, hardware and names of parts too; own definitions win. */
export function withLent(data: Fields, library: Source): Fields {
  const lent = lentSections.flatMap((section) => {
    const held = library.data[section]
    const own = isRecord(data[section]) ? data[section] : {}
    return isRecord(held) ? [[section, { ...own, ...held, ...own }] as const] : []
  })
  return { ...data, ...Object.fromEntries(lent) }
}

/** A pack carries of the library what it shows, so that more in the library changes no pack. */
export function withoutUnusedLent(pack: Pack, own: Fields): Pack {
  const { hardware: all = {}, parts: named = {}, ...rest } = pack
  const hardware = ownOrUsed(all, own.hardware, usedHardware(pack))
  const parts = ownOrUsed(named, own.parts, usedPartNames(pack))
  return {
    ...rest,
    materials: ownOrUsed(pack.materials, own.materials, usedMaterials(pack)),
    ...((own.hardware !== undefined || Object.keys(hardware).length > 0) && { hardware }),
    ...((own.parts !== undefined || Object.keys(parts).length > 0) && { parts }),
  }
}

function ownOrUsed<Held>(all: Readonly<Record<string, Held>>, own: unknown, used: ReadonlySet<string>) {
  const written = isRecord(own) ? own : {}
  const kept = Object.entries(all).filter(([code]) => Object.hasOwn(written, code) || used.has(code))
  return Object.fromEntries(kept)
}

function usedHardware({ recipes }: Pack): ReadonlySet<string> {
  return new Set(Object.values(recipes).flatMap(({ hardware = [] }) => hardware.map(({ code }) => code)))
}

function usedPartNames(pack: Pack): ReadonlySet<string> {
  return new Set(shownParts(pack).flatMap(({ kind }) => namedPart(pack.parts ?? {}, kind)?.by ?? []))
}

function usedMaterials({ variants, recipes, finishes = [] }: Pack): ReadonlySet<string> {
  const options = Object.values(variants).flatMap(({ domain }) =>
    domain.kind === 'options' ? domain.options.flatMap(({ material }) => material ?? []) : [],
  )
  const fixed = Object.values(recipes).flatMap(({ parts, hardware = [] }) =>
    [...parts, ...hardware].flatMap(({ material }) =>
      material?.startsWith('material:') ? [material.slice('material:'.length)] : [],
    ),
  )
  return new Set([...options, ...fixed, ...finishes.map(({ material }) => material)])
}
