import type { Catalogue, Text } from '@arredo/catalogue'
import type { FaceName } from '@arredo/geometry'
import {
  type ArticleRow,
  type Command,
  type PlaceArticleInput,
  type Preview,
  type ProjectDocument,
  placeArticle,
  step,
  together,
} from '@arredo/project'
import type { Plan, Said } from '../checks/finding.ts'
import { sentence } from '../sentence.ts'
import { type FreeWall, freeSpans } from './free-spans.ts'
import type { FillLevel, Module, ModuleSet } from './module.ts'
import { modulesOf } from './modules-of.ts'
import { type Filling, isBefore, reasonsOf } from './ranking.ts'
import { type Taste, tastesFor } from './tastes.ts'

export type FillWish = {
  readonly face: FaceName
  readonly catalogue: string
  readonly model: string
  readonly levels: readonly FillLevel[]
  /** The hash of the catalogue's pack, pinned by what is placed. */
  readonly pack?: string
}

export type FillAsk = Plan & {
  /** What a command would make of the project, with all that follows; null where it is refused. */
  readonly preview: (command: Command<null>) => Preview | null
  /** What a project comes to, in minor units; null where something in it has no price. */
  readonly priceOf: (document: ProjectDocument) => number | null
}

/** One way to fill a wall, ready to be placed as one step. */
export type Proposal = Filling & {
  /** The same for the same units at the same places. */
  readonly key: string
  /** Classes of units it is made of, level by level. */
  readonly names: readonly (readonly Text[])[]
  readonly reasons: readonly Said[]
  readonly command: Command<null>
  readonly after: Preview
}

export type Filled =
  | { readonly proposals: readonly Proposal[] }
  /** Nothing goes there. */
  | { readonly why: Said }

const most = 5

/** Three to five ways to fill what is free on a face, the best first; always the same for the same room. */
export function fillWall(ask: FillAsk, wish: FillWish): Filled {
  const { document, evaluation, catalogues } = ask
  const catalogue = catalogues.get(wish.catalogue)
  const alternative = document.alternatives[evaluation.alternative]
  const asked = catalogue && {
    ...{ catalogue, model: wish.model, priceList: document.header.priceList },
    header: alternative?.choices ?? {},
  }
  const sets = wish.levels.flatMap((level) => (asked && modulesOf(asked, level)) ?? [])
  if (!catalogue || sets.length === 0)
    return { why: { text: sentence('This model has no units that could fill a wall') } }

  const walls = sets.map((units): Free => {
    const filler = alternative?.followers ? units.filler : null
    return { units: { ...units, filler }, free: freeSpans(ask, wish.face, units) }
  })
  const why = nothingFits(walls)
  if (why) return { why }

  const unitPrice = unitPriceOf(ask, wish)
  const fillings = distinct(
    tastesFor(unitPrice, wish.levels.includes('base')).map((taste) => laidOnWall(walls, taste)),
  ).slice(0, most)
  // An empty project has no price list yet.
  const now = Object.keys(document.rows).length === 0 ? 0 : ask.priceOf(document)
  const made = fillings.flatMap(({ key, spans }): readonly Omit<Proposal, 'reasons'>[] => {
    const command = commandOf(ask, wish, spans)
    const after = ask.preview(command)
    if (!after) return []
    const then = ask.priceOf(after.document)
    const price = now === null || then === null ? null : then - now
    return [
      {
        key,
        command,
        after,
        price,
        spans,
        names: wish.levels.map((level) => namesOf(catalogue, spans, level)),
      },
    ]
  })
  const ranked = made.toSorted((one, two) => (isBefore(one, two) ? -1 : isBefore(two, one) ? 1 : 0))
  return { proposals: ranked.map((each) => ({ ...each, reasons: reasonsOf(each, ranked) })) }
}

type Free = { readonly units: ModuleSet; readonly free: FreeWall }
type Laid = Filling['spans'][number]

