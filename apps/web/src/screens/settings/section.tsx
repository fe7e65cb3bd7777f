import { type ReactNode, useId } from 'react'
import { Panel } from '../../ui/panel.tsx'
import styles from './settings-screen.module.css'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Panel className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </Panel>
  )
}
