import type { ArticleEvaluation, VariantState } from './evaluation.ts'
import type { Choices, Pack } from './pack.ts'
import { findVariant } from './variant-names.ts'

/**
 * What a document says of an article once it has listed the header: the variants that are the article's own,
 * and header variants whose value differs, because the article chose otherwise or could not follow.
 */
export function differencesFromHeader(
  pack: Pick<Pack, 'variants'>,
  { variants }: Pick<ArticleEvaluation, 'variants'>,
  header: Choices,
): readonly VariantState[] {
  return variants.filter(({ code, value }) => {
    const isOfProject = findVariant(pack, code)?.scope === 'project'
    return !(isOfProject && Object.hasOwn(header, code) && header[code] === value)
  })
}
