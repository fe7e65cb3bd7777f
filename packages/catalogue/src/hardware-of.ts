import type { HardwareUse } from './hardware.ts'
import type { Choices, Pack, Recipe, Side } from './pack.ts'
import { type CompiledRecipe, compileRecipe } from './recipe/compile-recipe.ts'
import { sideOf } from './side-of.ts'

/** What one piece of an article takes of hinges, feet and the like, as it is configured. */
export function hardwareOf(
  pack: Pack,
  articleCode: string,
  configuration: Choices,
  side: Side,
): readonly HardwareUse[] {
  const article = pack.articles.find(({ code }) => code === articleCode)
  const recipe = article && pack.recipes[article.recipe]
  if (!article || !recipe?.hardware) return []

  return compiled(recipe, pack).hardware(configuration, sideOf(article, side))
}

/** A recipe belongs to one pack, and neither ever changes; only a cache. */
const known = new WeakMap<Recipe, CompiledRecipe>()

function compiled(recipe: Recipe, pack: Pack): CompiledRecipe {
  const before = known.get(recipe)
  if (before) return before
  const made = compileRecipe(recipe, pack).recipe
  known.set(recipe, made)
  return made
}
