import { ImageOff } from 'lucide-react'
import { useText } from '../words/use-text.ts'
import styles from './pictures.module.css'

/** in place of a picture that is not there. */
export function MissingImage({ isLarge = false }: { isLarge?: boolean }) {
  const text = useText()
  const label = text('Missing image')
  return (
    <span className={styles.missing} role="img" aria-label={label} title={label}>
      <ImageOff size={20} strokeWidth={1.5} aria-hidden="true" />
      {isLarge && label}
    </span>
  )
}
