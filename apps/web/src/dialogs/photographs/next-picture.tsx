import { classNames } from '../../ui/class-names.ts'
import { useText } from '../../words/use-text.ts'
import styles from './picture-place.module.css'

/** The chosen view as the planner draws it: what will be on the photograph, not yet its light. */
export function NextPicture({
  picture,
  label,
  isSquare,
}: {
  picture: string | undefined
  label: string
  isSquare: boolean
}) {
  const text = useText()
  return (
    <>
      <figure className={styles.place} aria-busy={!picture}>
        {picture ? (
          <img className={classNames(styles.picture, isSquare && styles.square)} src={picture} alt={label} />
        ) : (
          <p className={styles.words}>{text('The room is being drawn…')}</p>
        )}
      </figure>
      <p className={classNames(styles.below, styles.note)}>
        {text('This is the view. A draft shows its light within a minute.')}
      </p>
    </>
  )
}
