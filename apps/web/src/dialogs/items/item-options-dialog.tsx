import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { ArticleChoices } from '../../planner/inspector/article-inspector.tsx'
import { useCatalogue, useOnDesk } from '../../planner/planner-context.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import type { DialogProps } from '../dialog-props.ts'
import { DoneButton } from './done-button.tsx'
import { InPlanner, useItem } from './in-planner.tsx'
import styles from './item-dialogs.module.css'

/** D-55: everything that can be chosen for an item, at once and with nothing folded; each choice counts at once. */
export function ItemOptionsDialog(props: DialogProps<'itemOptions'>) {
  return (
    <InPlanner onGone={props.frame.onDismiss}>
      <ItemOptions {...props} />
    </InPlanner>
  )
}

function ItemOptions({ question, frame }: DialogProps<'itemOptions'>) {
  const packText = usePackText()
  const row = useItem(question.row, frame.onDismiss)?.row
  const evaluation = useOnDesk((state) => state.evaluation.articles[question.row])
  const catalogue = useCatalogue(row?.kind === 'article' ? row.catalogue : '')
  if (row?.kind !== 'article' || !evaluation || !catalogue) return null
  return (
    <DialogFrame
      {...frame}
      title={packText(evaluation.name)}
      description={frame.title}
      footer={<DoneButton onDone={frame.onDismiss} />}
    >
      <div className={styles.options}>
        <ArticleChoices row={row} evaluation={evaluation} catalogue={catalogue} isWhole />
      </div>
    </DialogFrame>
  )
}
