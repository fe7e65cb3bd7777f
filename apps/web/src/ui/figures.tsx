import type { ReactNode } from 'react'
import styles from './figures.module.css'
import { Panel } from './panel.tsx'
import { SecondLine } from './second-line.tsx'

/** The few numbers one is asked for most, above all others; below them what they leave out. */
export function Figures({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <Panel className={styles.figures} aria-label={label}>
      <dl>{children}</dl>
      {note && <p className={styles.note}>{note}</p>}
    </Panel>
  )
}

export function Figure({ name, value, about }: { name: string; value: string; about?: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className={styles.figure}>{value}</span>
        {about && <SecondLine>{about}</SecondLine>}
      </dd>
    </div>
  )
}
