import {
  type ArticleEvaluation,
  areaOfVariant,
  type CompiledExpression,
  compileExpression,
  configurationReader,
  type Expression,
  type Pack,
  type PriceItem,
  type PriceList,
  type Reader,
  type Text,
  variantNames,
} from '@arredo/catalogue'
import { parseMinor } from '@arredo/measures'
import { decimal, decimalOf, roundTo, scale } from './decimal.ts'

export type UnitLine = {
  readonly step: 'base' | 'fixed' | 'percent' | 'rounding'
  readonly code: string
  readonly label: Text
  readonly amount: bigint
  readonly basis?: bigint
  readonly rate?: string
}

type FixedItem = Extract<PriceItem, { readonly kind: 'fixed' }>
type AreaItem = Extract<PriceItem, { readonly kind: 'area' }>
type PercentItem = Extract<PriceItem, { readonly kind: 'percent' }>

/** The steps from base to rounded list price of one piece; null when the list does not sell it. */
export function unitPrice(
  pack: Pack,
  list: PriceList,
  evaluation: ArticleEvaluation,
): readonly UnitLine[] | null {
  const base = basePrice(list, evaluation)
  if (base === null) return null

  const ask = asker(pack, evaluation)
  const lines: UnitLine[] = [{ step: 'base', code: evaluation.article, label: evaluation.name, amount: base }]
  for (const item of list.items) {
    if (item.kind === 'fixed') lines.push(...fixedLine(item, list, ask))
    if (item.kind === 'area') lines.push(...areaLine(item, list, evaluation, ask))
  }

  const withFixed = sum(lines)
  for (const item of list.items) {
    if (item.kind !== 'percent') continue
    const basis = item.of === 'base' ? base : item.of === 'fixed' ? withFixed : sum(lines)
    lines.push(...percentLine(item, basis, ask))
  }

  const exact = sum(lines)
  const difference = roundTo(exact, minor(list.roundTo, list)) - exact
  if (difference !== 0n) {
    lines.push({ step: 'rounding', code: list.code, label: roundingLabel, amount: difference })
  }
  return lines
}

const roundingLabel: Text = { en: 'Rounding', it: 'Arrotondamento', de: 'Rundung' }

export function sum(lines: readonly { readonly amount: bigint }[]): bigint {
  return lines.reduce((total, { amount }) => total + amount, 0n)
}

function basePrice(list: PriceList, { article, configuration }: ArticleEvaluation): bigint | null {
  for (const item of list.items) {
    if ((item.kind !== 'base' && item.kind !== 'matrix') || item.article !== article) continue
    if (item.kind === 'base') return minor(item.amount, list)

    const column = firstUpTo(item.acrossUpTo, configuration[item.across])
    const row = firstUpTo(item.downUpTo, configuration[item.down])
    const cell = item.cells[row]?.[column] ?? null
    return cell === null ? null : minor(cell, list)
  }
  return null
}

/** The first breakpoint that is not below the value; -1 when it is above them all. */
function firstUpTo(bounds: readonly number[], value: string | number | undefined): number {
  return bounds.findIndex((bound) => Number(value) <= bound)
}

function fixedLine(item: FixedItem, list: PriceList, ask: Ask): readonly UnitLine[] {
  if (item.when !== undefined && ask(item.when) !== true) return []
  const times = item.times === undefined ? 1 : ask(item.times)
  if (typeof times !== 'number' || times === 0) return []
  const amount = scale(minor(item.amount, list), decimalOf(times))
  return [{ step: 'fixed', code: item.code, label: item.name, amount }]
}

/** By the square metre of the parts that show the variant's material; to a fixed surcharge like any other. */
function areaLine(
  item: AreaItem,
  list: PriceList,
  { parts, configuration }: ArticleEvaluation,
  ask: Ask,
): readonly UnitLine[] {
  if (!Object.hasOwn(configuration, item.variant)) return []
  if (item.when !== undefined && ask(item.when) !== true) return []
  const area = areaOfVariant(parts, item.variant)
  if (area === 0) return []
  const amount = scale(minor(item.amount, list), decimalOf(area))
  return [{ step: 'fixed', code: item.code, label: item.name, amount }]
}

function percentLine(item: PercentItem, basis: bigint, ask: Ask): readonly UnitLine[] {
  if (item.when !== undefined && ask(item.when) !== true) return []
  const amount = scale(basis, decimal(item.rate))
  return [{ step: 'percent', code: item.code, label: item.name, amount, basis, rate: item.rate }]
}

/** Null: the expression is about a variant the article does not have. */
type Ask = (text: Expression) => ReturnType<Extract<CompiledExpression, { ok: true }>['run']> | null

function asker(pack: Pack, { configuration }: ArticleEvaluation): Ask {
  const reader: Reader = configurationReader(pack, configuration)
  return (text) => {
    const compiled = compileOnce(pack, text)
    if (!compiled.ok) throw new Error(`Price list expression "${text}": ${compiled.message}`)
    return compiled.reads.every((name) => Object.hasOwn(configuration, name)) ? compiled.run(reader) : null
  }
}

/** A pack never changes, so what its expressions mean is worked out once; only a cache. */
const compiledByPack = new WeakMap<Pack, Map<Expression, CompiledExpression>>()

function compileOnce(pack: Pack, text: Expression): CompiledExpression {
  const known = compiledByPack.get(pack) ?? new Map<Expression, CompiledExpression>()
  compiledByPack.set(pack, known)
  const compiled = known.get(text) ?? compileExpression(text, variantNames(pack))
  known.set(text, compiled)
  return compiled
}

function minor(amount: string, { currency, code }: PriceList): bigint {
  const parsed = parseMinor(amount, currency)
  if (parsed === null) throw new Error(`Price list ${code}: ${amount} is no amount of ${currency}`)
  return BigInt(parsed)
}
