import { billOfMaterials, type Catalogue, type Material, type Pack, type Text } from '@arredo/catalogue'
import { type Part, partVolume } from '@arredo/geometry'
import type { ArticleRow, Row } from '../document.ts'
import type { Evaluation } from '../evaluation.ts'
import { finishName } from '../surfaces/finish-name.ts'
import { partsWithHoles } from '../worked-evaluation.ts'

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

type Packs = ReadonlyMap<string, Pick<Catalogue, 'pack'>>
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
  const pack = catalogues.get(catalogue)?.pack
  const isBought = boughtParts(row, pack)
  const parts = partsOf(row, evaluation).filter((part) => !isBought(part))
  const faces = billOfMaterials(parts).areas.map(({ material: code, squareMetres }) => {
    return { ...{ catalogue, code, volume: 0, weight: 0 }, area: squareMetres * 1_000_000 * quantity }
  })
  const bodies = parts.map((part) => ({
    ...{ catalogue, code: part.material, area: 0 },
    volume: times(partVolume(part), quantity),
    weight: times(partWeight(part, pack?.materials[part.material]), quantity),
  }))
  return [...faces, ...bodies]
}

function times(amount: number | null, quantity: number): number | null {
  return amount === null ? null : amount * quantity
}

/** Kilograms of all pieces of a row; null for what is no article. One part that nobody can weigh makes all unknown. */
export function weightOf(row: Row, evaluation: Evaluation, catalogues: Packs): number | 'unknown' | null {
  if (row.kind !== 'article') return null
  const parts = partsOf(row, evaluation)
  const pack = catalogues.get(row.catalogue)?.pack
  const isBought = boughtParts(row, pack)
  const weights = parts.map((part) =>
    isBought(part) ? null : partWeight(part, pack?.materials[part.material]),
  )
  const known = weights.filter((weight) => weight !== null)
  if (parts.length === 0 || known.length < weights.length) return 'unknown'
  return known.reduce((sum, weight) => sum + weight, 0) * row.quantity
}

function partsOf(row: ArticleRow, { articles }: Evaluation): readonly Part[] {
  return partsWithHoles(articles[row.id]?.parts ?? [], row.worked)
}

/** Which parts show something bought: an oven is drawn as it looks, full where it is empty. */
function boughtParts({ article }: ArticleRow, pack: Pack | undefined): (part: Part) => boolean {
  const { recipe: named } = pack?.articles.find(({ code }) => code === article) ?? {}
  const recipe = named === undefined ? undefined : pack?.recipes[named]
  if (recipe?.bought) return () => true
  const bought = (recipe?.parts ?? []).filter((part) => part.bought)
  // Copies of a part are numbered.
  return ({ code }) =>
    bought.some((part) => code === part.code || (part.repeat && code.startsWith(`${part.code}-`)))
}

function partWeight(part: Part, material: Material | undefined): number | null {
  const volume = partVolume(part)
  if (volume === null || material?.density === undefined) return null
  return (volume / 1_000_000_000) * material.density
}
