import { currencyExponent, parseMinor } from '@arredo/measures'
import type { Choices, Pack } from '../pack.ts'
import { checkChoices } from './check-models.ts'
import type { Problem, Report } from './finding.ts'

/** A configuration whose list price, of one piece and without VAT, must not change unnoticed. */
export type GoldenPrice = {
  readonly article: string
  readonly model: string
  readonly priceList: string
  readonly price: string
  readonly choices?: Choices
  /** The day the list is taken of; its first when left out. */
  readonly date?: string
}

/** Minor units of the list's currency, null when it is not sold. Given by whoever knows prices. */
export type PriceOf = (golden: GoldenPrice) => number | null

export function checkGolden(
  pack: Pack,
  golden: readonly GoldenPrice[],
  priceOf: PriceOf,
): readonly Problem[] {
  const problems: Problem[] = []
  const report: Report = (path, message) => problems.push({ path, message })
  for (const [index, one] of golden.entries()) {
    const path = ['golden', index]
    const list = pack.priceLists.find(({ code }) => code === one.priceList)
    const article = pack.articles.find(({ code }) => code === one.article)
    if (!list) report([...path, 'priceList'], `There is no price list ${one.priceList}`)
    if (!article) report([...path, 'article'], `There is no article ${one.article}`)
    else if (!article.models.includes(one.model))
      report([...path, 'model'], `${one.article} is not sold in ${one.model}`)
    const before = problems.length
    checkChoices(one.choices ?? {}, pack, [...path, 'choices'], report)
    if (!list || !article?.models.includes(one.model) || problems.length > before) continue

    const expected = parseMinor(one.price, list.currency)
    const found = priceOf(one)
    if (expected === null) report([...path, 'price'], `${one.price} is no amount of ${list.currency}`)
    else if (found === null)
      report(
        path,
        `${one.article} is not sold like this, but ${one.price} is expected. Change its choices, or take this line away`,
      )
    else if (found !== expected) {
      const message = `${one.article} costs ${decimalOf(found, list.currency)} now, not ${one.price}`
      report([...path, 'price'], `${message}. Correct the price list, or this line if the change is meant`)
    }
  }
  return problems
}

/** Minor units as an author writes them: 32980 as 329.80. */
export function decimalOf(minor: number, currency: string): string {
  const exponent = currencyExponent(currency)
  return (minor / 10 ** exponent).toFixed(exponent)
}
