import type { ReactNode } from 'react'
import styles from './gallery-screen.module.css'

export function Samples({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.sample}>
      <p className={styles.name}>{name}</p>
      <div className={styles.pieces}>{children}</div>
    </div>
  )
}
