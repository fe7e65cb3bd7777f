import styles from './record-inspector.module.css'

/** Why the last entry changed nothing. */
export function RefusalNote({ refusal }: { refusal: string | null }) {
  return (
    refusal && (
      <p className={styles.refusal} role="alert">
        {refusal}
      </p>
    )
  )
}
