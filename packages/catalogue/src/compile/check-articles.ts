import { classifiedGroups } from '../classification.ts'
import { suggestion } from '../closest-word.ts'
import type { Article, Attachment, Pack, Recipe } from '../pack.ts'
import { compileRecipe } from '../recipe/compile-recipe.ts'
import { isFinalModel } from '../resolve-model.ts'
import { findVariant } from '../variant-names.ts'
import { checkChoices, checkLimits } from './check-models.ts'
import { checkNeeds } from './check-needs.ts'
import type { Path, Report } from './finding.ts'

export function checkArticles(pack: Pack, report: Report): void {
  const needs = new Map<string, ReadonlySet<string>>()
  for (const [code, recipe] of Object.entries(pack.recipes)) {
    const { problems, recipe: compiled } = compileRecipe(recipe, pack, 'checked')
    for (const { path, message, at } of problems) report(['recipes', code, ...path], message, at)
    needs.set(code, new Set([...compiled.reads, ...materialsOf(recipe, pack)]))
  }
  const groups = classifiedGroups(pack)
  const leaves = groups.filter(({ isFinal }) => isFinal).map(({ code }) => code)
  for (const [index, { code }] of groups.entries()) {
    if (groups.findIndex((other) => other.code === code) < index)
      report(['classification'], `The group ${code} stands twice in the classification`)
  }
  for (const [index, article] of pack.articles.entries()) {
    const path = ['articles', index]
    checkReferences(article, pack, leaves, path, report)
    checkNeeds(article, pack, path, report)
    checkRun(article, path, report)
    checkSpecial(article, pack, path, report)
    const needed = needs.get(article.recipe)
    if (!needed) {
      const hint = suggestion(article.recipe, Object.keys(pack.recipes))
      report([...path, 'recipe'], `There is no recipe ${article.recipe}${hint}`)
    }
    // Without a hole it would stand in the wall, unseen, or before it, as what hangs there does.
    if (article.attach === 'opening' && needed && !pack.recipes[article.recipe]?.cut) {
      const message = `${article.code} is set into the wall, but the recipe ${article.recipe} cuts no hole for it`
      report([...path, 'attach'], `${message}. Add "cut:" to the recipe`)
    }
    for (const code of needed ?? []) {
      if (article.variants.includes(code)) continue
      report(
        [...path, 'variants'],
        `The recipe ${article.recipe} needs ${code}, which ${article.code} does not have. Add it to its variants`,
      )
    }
  }
}

function materialsOf(recipe: Recipe, pack: Pack): readonly string[] {
  const named = [...recipe.parts, ...(recipe.hardware ?? [])].flatMap(({ material }) => material ?? [])
  return named.filter((name) => findVariant(pack, name))
}

const seats: Readonly<Partial<Record<Attachment, string>>> = {
  ceiling: 'hangs from the ceiling',
  opening: 'is set into the wall',
  worktop: 'lies on a worktop',
}

/** Units of a run stand or hang side by side along a wall, or free on the floor. */
function checkRun({ code, run, attach }: Article, path: Path, report: Report): void {
  const seat = seats[attach]
  if (run === undefined || seat === undefined) return
  const cure = 'Take "run:" away, or write "attach: floor", "wall" or "corner"'
  report([...path, 'run'], `${code} ${seat}, so it joins no run. ${cure}`)
}

/** What may be asked for otherwise is something that the article has. */
function checkSpecial(
  { code, special = [], variants, replacedBy }: Article,
  pack: Pack,
  path: Path,
  report: Report,
): void {
  for (const [place, name] of special.entries()) {
    const at = [...path, 'special', place]
    if (special.indexOf(name) < place) report(at, `${name} stands twice. Keep one of the two`)
    else if (variants.includes(name)) continue
    else if (findVariant(pack, name))
      report(at, `${code} does not have ${name}. Add it to its variants, or take it away here`)
    else report(at, `There is no variant ${name}${suggestion(name, variants)}`)
  }
  if (special.length > 0 && replacedBy !== undefined)
    report(
      [...path, 'special'],
      `${code} is no longer sold, so nothing can be asked of it. Take "special:" away`,
    )
}

function checkReferences(
  article: Article,
  pack: Pack,
  leaves: readonly string[],
  path: Path,
  report: Report,
): void {
  const { classification, forced = {}, defaults = {}, limits = {}, only = {} } = article
  if (!leaves.includes(classification)) {
    const message = `${classification} is no lowest group of the classification`
    report([...path, 'classification'], `${message}${suggestion(classification, leaves)}`)
  }
  const final = pack.models.map(({ code }) => code).filter((code) => isFinalModel(pack, code))
  for (const [place, code] of article.models.entries()) {
    if (!final.includes(code))
      report([...path, 'models', place], `${code} is no final model${suggestion(code, final)}`)
  }
  for (const [place, code] of article.variants.entries()) {
    const at = [...path, 'variants', place]
    if (!findVariant(pack, code)) {
      report(at, `There is no variant ${code}${suggestion(code, Object.keys(pack.variants))}`)
    } else if (article.variants.indexOf(code) < place) report(at, `${code} stands twice. Keep one of the two`)
  }
  checkChoices(forced, pack, [...path, 'forced'], report)
  checkChoices(defaults, pack, [...path, 'defaults'], report)
  checkLimits(limits, pack, [...path, 'limits'], report)
  for (const [code, options] of Object.entries(only)) {
    for (const option of options) checkChoices({ [code]: option }, pack, [...path, 'only'], report)
  }
  for (const field of ['forced', 'defaults', 'limits', 'only'] as const) {
    for (const code of Object.keys(article[field] ?? {})) {
      if (findVariant(pack, code) && !article.variants.includes(code))
        report([...path, field, code], `${article.code} does not have ${code}. Add it to its variants`)
    }
  }
}
