import { isSpecial, type RowId } from '@arredo/project'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { useText } from '../../words/use-text.ts'
import { useVariantWords } from '../inspector/variants/use-variant-words.ts'
import { useCatalogue, useOnDesk } from '../planner-context.tsx'

/** What was asked for about which article, in words. */
export function useSpecial(id: RowId): { readonly article: string; readonly insteadOf: string } {
  const text = useText()
  const packText = usePackText()
  const row = useOnDesk(({ document }) => document.rows[id])
  const special = isSpecial(row) ? row.special : null
  const article = useOnDesk(({ document }) => document.rows[special?.of ?? ''])
  const evaluated = useOnDesk(({ evaluation }) => evaluation.articles[special?.of ?? ''])
  const catalogue = useCatalogue(article?.kind === 'article' ? article.catalogue : '')
  const words = useVariantWords(catalogue?.pack ?? none)
  const value = evaluated?.configuration[special?.variant ?? '']
  return {
    article: evaluated ? packText(evaluated.name) : '',
    insteadOf:
      special?.variant === undefined || value === undefined
        ? ''
        : text('instead of {{value}}', { value: words.valueName(special.variant, value) }),
  }
}

const none = { variants: {} }
