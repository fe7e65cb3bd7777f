import type { Waiting } from '@arredo/flows'
import { DialogFrame } from '../ui/dialog-frame.tsx'
import { useText } from '../words/use-text.ts'
import styles from './loading-modal.module.css'
import { useFrameWords } from './use-frame-words.ts'

/** what is waited for, and how much of it is done where somebody knows. It goes by itself. */
export function LoadingModal({ message, percentage }: Waiting) {
  const text = useText()
  const words = useFrameWords()
  const title = text(message)
  return (
    <DialogFrame open title={title} width={400} persistence="persistent" onDismiss={() => {}} words={words}>
      <div className={styles.waiting} role="status">
        <progress
          className={styles.bar}
          aria-label={title}
          max={100}
          {...(percentage !== null && { value: percentage })}
        />
        {percentage !== null && <span className={styles.percentage}>{`${percentage} %`}</span>}
      </div>
    </DialogFrame>
  )
}
