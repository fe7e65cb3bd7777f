import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { Field } from './field.tsx'
import own from './text-area-field.module.css'

export type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'id'> & {
  label: string
  error?: string | null
}

/** Words of several lines; Ctrl+Enter sends the form they are in. */
export function TextAreaField({ label, error, className, ...rest }: TextAreaFieldProps) {
  return (
    <Field label={label} error={error ?? null} className={className}>
      {({ id, describedBy, invalid }) => (
        <div className={styles.control}>
          <textarea
            id={id}
            className={`${styles.input} ${own.area}`}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
              if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit()
            }}
            {...rest}
          />
        </div>
      )}
    </Field>
  )
}
