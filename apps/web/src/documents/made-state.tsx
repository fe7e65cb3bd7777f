import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Spinner } from '../ui/spinner.tsx'
import { useText } from '../words/use-text.ts'
import styles from './made-state.module.css'

type MadeStateProps = {
  state: 'making' | 'ready' | 'failed'
  /** What is to be said of one that is there. */
  children?: ReactNode
}

/** In one line: being made, not made, or what there is to say. */
export function MadeState({ state, children }: MadeStateProps) {
  const text = useText()
  if (state === 'making') {
    return (
      <span className={styles.state}>
        <Spinner />
        {text('Being made')}
      </span>
    )
  }
  if (state === 'failed') {
    return <span className={classNames(styles.state, styles.failed)}>{text('Could not be made')}</span>
  }
  return children && <span className={styles.state}>{children}</span>
}
