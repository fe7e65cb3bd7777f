import type { Article, Pack } from '@arredo/catalogue'
import type { Difference } from '../releases/use-version.ts'

/** Articles that were sold, and now have one that takes their place. */
export function newlyDiscontinued({ changed }: Difference, { articles }: Pack): readonly Article[] {
  const codes = new Set(changed.filter(({ parts }) => parts.includes('replacedBy')).map(({ code }) => code))
  return articles.filter(({ code, replacedBy }) => replacedBy !== undefined && codes.has(code))
}
