import { suggestion } from '../closest-word.ts'
import { compileRule } from '../compile-rule.ts'
import type { Pack, Rule, TradeTerms } from '../pack.ts'
import { catalogueShape, tradeTermsShape } from './catalogue-shape.ts'
import { checkArticles } from './check-articles.ts'
import { checkCombinations } from './check-combinations.ts'
import { checkFinishes } from './check-finishes.ts'
import { checkFollowers } from './check-followers.ts'
import { checkHardware } from './check-hardware.ts'
import { checkMaterials } from './check-materials.ts'
import { checkModels } from './check-models.ts'
import { checkPartNames } from './check-part-names.ts'
import { checkPrices, checkPromotions, checkTradeTerms } from './check-prices.ts'
import { checkSynonyms } from './check-synonyms.ts'
import { checkVariants } from './check-variants.ts'
import type { Path, Problem, Report } from './finding.ts'

const packShape = catalogueShape('pack')
const termsShape = tradeTermsShape('pack')

/** Everything wrong with a pack of unknown origin; an empty answer means it is a Pack and may be opened. */
export function checkPack(pack: unknown, tradeTerms: unknown = []): readonly Problem[] {
  const problems: Problem[] = []
  const report: Report = (path, message, at) =>
    problems.push({ path, message, ...(at !== undefined && { at }) })
  packShape.check(pack, [], report)
  termsShape.check(tradeTerms, ['tradeTerms'], report)
  // Meaning can only be judged where the form is right.
  if (problems.length > 0) return problems

  const checked = pack as Pack
  checkCodes(checked, report)
  checkVariants(checked, report)
  checkRules(checked, report)
  checkModels(checked, report)
  checkArticles(checked, report)
  checkMaterials(checked, report)
  checkHardware(checked, report)
  checkPartNames(checked, report)
  checkFinishes(checked, report)
  checkFollowers(checked, report)
  checkSynonyms(checked, report)
  checkPrices(checked, report)
  checkPromotions(checked, report)
  checkTradeTerms(tradeTerms as readonly TradeTerms[], checked, report)
  if (problems.length === 0) checkCombinations(checked, report)
  return problems
}

function checkCodes(pack: Pack, report: Report): void {
  for (const section of [
    'rules',
    'models',
    'articles',
    'priceLists',
    'promotions',
    'finishes',
    'followers',
  ] as const) {
    const codes = (pack[section] ?? []).map(({ code }) => code)
    for (const [index, code] of codes.entries()) {
      if (codes.indexOf(code) < index)
        report([section, index, 'code'], `The code ${code} is used twice. Give one another code`)
    }
  }
}

function checkRules(pack: Pack, report: Report): void {
  for (const [index, rule] of pack.rules.entries()) {
    const path = ['rules', index]
    checkScope(rule, pack, path, report)
    const compiled = compileRule(rule, pack, 'checked')
    if (!compiled.ok) report([...path, 'body', ...compiled.path], compiled.message, compiled.at)
    else if (compiled.reads.length === 0) report(path, `The rule ${rule.code} is about no variant`)
  }
}

function checkScope({ models = [], articles = [] }: Rule, pack: Pack, path: Path, report: Report): void {
  const known = {
    models: pack.models.map(({ code }) => code),
    articles: pack.articles.map(({ code }) => code),
  }
  for (const [place, code] of models.entries()) {
    if (!known.models.includes(code))
      report([...path, 'models', place], `There is no model ${code}${suggestion(code, known.models)}`)
  }
  for (const [place, code] of articles.entries()) {
    if (!known.articles.includes(code))
      report([...path, 'articles', place], `There is no article ${code}${suggestion(code, known.articles)}`)
  }
}
