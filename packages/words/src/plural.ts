export const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
export type PluralCategory = (typeof pluralCategories)[number]

/** The categories a language tells apart, by the Unicode rules: en one, other; it one, many, other. */
export function categoriesOf(language: string): readonly PluralCategory[] {
  const used = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return pluralCategories.filter((category) => used.includes(category))
}

/** One form for every category, for languages whose words do not change. */
export function pluralise(key: string, form: string): readonly (readonly [key: string, form: string])[] {
  return pluralCategories.map((category) => [`${key}_${category}`, form])
}
