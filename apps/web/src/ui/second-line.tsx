import type { ReactNode } from 'react'
import styles from './second-line.module.css'

/** Below what matters, in smaller and fainter words: a code, who did it, on which basis. */
export function SecondLine({ children }: { children: ReactNode }) {
  return <span className={styles.second}>{children}</span>
}
