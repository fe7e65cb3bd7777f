import { Spinner } from '../ui/spinner.tsx'
import styles from './pictures.module.css'

/** while a picture is on its way. One that is there at once shows none. */
export function PictureLoader() {
  return (
    <span className={styles.loader} data-loads-picture>
      <Spinner />
    </span>
  )
}
