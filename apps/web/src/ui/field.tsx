import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'

export type FieldIds = { id: string; describedBy: string | undefined; invalid: true | undefined }

/** Label above, control, then hint or error below; hands the ids that tie them together to the control. */
export function Field({
  label,
  hint,
  error,
  className,
  children,
}: {
  label: string
  hint?: ReactNode
  error?: string | null
  className?: string | undefined
  children: (ids: FieldIds) => ReactNode
}) {
  const id = useId()
  const note = error ?? hint
  const noteId = `${id}-note`
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, describedBy: note ? noteId : undefined, invalid: error ? true : undefined })}
      {note && (
        <p id={noteId} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </div>
  )
}
