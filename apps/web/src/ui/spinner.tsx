import styles from './spinner.module.css'

/** Decoration only: what is awaited is said by the words beside it. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
