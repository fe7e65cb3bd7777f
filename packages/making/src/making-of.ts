import {
  type Catalogue,
  type HardwareUse,
  hardwareOf,
  type Pack,
  partKind,
  partName,
  type Text,
} from '@arredo/catalogue'
import { type Part, partVolume, type Size, withHoles } from '@arredo/geometry'
import {
  type ArticleRow,
  type Evaluation,
  type ProjectDocument,
  positionNumbers,
  type Row,
  rowsInOrder,
  weighedParts,
} from '@arredo/project'

/** A material as workshops know it: what two catalogues call the same is one. */
export type MadeMaterial = {
  readonly key: string
  readonly code: string
  readonly name: Text
  /** Wood and brushed metal: a piece lies on its sheet one way only. */
  readonly hasGrain: boolean
  /** Not cut out of boards. */
  readonly isCloth: boolean
}

export type MadePart = {
  /** As the recipe has it: what is cut out of it is work on it. */
  readonly part: Part
  readonly name: Text
  readonly material: MadeMaterial
  /** Cubic millimetres that cut-outs leave of it; null for a model from a file. */
  readonly volume: number | null
  /** Kilograms of that; null where nobody knows. */
  readonly weight: number | null
}

/** What one piece takes by the piece: hinges, feet, handles. */
export type MadeHardware = {
  readonly code: string
  readonly name: Text
  readonly maker: string | null
  readonly orderCode: string | null
  /** Millimetres; null where it has none. */
  readonly length: number | null
  readonly material: MadeMaterial | null
  readonly count: number
}

/** One row of articles that are made, bought, or made of both. */
export type MadeItem = {
  readonly row: ArticleRow
  /** Its number on the offer; null for what is not on it. */
  readonly position: number | null
  readonly name: Text
  readonly orderCode: string | null
  readonly quantity: number
  readonly size: Size
  /** The parts of one piece that are made. */
  readonly made: readonly MadePart[]
  /** Those that show what is bought, and all of what comes finished. */
  readonly bought: readonly { readonly part: Part; readonly name: Text }[]
  readonly hardware: readonly MadeHardware[]
}

export type Making = { readonly alternative: string; readonly items: readonly MadeItem[] }

export type MakingInput = {
  readonly document: ProjectDocument
  /** Of the alternative that is to be made. */
  readonly evaluation: Evaluation
  readonly catalogues: ReadonlyMap<string, Pick<Catalogue, 'pack'>>
}

/** D-250: every article that is ordered, with what it is made of. Worktops and plinths are rows like any other. */
export function makingOf(input: MakingInput): Making {
  const { document, evaluation } = input
  const numbers = positionNumbers(document, evaluation.alternative)
  const rows = rowsInOrder(document, evaluation.alternative).filter(isOrdered)
  return {
    alternative: evaluation.alternative,
    items: rows.flatMap((row) => itemOf(row, numbers.get(row.id) ?? null, input)),
  }
}

function isOrdered(row: Row): row is ArticleRow {
  return row.kind === 'article' && row.flags.ordered
}

function itemOf(
  row: ArticleRow,
  position: number | null,
  { evaluation, catalogues }: MakingInput,
): readonly MadeItem[] {
  const evaluated = evaluation.articles[row.id]
  const pack = catalogues.get(row.catalogue)?.pack
  if (!evaluated || !pack) return []

  const { worked, ...unworked } = row
  const parts = weighedParts(unworked, evaluation, catalogues)
  const article = pack.articles.find(({ code }) => code === row.article)
  const isReadyMade = article && pack.recipes[article.recipe]?.readyMade
  return [
    {
      ...{ row, position, name: evaluated.name, size: evaluated.size },
      orderCode: article?.orderCode ?? null,
      quantity: Math.ceil(row.quantity),
      hardware: hardwareOf(pack, row.article, evaluated.configuration, row.side).map((use) =>
        hardwarePiece(use, pack),
      ),
      made: parts
        .filter(({ isMade }) => isMade)
        .map(({ part, weight }) => {
          const left = worked ? withHoles([part], worked.cuts) : [part]
          const [whole, volume] = [partVolume(part), volumeOf(left)]
          const isCut = whole !== null && volume !== null && whole > 0
          return {
            ...{ part, name: nameOf(part, pack), volume, material: materialOf(part.material, pack) },
            weight: weight !== null && isCut ? (weight * volume) / whole : weight,
          }
        }),
      bought: parts
        .filter(({ isBought, isMade }) => isBought || (isReadyMade && !isMade))
        .map(({ part }) => ({ part, name: nameOf(part, pack) })),
    },
  ]
}

/** Where the catalogue has no name for it, what its recipe calls it. */
export function nameOf({ code }: Part, pack: Pick<Pack, 'parts'>): Text {
  return partName(pack, code) ?? { en: partKind(code) }
}

export function hardwareName(code: string, { hardware }: Pick<Pack, 'hardware'>): Text {
  return hardware?.[code]?.name ?? { en: code }
}

function hardwarePiece({ code, count, length, material }: HardwareUse, pack: Pack): MadeHardware {
  const { maker = null, orderCode = null } = pack.hardware?.[code] ?? {}
  return {
    ...{ code, name: hardwareName(code, pack), maker, orderCode, count },
    length: length ?? null,
    material: material === undefined ? null : materialOf(material, pack),
  }
}

function volumeOf(parts: readonly Part[]): number | null {
  const volumes = parts.map(partVolume)
  return volumes.includes(null) ? null : volumes.reduce<number>((sum, volume) => sum + (volume ?? 0), 0)
}

function materialOf(code: string, { materials }: Pack): MadeMaterial {
  const { name = { en: code }, finish, brushed = false } = materials[code] ?? {}
  return {
    key: `${code}/${name.en}`,
    code,
    name,
    hasGrain: finish === 'wood' || brushed,
    isCloth: finish === 'fabric',
  }
}
