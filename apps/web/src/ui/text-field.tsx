import type { ComponentProps, ReactNode } from 'react'
import styles from './field.module.css'
import { Field } from './field.tsx'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: string
  hint?: ReactNode
  error?: string | null
  /** Behind the text, e.g. a button that shows the password. */
  trailing?: ReactNode
}

export function TextField({ label, hint, error, trailing, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error ?? null} className={className}>
      {({ id, describedBy, invalid }) => (
        <div className={styles.control}>
          <input
            id={id}
            className={styles.input}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            {...rest}
          />
          {trailing}
        </div>
      )}
    </Field>
  )
}
