import {
  type Article,
  type ArticleEvaluation,
  type Catalogue,
  type Choices,
  type IntegerDomain,
  type PriceItem,
  resolveModel,
  type VariantCode,
} from '@arredo/catalogue'
import type { FillerLimits, FillLevel, Module, ModuleSet, WidthDriver } from './module.ts'

type Asked = {
  readonly catalogue: Catalogue
  readonly model: string
  readonly header: Choices
  /** The code of the price list, or null. */
  readonly priceList: string | null
}

/** Widths where no price list says which ones are made. */
const usualStep = 50

/**
 * The units of a model that can fill a wall, each in the widths it is sold in; null where there are none. What is
 * for something in particular (a sink, a corner, an island) is left to people, with all that shares its class.
 */
export function modulesOf(asked: Asked, level: FillLevel): ModuleSet | null {
  const { catalogue, model, header, priceList } = asked
  const known = remembered.get(catalogue) ?? new Map<string, ModuleSet | null>()
  remembered.set(catalogue, known)
  const key = JSON.stringify([model, level, priceList, header])
  const last = known.get(key)
  if (last !== undefined) return last

  const found = findModules(asked, level)
  known.set(key, found)
  return found
}

const remembered = new WeakMap<Catalogue, Map<string, ModuleSet | null>>()

type Ordinary = {
  readonly article: Article
  readonly evaluation: ArticleEvaluation
  readonly drives: WidthDriver
}

function findModules(asked: Asked, level: FillLevel): ModuleSet | null {
  const { catalogue, model } = asked
  const special = specialClasses(catalogue)
  const ordinary = catalogue.pack.articles.flatMap((article): readonly Ordinary[] => {
    const isMeant =
      article.run === level &&
      article.attach === (level === 'base' ? 'floor' : 'wall') &&
      article.models.includes(model) &&
      article.replacedBy === undefined &&
      !special.has(article.classification)
    const evaluation = isMeant ? ask(asked, article, {}) : null
    // An open shelf is a matter of taste: nobody fills a wall with it.
    if (!evaluation?.parts.some(({ opens }) => opens !== undefined)) return []
    if (!isFollowed(asked, level, evaluation)) return []
    const drives = widthDriver(asked, article, evaluation)
    return drives ? [{ article, evaluation, drives }] : []
  })
  const inLine = largestGroup(ordinary)
  const modules = inLine.flatMap((each) => widthsOf(asked, each))
  const [first] = inLine
  if (!first || modules.length === 0) return null

  const { size } = first.evaluation
  return {
    ...{ level, modules, depth: size.depth, height: size.height, elevation: first.article.mountHeight },
    usualWidth: first.drives.usual,
    families: [...new Set(modules.map(({ family }) => family))],
    filler: fillerLimits(asked, level),
  }
}

/** Classes with anything in them that stands in a corner, is an appliance or needs one. */
function specialClasses({ pack }: Catalogue): ReadonlySet<string> {
  const isSpecial = ({ attach, roles = [], needs = [] }: Article) =>
    attach === 'corner' || roles.length > 0 || needs.length > 0
  return new Set(pack.articles.filter(isSpecial).map(({ classification }) => classification))
}

function ask({ catalogue, model, header }: Asked, { code, sides }: Article, choices: Choices) {
  return catalogue.evaluateNow({ article: code, model, side: sides[0] ?? 'L', choices, header })
}

/** Where the plinths of a catalogue are made by rule, a unit that they leave out does not belong on a wall. */
function isFollowed(
  { catalogue, model, header }: Asked,
  level: FillLevel,
  { article, size, configuration }: ArticleEvaluation,
): boolean {
  if (level !== 'base') return true
  const plinths = catalogue.followers.filter(
    ({ rule }) => rule.kind === 'plinth' && (rule.models?.includes(model) ?? true),
  )
  const followed = {
    ...{ length: size.width, depth: size.depth, height: size.height, bottom: 0, free: size.height },
    ...{ behind: 0, article, model, configuration: { ...header, ...configuration } },
  }
  return plinths.length === 0 || plinths.some(({ applies }) => applies(followed))
}

/** The variant that makes it wider by as much as itself is changed; found by trying. */
function widthDriver(asked: Asked, article: Article, evaluation: ArticleEvaluation): WidthDriver | null {
  for (const variant of article.variants) {
    const range = rangeOf(asked, article, variant)
    const usual = evaluation.configuration[variant]
    if (!range || typeof usual !== 'number') continue
    const other = usual < range.max ? range.max : range.min
    const tried = other === usual ? null : ask(asked, article, { [variant]: other })
    const by = tried ? tried.size.width - evaluation.size.width : 0
    if (by !== 0 && Math.abs(by - (other - usual)) < 1e-6) return { variant, usual }
  }
  return null
}

