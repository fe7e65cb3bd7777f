import { useApp } from '../app/app-context.tsx'
import styles from './brand-mark.module.css'

/** The brand's letter on its colour; the name is said beside it or by whatever it sits in. */
export function BrandMark() {
  const { logo } = useApp().config
  return (
    <span className={styles.mark} aria-hidden="true">
      {logo.letter}
    </span>
  )
}
