import { currencyExponent, isoDate, parseMinor } from '@arredo/measures'
import { suggestion } from '../closest-word.ts'
import { expressionProblem, lastValue } from '../compile-rule.ts'
import { compileExpression } from '../expression/compile-expression.ts'
import type { Kind } from '../expression/typed.ts'
import type { Expression, Pack, PriceItem, PriceList, TradeTerms } from '../pack.ts'
import { priceNames } from '../price-names.ts'
import { findVariant, variantNames } from '../variant-names.ts'
import type { Path, Report } from './finding.ts'

export function checkPrices(pack: Pack, report: Report): void {
  for (const [index, list] of pack.priceLists.entries()) {
    const path = ['priceLists', index]
    checkHead(list, path, report)
    checkReplaced(list, pack, path, report)
    for (const [place, item] of list.items.entries())
      checkItem(item, list, pack, [...path, 'items', place], report)
    checkCoverage(list, pack, path, report)
  }
  const known = pack.articles.filter(({ replacedBy }) => replacedBy === undefined).map(({ code }) => code)
  for (const [index, { replacedBy }] of pack.articles.entries()) {
    if (replacedBy === undefined || known.includes(replacedBy)) continue
    const message = `There is no article ${replacedBy} on sale${suggestion(replacedBy, known)}`
    report(['articles', index, 'replacedBy'], message)
  }
}

export function checkTradeTerms(terms: readonly TradeTerms[], pack: Pack, report: Report): void {
  for (const [index, { priceList, discounts, limits = {}, shops = {} }] of terms.entries()) {
    const path = ['tradeTerms', index]
    if (!pack.priceLists.some(({ code }) => code === priceList)) {
      const known = pack.priceLists.map(({ code }) => code)
      report([...path, 'priceList'], `There is no price list ${priceList}${suggestion(priceList, known)}`)
    }
    for (const [place, { rate }] of discounts.entries())
      checkFraction(rate, [...path, 'discounts', place, 'rate'], report)
    const places = [['limits', limits], ...Object.entries(shops)] as const
    for (const [place, { reduction, margin }] of places) {
      const at = place === 'limits' ? [...path, 'limits'] : [...path, 'shops', place]
      if (reduction !== undefined) checkFraction(reduction, [...at, 'reduction'], report)
      if (margin !== undefined) checkFraction(margin, [...at, 'margin'], report)
    }
  }
}

export function checkPromotions(pack: Pack, report: Report): void {
  for (const [index, { from, to, rate, when, priceLists = [] }] of (pack.promotions ?? []).entries()) {
    const path = ['promotions', index]
    for (const [field, date] of [
      ['from', from],
      ['to', to],
    ] as const) {
      if (isoDate(date) === '') report([...path, field], `${date} is no day of the calendar. Correct it`)
    }
    if (to < from) report([...path, 'to'], `The promotion ends on ${to}, before it begins`)
    checkFraction(rate, [...path, 'rate'], report)
    if (when !== undefined) checkExpression(when, 'boolean', pack, [...path, 'when'], report)
    for (const [place, code] of priceLists.entries()) {
      if (!pack.priceLists.some((list) => list.code === code))
        report([...path, 'priceLists', place], `There is no price list ${code}`)
    }
  }
}

function checkHead(list: PriceList, path: Path, report: Report): void {
  for (const field of ['validFrom', 'validTo'] as const) {
    const date = list[field]
    if (date !== undefined && isoDate(date) === '')
      report([...path, field], `${date} is no day of the calendar. Correct it`)
  }
  if (list.validTo !== undefined && list.validTo < list.validFrom) {
    report([...path, 'validTo'], `The list ends on ${list.validTo}, before it begins`)
  }
  checkFraction(list.vat, [...path, 'vat'], report)
  checkAmount(list.roundTo, list, [...path, 'roundTo'], report)
  if (Number(list.roundTo) <= 0) report([...path, 'roundTo'], 'Prices cannot be rounded to nothing')
}

/** A commercial list stands in for one of its kind; one in the place of another in its place would never end. */
function checkReplaced(
  { code, replaces, currency }: PriceList,
  pack: Pack,
  path: Path,
  report: Report,
): void {
  if (replaces === undefined) return
  const other = pack.priceLists.find((list) => list.code === replaces)
  const known = pack.priceLists.map((list) => list.code).filter((each) => each !== code)
  if (!other || replaces === code)
    report([...path, 'replaces'], `There is no other price list ${replaces}${suggestion(replaces, known)}`)
  else if (other.currency !== currency)
    report([...path, 'replaces'], `${replaces} is in ${other.currency}, ${code} in ${currency}`)
  else if (other.replaces !== undefined)
    report([...path, 'replaces'], `${replaces} takes the place of another list itself`)
}

