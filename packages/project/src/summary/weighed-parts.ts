import type { Catalogue, Material, Recipe, RecipePart } from '@arredo/catalogue'
import { type Part, partVolume } from '@arredo/geometry'
import type { ArticleRow, Row } from '../document.ts'
import type { Evaluation } from '../evaluation.ts'
import { partsWithHoles } from '../worked-evaluation.ts'

export type Packs = ReadonlyMap<string, Pick<Catalogue, 'pack'>>

export type WeighedPart = {
  readonly part: Part
  /** Shows something bought: an oven is drawn as it looks, full where it is empty. */
  readonly isBought: boolean
  /** Cut in a workshop: neither bought, nor hardware, nor of something that comes finished. */
  readonly isMade: boolean
  /** The hardware it shows, such as a foot. */
  readonly hardware: string | null
  /** Kilograms; null where nobody knows, as of all that is bought. */
  readonly weight: number | null
}

/** The parts of one piece of a row, as its holes leave them. */
export function weighedParts(
  row: ArticleRow,
  { articles }: Evaluation,
  catalogues: Packs,
): readonly WeighedPart[] {
  const pack = catalogues.get(row.catalogue)?.pack
  const article = pack?.articles.find(({ code }) => code === row.article)
  const recipe = article && pack?.recipes[article.recipe]
  const [bought, showing] = [recipeParts(recipe, 'bought'), recipeParts(recipe, 'hardware')]
  return partsWithHoles(articles[row.id]?.parts ?? [], row.worked).map((part) => {
    const isBought = recipe?.bought === true || oneOf(part, bought) !== undefined
    const hardware = oneOf(part, showing)?.hardware ?? null
    return {
      ...{ part, isBought, hardware, isMade: !isBought && !recipe?.readyMade && hardware === null },
      weight: isBought ? null : partWeight(part, pack?.materials[part.material]),
    }
  })
}

/** Kilograms of all pieces of a row; null for what is no article. One part that nobody can weigh makes all unknown. */
export function weightOf(row: Row, evaluation: Evaluation, catalogues: Packs): number | 'unknown' | null {
  if (row.kind !== 'article') return null
  const weights = weighedParts(row, evaluation, catalogues).map(({ weight }) => weight)
  const known = weights.filter((weight) => weight !== null)
  if (weights.length === 0 || known.length < weights.length) return 'unknown'
  return known.reduce((sum, weight) => sum + weight, 0) * row.quantity
}

function recipeParts(recipe: Recipe | undefined, word: 'bought' | 'hardware'): readonly RecipePart[] {
  return (recipe?.parts ?? []).filter((part) => part[word])
}

/** Copies of a part are numbered. */
function oneOf({ code }: Part, parts: readonly RecipePart[]): RecipePart | undefined {
  return parts.find((part) => code === part.code || (part.repeat && code.startsWith(`${part.code}-`)))
}

function partWeight(part: Part, material: Material | undefined): number | null {
  const volume = partVolume(part)
  if (volume === null || material?.density === undefined) return null
  return (volume / 1_000_000_000) * material.density
}