/** Those that are equally high, deep and far up, of which there are most; the first in the catalogue where it is a tie. */
function largestGroup(all: readonly Ordinary[]): readonly Ordinary[] {
  const groups = new Map<string, Ordinary[]>()
  for (const each of all) {
    const { height, depth } = each.evaluation.size
    const key = [height, depth, each.article.mountHeight].join()
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return [...groups.values()].reduce<readonly Ordinary[]>(
    (largest, group) => (group.length > largest.length ? group : largest),
    [],
  )
}

function widthsOf(asked: Asked, { article, evaluation, drives: { variant } }: Ordinary): readonly Module[] {
  const range = rangeOf(asked, article, variant)
  if (!range) return []
  return soldValues(asked, article, variant, range, evaluation.configuration).flatMap((value) => {
    const choices = { [variant]: value }
    const found = ask(asked, article, choices)
    const width = found?.size.width ?? 0
    const { height, depth } = evaluation.size
    const isInLine = found?.size.height === height && found.size.depth === depth
    if (!found || found.conflicts.length > 0 || !isInLine || width < 1 || !Number.isInteger(width)) return []
    const { code, name, classification: family, sides } = article
    return [{ article: code, name, family, sides, width, choices }]
  })
}

/** What the price list sells, else round numbers. */
function soldValues(
  { catalogue, priceList }: Asked,
  { code }: Article,
  variant: VariantCode,
  { min, max, step }: IntegerDomain,
  configuration: Choices,
): readonly number[] {
  const { priceLists } = catalogue.pack
  const list = priceLists.find((each) => each.code === priceList) ?? priceLists[0]
  const matrix = list?.items.find(
    (item): item is Matrix =>
      item.kind === 'matrix' && item.article === code && (item.across === variant || item.down === variant),
  )
  const isMade = (value: number) => value >= min && value <= max && (value - min) % step === 0
  if (matrix) return soldInMatrix(matrix, variant, configuration).filter(isMade)
  const first = Math.ceil(min / usualStep) * usualStep
  const count = Math.max(0, Math.floor((max - first) / usualStep) + 1)
  return Array.from({ length: count }, (_, index) => first + index * usualStep).filter(isMade)
}

type Matrix = Extract<PriceItem, { kind: 'matrix' }>

function soldInMatrix(matrix: Matrix, variant: VariantCode, configuration: Choices): readonly number[] {
  const isAcross = matrix.across === variant
  const [own, others] = isAcross ? [matrix.acrossUpTo, matrix.downUpTo] : [matrix.downUpTo, matrix.acrossUpTo]
  const value = configuration[isAcross ? matrix.down : matrix.across]
  const other = others.findIndex((upTo) => typeof value === 'number' && value <= upTo)
  return own.filter((_, index) => {
    const cell = isAcross ? matrix.cells[other]?.[index] : matrix.cells[index]?.[other]
    return cell !== null && cell !== undefined
  })
}

/** From the domain of a whole number, as model and article narrow it. */
function rangeOf({ catalogue, model }: Asked, article: Article, variant: VariantCode): IntegerDomain | null {
  const domain = catalogue.pack.variants[variant]?.domain
  if (domain?.kind !== 'integer') return null
  const limits = [resolveModel(catalogue.pack, model)?.limits[variant], article.limits?.[variant]]
  const min = Math.max(domain.min, ...limits.map((limit) => limit?.min ?? domain.min))
  const max = Math.min(domain.max, ...limits.map((limit) => limit?.max ?? domain.max))
  const first = domain.min + Math.ceil((min - domain.min) / domain.step) * domain.step
  return first > max ? null : { ...domain, min: first, max }
}

function fillerLimits({ catalogue, model }: Asked, level: FillLevel): FillerLimits | null {
  const found = catalogue.followers.find(
    ({ rule }) =>
      rule.kind === 'filler' &&
      (rule.levels?.includes(level) ?? true) &&
      (rule.models?.includes(model) ?? true) &&
      rule.at !== 'free',
  )
  if (found?.rule.widest === undefined) return null
  return { narrowest: Math.ceil(found.rule.narrowest ?? 1), widest: Math.floor(found.rule.widest) }
}