function nothingFits(walls: readonly Free[]): Said | null {
  const fits = ({ units, free }: Free) => {
    const narrowest = Math.min(...units.modules.map(({ width }) => width))
    return free.spans.some(({ width }) => width >= narrowest)
  }
  if (walls.some(fits)) return null
  const widest = Math.max(0, ...walls.flatMap(({ free }) => free.spans.map(({ width }) => width)))
  if (widest > 0) {
    const values = { length: { length: widest } }
    return { text: sentence('No unit is narrow enough: {{length}} are free at most'), values }
  }
  return walls.some(({ free }) => free.isTooLow)
    ? { text: sentence('The wall is too low for these units') }
    : { text: sentence('Nothing is free on this wall') }
}

/** Level by level; what hangs looks at what stands below it. */
function laidOnWall(walls: readonly Free[], taste: Taste): readonly Laid[] {
  const laid: Laid[] = []
  for (const { units, free } of walls) {
    const { level, elevation, height } = units
    const [first, last] = [free.spans[0], free.spans.at(-1)]
    const middle = first && last ? (first.from + last.from + last.width) / 2 : 0
    for (const span of free.spans) {
      const mirrored = span.from + span.width / 2 > middle
      const below = laid.find(
        ({ laid: other }) => other.span.from === span.from && other.span.width === span.width,
      )
      laid.push({ level, elevation, height, laid: taste(units, { span, below: below?.laid, mirrored }) })
    }
  }
  return laid
}

/** The first of those that come to the same, without those that place nothing. */
function distinct(all: readonly (readonly Laid[])[]) {
  const found = new Map<string, { readonly key: string; readonly spans: readonly Laid[] }>()
  for (const spans of all) {
    const units = spans.flatMap(({ laid }) => laid.units)
    const key = units.map(({ module, left }) => `${module.article} ${module.width} ${left}`).join()
    if (units.length > 0 && !found.has(key)) found.set(key, { key, spans })
  }
  return [...found.values()]
}

function commandOf({ newId }: FillAsk, wish: FillWish, spans: readonly Laid[]): Command<null> {
  const { wall, side } = wish.face
  const inputs = spans.flatMap(({ laid, elevation }) =>
    laid.units.map(({ module, left, side: hinge }): PlaceArticleInput => {
      const seat = { on: 'wall', wall, side } as const
      return {
        ...{ row: newId(), catalogue: wish.catalogue, model: wish.model, article: module.article },
        ...{ side: hinge, choices: module.choices },
        placement: { at: [left, 0, elevation], rotation: 0, seat },
        ...(wish.pack === undefined ? {} : { pack: wish.pack }),
      }
    }),
  )
  return together(
    'Fill the wall',
    inputs.map((input) => step(placeArticle, input)),
  )
}

/** As if it were all there is. */
function unitPriceOf({ document, evaluation, priceOf }: FillAsk, wish: FillWish) {
  const known = new Map<Module, number | null>()
  return (module: Module): number | null => {
    const before = known.get(module)
    if (before !== undefined) return before
    const row: ArticleRow = {
      ...{ id: 'trial', alternative: evaluation.alternative, order: 0, kind: 'article', placement: null },
      ...{ catalogue: wish.catalogue, model: wish.model, article: module.article, quantity: 1 },
      ...{ side: module.sides[0] ?? 'L', choices: module.choices },
      flags: { drawn: false, offered: true, ordered: true },
    }
    const packs =
      wish.pack === undefined ? document.packs : { [wish.catalogue]: wish.pack, ...document.packs }
    const price = priceOf({ ...document, packs, rows: { trial: row } })
    known.set(module, price)
    return price
  }
}

function namesOf({ pack }: Catalogue, spans: readonly Laid[], level: FillLevel): readonly Text[] {
  const nodes = pack.classification.flatMap((node) => [node, ...(node.children ?? [])])
  const units = spans.filter((each) => each.level === level).flatMap(({ laid }) => laid.units)
  const families = new Set(units.map(({ module }) => module.family))
  return [...families].flatMap((family) => nodes.find(({ code }) => code === family)?.name ?? [])
}
