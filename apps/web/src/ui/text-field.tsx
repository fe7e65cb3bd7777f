import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
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

/** A search box says what it searches in its placeholder, and the same to a screen reader. */
export function SearchField({
  label,
  icon,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'placeholder' | 'aria-label'> & {
  label: string
  icon?: ReactNode
}) {
  return (
    <div className={classNames(styles.control, styles.soft, className)}>
      {icon && <span className={styles.affix}>{icon}</span>}
      <input type="search" className={styles.input} placeholder={label} aria-label={label} {...rest} />
    </div>
  )
}
