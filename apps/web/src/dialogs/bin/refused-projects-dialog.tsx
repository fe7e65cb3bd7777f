import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import styles from '../../ui/named-entries.module.css'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'

/** Of several projects those with which it could not be done, each with its reason. */
export function RefusedProjectsDialog({ question, frame }: DialogProps<'refusedProjects'>) {
  const text = useText()
  return (
    <DialogFrame {...frame} footer={<Button onClick={frame.onDismiss}>{text('Close')}</Button>}>
      <ul className={styles.list}>
        {question.refused.map(({ id, name, reason }) => (
          <li key={id} className={styles.entry}>
            <div className={styles.words}>
              <p className={styles.name}>{name}</p>
              <p className={styles.about}>{text(reason)}</p>
            </div>
          </li>
        ))}
      </ul>
    </DialogFrame>
  )
}
