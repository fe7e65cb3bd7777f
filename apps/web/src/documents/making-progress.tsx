import { useText } from '../words/use-text.ts'
import styles from './making-progress.module.css'

type MakingProgressProps = { making: { readonly progress: number; readonly message: string } }

export function MakingProgress({ making: { progress, message } }: MakingProgressProps) {
  const text = useText()
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} value={progress} aria-label={text('Being made')} />
      <p className={styles.words}>{message === '' ? text('Being made') : text(message)}</p>
      <p className={styles.hint}>{text('The document is on its way; you can go on working meanwhile.')}</p>
    </div>
  )
}
