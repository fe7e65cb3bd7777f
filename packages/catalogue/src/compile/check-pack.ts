import { explain, isPossible } from '@arredo/solver'
import { articleModel } from '../article-model.ts'
import { compileRecipe } from '../compile-recipe.ts'
import { compileRule, valuesOf } from '../compile-rule.ts'
import type { Article, Choices, ClassificationNode, Model, Pack, TradeTerms } from '../pack.ts'
import { isFinalModel, resolveModel } from '../resolve-model.ts'
import { findVariant } from '../variant-names.ts'
import { checkPrices, checkTradeTerms } from './check-prices.ts'
import type { Path, Problem, Report } from './finding.ts'
import { packShape, tradeTermsShape } from './pack-shape.ts'

/** More values than this are a length in millimetres, which needs a step. */
const mostValues = 1_000

/** Everything wrong with a pack of unknown origin; an empty answer means it is a Pack and may be opened. */
export function checkPack(pack: unknown, tradeTerms: unknown = []): readonly Problem[] {
  const problems: Problem[] = []
  const report: Report = (path, message) => problems.push({ path, message })
  packShape(pack, [], report)
  tradeTermsShape(tradeTerms, ['tradeTerms'], report)
  // Meaning can only be judged where the form is right.
  if (problems.length > 0) return problems

  const checked = pack as Pack
  checkCodes(checked, report)
  checkVariants(checked, report)
  checkRules(checked, report)
  checkModels(checked, report)
  checkArticles(checked, report)
  checkPrices(checked, report)
  checkTradeTerms(tradeTerms as readonly TradeTerms[], checked, report)
  if (problems.length === 0) checkCombinations(checked, report)
  return problems
}

function checkCodes(pack: Pack, report: Report): void {
  for (const section of ['rules', 'models', 'articles', 'priceLists'] as const) {
    const codes = pack[section].map(({ code }) => code)
    for (const [index, code] of codes.entries()) {
      if (codes.indexOf(code) < index) report([section, index, 'code'], `The code ${code} is used twice`)
    }
  }
}

function checkVariants(pack: Pack, report: Report): void {
  for (const [code, variant] of Object.entries(pack.variants)) {
    const path = ['variants', code]
    if (variant.code !== code) report([...path, 'code'], `The code ${variant.code} differs from ${code}`)
    if (variant.designClass !== undefined && !Object.hasOwn(pack.designClasses, variant.designClass)) {
      report([...path, 'designClass'], `There is no design class ${variant.designClass}`)
    }
    const { domain } = variant
    if (domain.kind === 'integer') {
      const { min, max, step } = domain
      if (min > max) report([...path, 'integer'], `${code} begins at ${min} and ends before it, at ${max}`)
      if ((max - min) / step >= mostValues)
        report([...path, 'integer'], `${code} has too many values: widen the step`)
      continue
    }
    const codes = domain.options.map((option) => option.code)
    for (const [index, { code: option, material }] of domain.options.entries()) {
      const at = [...path, 'options', index]
      if (codes.indexOf(option) < index)
        report([...at, 'code'], `The option ${option} stands twice in ${code}`)
      if (material !== undefined && !Object.hasOwn(pack.materials, material)) {
        report([...at, 'material'], `There is no material ${material}`)
      }
    }
  }
}

function checkRules(pack: Pack, report: Report): void {
  for (const [index, rule] of pack.rules.entries()) {
    const compiled = compileRule(rule, pack)
    if (!compiled.ok) report(['rules', index, ...compiled.path], compiled.message)
    else if (compiled.reads.length === 0)
      report(['rules', index], `The rule ${rule.code} is about no variant`)
  }
}