function checkItem(item: PriceItem, list: PriceList, pack: Pack, path: Path, report: Report): void {
  if (item.kind === 'matrix') {
    checkMatrix(item, list, pack, path, report)
    return
  }
  if (item.kind === 'base') {
    if (!pack.articles.some(({ code }) => code === item.article))
      reportArticle(item.article, pack, path, report)
    checkAmount(item.amount, list, [...path, 'amount'], report)
    return
  }
  if (item.kind === 'finish') {
    checkAmount(item.amount, list, [...path, 'amount'], report)
    if (item.min !== undefined) checkAmount(item.min, list, [...path, 'min'], report)
    return
  }
  if (item.when !== undefined) checkExpression(item.when, 'boolean', pack, [...path, 'when'], report)
  if (item.kind === 'percent') return
  if (item.min !== undefined) checkAmount(item.min, list, [...path, 'min'], report)
  if (item.kind === 'formula') {
    checkExpression(item.formula, 'number', pack, [...path, 'formula'], report)
    return
  }
  checkAmount(item.amount, list, [...path, 'amount'], report)
  if (item.kind === 'area') {
    if (findVariant(pack, item.variant)?.domain.kind !== 'options')
      report([...path, 'variant'], `${item.variant} is no variant with options, so no part is made in it`)
  } else if (item.kind === 'metre') {
    checkExpression(item.length, 'number', pack, [...path, 'length'], report)
  } else if (item.times !== undefined) {
    checkExpression(item.times, 'number', pack, [...path, 'times'], report)
  }
}

function reportArticle(code: string, pack: Pack, path: Path, report: Report): void {
  const known = pack.articles.map((article) => article.code)
  report([...path, 'article'], `There is no article ${code}${suggestion(code, known)}`)
}

type Matrix = Extract<PriceItem, { readonly kind: 'matrix' }>

function checkMatrix(item: Matrix, list: PriceList, pack: Pack, path: Path, report: Report): void {
  const article = pack.articles.find(({ code }) => code === item.article)
  if (!article) {
    reportArticle(item.article, pack, path, report)
    return
  }

  for (const side of ['across', 'down'] as const) {
    const variant = article.variants.includes(item[side]) ? findVariant(pack, item[side]) : undefined
    const bounds = side === 'across' ? item.acrossUpTo : item.downUpTo
    if (variant?.domain.kind !== 'integer') {
      report([...path, side], `${item[side]} is no measure of ${article.code}`)
    } else {
      const largest = Math.min(lastValue(variant.domain), article.limits?.[variant.code]?.max ?? Infinity)
      if (largest > (bounds.at(-1) ?? 0)) {
        report(
          [...path, `${side}UpTo`],
          `${variant.code} goes up to ${largest}, but prices end at ${bounds.at(-1)}. Add a limit with its prices`,
        )
      }
    }
    if (bounds.some((bound, index) => index > 0 && bound <= (bounds[index - 1] ?? 0))) {
      report([...path, `${side}UpTo`], 'The limits must rise')
    }
  }
  if (item.cells.length !== item.downUpTo.length) {
    report(
      [...path, 'cells'],
      `There are ${item.cells.length} rows of prices for ${item.downUpTo.length} limits`,
    )
  }
  for (const [row, cells] of item.cells.entries()) {
    if (cells.length !== item.acrossUpTo.length) {
      const message = `This row has ${cells.length} prices for ${item.acrossUpTo.length} limits`
      report([...path, 'cells', row], message)
    }
    for (const [column, cell] of cells.entries()) {
      if (cell !== null) checkAmount(cell, list, [...path, 'cells', row, column], report)
    }
  }
}

/** Every article that is sold needs exactly one price to start from. */
function checkCoverage(list: PriceList, pack: Pack, path: Path, report: Report): void {
  for (const { code, replacedBy } of pack.articles) {
    const starts = list.items.filter((item) => 'article' in item && item.article === code)
    // What is no longer sold needs no price.
    if (starts.length === 0 && replacedBy === undefined) {
      report(path, `The price list ${list.code} has no price for ${code}. Add an item of kind base or matrix`)
    }
    if (starts.length > 1) {
      report(path, `The price list ${list.code} has ${starts.length} prices for ${code}. Keep one`)
    }
  }
}

function checkAmount(amount: string, { currency }: PriceList, path: Path, report: Report): void {
  if (parseMinor(amount, currency) !== null) return
  report(path, `${amount} is no amount of ${currency}, which has ${currencyExponent(currency)} decimals`)
}

function checkFraction(rate: string, path: Path, report: Report): void {
  const fraction = Number(rate)
  if (!(fraction >= 0 && fraction <= 1)) report(path, `${rate} should be a fraction: 22 % is written 0.22`)
}

function checkExpression(text: Expression, kind: Kind, pack: Pack, path: Path, report: Report): void {
  const compiled = compileExpression(text, variantNames(pack, priceNames, 'checked'))
  if (!compiled.ok) report(path, expressionProblem(text, compiled), compiled.at)
  else if (compiled.kind !== kind)
    report(path, `"${text}" must be ${kind === 'boolean' ? 'a yes or no' : 'a number'}`)
}
