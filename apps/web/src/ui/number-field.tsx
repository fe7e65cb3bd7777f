import { type KeyboardEvent, useState } from 'react'
import { classNames } from './class-names.ts'
import fieldStyles from './field.module.css'
import { Field } from './field.tsx'
import { type NumberEntryRules, readEntry, stepEntry } from './number-entry.ts'
import styles from './number-field.module.css'

export type NumberFieldProps = NumberEntryRules & {
  label: string
  value: number
  /** Called once per finished entry, never while typing. */
  onCommit: (value: number) => void
  format: (value: number) => string
  step?: number
  unit?: string
  disabled?: boolean
  /** The label inside the box, as in the inspector's row of sizes. */
  compact?: boolean
  className?: string | undefined
}

/**
 * A draft is kept while typing and becomes a value on Enter, on leaving, or by an arrow key. Nothing is
 * clamped or rewritten under the person's fingers: a number out of bounds is refused in words.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, value, format, unit, disabled = false, compact = false, className } = props
  const [draft, setDraft] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)

  function forget() {
    setDraft(null)
    setError(null)
  }

  function commit(text: string): boolean {
    const entry = readEntry(text, props)
    if (!entry.ok) {
      setError(entry.error)
      return false
    }
    forget()
    if (entry.value !== value) props.onCommit(entry.value)
    return true
  }

  function step(by: number) {
    const entry = stepEntry(draft, value, by, props)
    if (!entry.ok) return setError(entry.error)

    forget()
    props.onCommit(entry.value)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const size = (props.step ?? 1) * (event.shiftKey ? 10 : 1)
    if (event.key === 'Enter' && draft !== null) {
      event.preventDefault()
      if (commit(draft)) event.currentTarget.select()
    } else if (event.key === 'Escape' && draft !== null) {
      // Only the entry is given up, not the dialog around it.
      event.stopPropagation()
      forget()
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      step(event.key === 'ArrowUp' ? size : -size)
    }
  }

  return (
    <Field label={label} error={error} className={classNames(compact && styles.compact, className)}>
      {({ id, describedBy, invalid }) => (
        <div className={fieldStyles.control}>
          <input
            id={id}
            className={fieldStyles.input}
            inputMode="decimal"
            autoComplete="off"
            disabled={disabled}
            value={draft ?? format(value)}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => {
              setDraft(event.currentTarget.value)
              setError(null)
            }}
            onBlur={() => draft !== null && commit(draft)}
            onKeyDown={onKeyDown}
          />
          {unit && <span className={fieldStyles.affix}>{unit}</span>}
        </div>
      )}
    </Field>
  )
}
