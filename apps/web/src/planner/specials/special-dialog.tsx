import { onlySelected } from '@arredo/editor'
import { isSpecial } from '@arredo/project'
import { useCatalogue, useDeskState, useEditing } from '../planner-context.tsx'
import { SpecialForm } from './special-form.tsx'

/** About the article that is selected; where what was asked is selected itself, it is asked otherwise. */
export function SpecialDialog({ onClose }: { onClose: () => void }) {
  const { document, evaluation } = useDeskState()
  const { selection } = useEditing()
  const selected = document.rows[onlySelected(selection, 'row') ?? '']
  const asked = isSpecial(selected) ? selected : null
  const row = asked ? document.rows[asked.special.of] : selected
  const article = row?.kind === 'article' ? row : null
  const catalogue = useCatalogue(article?.catalogue ?? '')
  const evaluated = evaluation.articles[article?.id ?? '']
  if (!article || !catalogue || !evaluated) return null

  return (
    <SpecialForm
      article={article}
      asked={asked}
      evaluation={evaluated}
      pack={catalogue.pack}
      onClose={onClose}
    />
  )
}
