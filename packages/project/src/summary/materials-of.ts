import { billOfMaterials, type Text } from '@arredo/catalogue'
import { partVolume } from '@arredo/geometry'
import type { ArticleRow, Row } from '../document.ts'
import type { Evaluation } from '../evaluation.ts'
import { finishName } from '../surfaces/finish-name.ts'
import { type Packs, weighedParts } from './weighed-parts.ts'

/** How much of a material everything together is made of. */
export type MaterialUse = {
  readonly code: string
  readonly name: Text
  /** Square millimetres of panels, by their large face, and of what covers rooms. */
  readonly area: number
  /** Cubic millimetres of all parts; null where one of them is a model from a file. */
  readonly volume: number | null
  /** Kilograms; null where nobody knows how heavy it is. */
  readonly weight: number | null
}

type Use = Pick<MaterialUse, 'code' | 'area' | 'volume' | 'weight'> & { readonly catalogue: string }

/** The materials of these rows and of what covers the rooms, the most first. */
export function materialsOf(
  rows: readonly Row[],
  evaluation: Evaluation,
  catalogues: Packs,
): readonly MaterialUse[] {
  const uses = [
    ...rows.flatMap((row) => (row.kind === 'article' ? usesOfRow(row, evaluation, catalogues) : [])),
    ...(evaluation.surfaces ?? []).flatMap(({ finish, material, area }): readonly Use[] => {
      const { catalogue = '' } = finishName(finish) ?? {}
      return material === null
        ? []
        : [{ catalogue, code: material, area: area * 10_000, volume: 0, weight: null }]
    }),
  ]
  const found = new Map<string, MaterialUse>()
  for (const { catalogue, code, area, volume, weight } of uses) {
    const name = catalogues.get(catalogue)?.pack.materials[code]?.name ?? { en: code }
    // Catalogues share the materials of the library: what is called the same is one.
    const key = `${code}/${name.en}`
    const before = found.get(key) ?? nothing
    found.set(key, {
      ...{ code, name, area: before.area + area },
      volume: plus(before.volume, volume),
      weight: plus(before.weight, weight),
    })
  }
  return [...found.values()].toSorted(
    (one, two) => (two.volume ?? 0) - (one.volume ?? 0) || two.area - one.area,
  )
}

const nothing = { area: 0, volume: 0, weight: 0 }

function plus(one: number | null, two: number | null): number | null {
  return one === null || two === null ? null : one + two
}

function usesOfRow(row: ArticleRow, evaluation: Evaluation, catalogues: Packs): readonly Use[] {
  const { catalogue, quantity } = row
  const made = weighedParts(row, evaluation, catalogues).filter(({ isBought }) => !isBought)
  const faces = billOfMaterials(made.map(({ part }) => part)).areas.map(
    ({ material: code, squareMetres }) => {
      return { ...{ catalogue, code, volume: 0, weight: 0 }, area: squareMetres * 1_000_000 * quantity }
    },
  )
  const bodies = made.map(({ part, weight }) => ({
    ...{ catalogue, code: part.material, area: 0 },
    volume: times(partVolume(part), quantity),
    weight: times(weight, quantity),
  }))
  return [...faces, ...bodies]
}

function times(amount: number | null, quantity: number): number | null {
  return amount === null ? null : amount * quantity
}
