import { rowName } from '@arredo/project'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { PlaceFields } from '../../planner/inspector/position-fields.tsx'
import { useOnDesk } from '../../planner/planner-context.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import { DoneButton } from './done-button.tsx'
import { InPlanner, useItem } from './in-planner.tsx'
import styles from './item-dialogs.module.css'

/** D-55: where an item stands and how it is turned, in numbers; each one typed is one step of undo. */
export function ItemPositionDialog(props: DialogProps<'itemPosition'>) {
  return (
    <InPlanner onGone={props.frame.onDismiss}>
      <ItemPosition {...props} />
    </InPlanner>
  )
}

function ItemPosition({ question, frame }: DialogProps<'itemPosition'>) {
  const text = useText()
  const packText = usePackText()
  const standing = useItem(question.row, frame.onDismiss)
  const name = useOnDesk(({ evaluation }) => standing && rowName(standing.row, evaluation).name)
  if (!standing || !name) return null
  return (
    <DialogFrame {...frame} description={packText(name)} footer={<DoneButton onDone={frame.onDismiss} />}>
      {standing.row.locked && <p>{text('Locked: it stays where it is')}</p>}
      <div className={styles.numbers}>
        <PlaceFields standing={standing} />
      </div>
    </DialogFrame>
  )
}