function checkModels(pack: Pack, report: Report): void {
  for (const [index, model] of pack.models.entries()) {
    const path = ['models', index]
    if (!resolveModel(pack, model.code)) {
      report(
        [...path, 'base'],
        `The model ${model.code} is based on ${model.base}, which is missing or leads back to it`,
      )
    }
    for (const field of ['opening', 'forced', 'defaults'] as const) {
      checkChoices(model[field], pack, [...path, field], report)
    }
    for (const code of Object.keys(model.limits)) {
      if (findVariant(pack, code)?.domain.kind !== 'integer')
        report([...path, 'limits', code], `${code} is no measure`)
    }
  }
}

function checkChoices(choices: Choices, pack: Pack, path: Path, report: Report): void {
  for (const [code, value] of Object.entries(choices)) {
    const variant = findVariant(pack, code)
    if (!variant) report([...path, code], `There is no variant ${code}`)
    else if (!valuesOf(variant).includes(value)) report([...path, code], `${value} is no value of ${code}`)
  }
}

function checkArticles(pack: Pack, report: Report): void {
  const leaves = new Set(pack.classification.flatMap(leavesOf))
  for (const [code, recipe] of Object.entries(pack.recipes)) {
    for (const { path, message } of compileRecipe(recipe, pack).problems)
      report(['recipes', code, ...path], message)
  }
  for (const [index, article] of pack.articles.entries()) {
    const path = ['articles', index]
    if (!leaves.has(article.classification)) {
      report(
        [...path, 'classification'],
        `${article.classification} is no lowest group of the classification`,
      )
    }
    for (const [place, code] of article.models.entries()) {
      if (!isFinalModel(pack, code)) report([...path, 'models', place], `${code} is no final model`)
    }
    for (const [place, code] of article.variants.entries()) {
      if (!findVariant(pack, code)) report([...path, 'variants', place], `There is no variant ${code}`)
    }
    checkRecipeOf(article, pack, path, report)
  }
}

function checkRecipeOf(article: Article, pack: Pack, path: Path, report: Report): void {
  const recipe = Object.hasOwn(pack.recipes, article.recipe) ? pack.recipes[article.recipe] : undefined
  if (!recipe) {
    report([...path, 'recipe'], `There is no recipe ${article.recipe}`)
    return
  }

  const materials = recipe.parts.map(({ material }) => material).filter((name) => findVariant(pack, name))
  for (const code of new Set([...compileRecipe(recipe, pack).recipe.reads, ...materials])) {
    if (article.variants.includes(code)) continue
    report(
      [...path, 'variants'],
      `The recipe ${article.recipe} needs ${code}, which ${article.code} does not have`,
    )
  }
}

function leavesOf({ code, children = [] }: ClassificationNode): readonly string[] {
  return children.length === 0 ? [code] : children.flatMap(leavesOf)
}

/** What an author cannot see file by file: every article must exist in every model it is sold in. */
function checkCombinations(pack: Pack, report: Report): void {
  for (const [index, article] of pack.articles.entries()) {
    for (const [place, code] of article.models.entries()) {
      const ready = articleModel(pack, article.code, code)
      if (!ready) continue
      const self = explain(ready.solver, {})
      if (self.kind === 'conflict') {
        const rules = self.constraints.join(', ')
        report(
          ['articles', index, 'models', place],
          `${article.code} cannot be made in ${code}: ${rules} exclude each other`,
        )
        continue
      }
      const wished = ownOnly(article, ready.model)
      if (isPossible(ready.solver, wished) !== 'no') continue
      const answer = explain(ready.solver, wished)
      const [variants, rules] = answer.kind === 'conflict' ? [answer.because, answer.constraints] : [[], []]
      const model = pack.models.findIndex((candidate) => candidate.code === code)
      const message = `The opening and defaults of ${code} cannot stand together in ${article.code}`
      report(['models', model], `${message}: ${variants.join(', ')} against ${rules.join(', ')}`)
    }
  }
}

function ownOnly(article: Article, { defaults, opening }: Model): Choices {
  return Object.fromEntries(
    Object.entries({ ...defaults, ...opening }).filter(([code]) => article.variants.includes(code)),
  )
}
