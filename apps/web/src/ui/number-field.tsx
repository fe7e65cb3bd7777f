import { type KeyboardEvent, useId, useRef } from 'react'
import { classNames } from './class-names.ts'
import fieldStyles from './field.module.css'
import { LinkButton } from './link.tsx'
import {
  type NumberEntry,
  type NumberEntryRules,
  type RefusedEntry,
  readEntry,
  stepEntry,
} from './number-entry.ts'
import styles from './number-field.module.css'
import { useStateOf } from './use-state-of.ts'

export type NumberFieldProps = NumberEntryRules & {
  label: string
  value: number
  /** Whose number it is: what was typed for one is not typed for the next. */
  of?: string | null
  /** Called once per finished entry, never while typing. */
  onCommit: (value: number) => void
  /** What is typed would be, at every keystroke; null when nothing is typed any more. */
  onDraft?: (entry: NumberEntry | null) => void
  format: (value: number) => string
  step?: number
  unit?: string
  disabled?: boolean
  /** The label inside the box, as in the inspector's row of sizes; what is refused is said below the row. */
  compact?: boolean
  /** Inches need more than the keys of a number pad. */
  keypad?: 'decimal' | 'text'
  /** Of the button that takes one of `nearest`. */
  offer?: (shown: string) => string
  className?: string | undefined
}

/**
 * A draft is kept while typing and becomes a value on Enter, on leaving, or by an arrow key. Nothing is
 * clamped or rewritten under the person's fingers: a number out of bounds is refused in words, and what could
 * be had instead is one click away.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, value, format, unit, disabled = false, compact = false, keypad = 'decimal' } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useStateOf<string | null>(props.of, null)
  const [refused, setRefused] = useStateOf<RefusedEntry | null>(props.of, null)

  function type(text: string | null) {
    setDraft(text)
    setRefused(null)
    props.onDraft?.(text === null ? null : read(text))
  }

  function take(entry: NumberEntry): boolean {
    if (!entry.ok) {
      setRefused(entry)
      return false
    }
    type(null)
    if (entry.value !== value) props.onCommit(entry.value)
    return true
  }

  function read(text: string): NumberEntry {
    // What stands there was rounded to be shown: typed again it means no change.
    return text.trim() === format(value).trim() ? { ok: true, value } : readEntry(text, props)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const size = (props.step ?? 1) * (event.shiftKey ? 10 : 1)
    if (event.key === 'Enter' && draft !== null) {
      event.preventDefault()
      if (take(read(draft))) event.currentTarget.select()
    } else if (event.key === 'Escape' && (draft !== null || refused)) {
      // Only the entry is given up, not the selection or the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      type(null)
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      take(stepEntry(draft, value, event.key === 'ArrowUp' ? size : -size, props))
    }
  }

  return (
    <div className={classNames(compact ? styles.compact : fieldStyles.field, props.className)}>
      <div className={compact ? styles.box : styles.plain} title={compact ? label : undefined}>
        <label className={fieldStyles.label} htmlFor={id}>
          {label}
        </label>
        <div className={fieldStyles.control}>
          <input
            ref={input}
            id={id}
            className={fieldStyles.input}
            inputMode={keypad}
            autoComplete="off"
            disabled={disabled}
            value={draft ?? format(value)}
            aria-describedby={refused ? `${id}-note` : undefined}
            aria-invalid={refused ? true : undefined}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={() => draft !== null && take(read(draft))}
            onKeyDown={onKeyDown}
          />
          {unit && <span className={fieldStyles.affix}>{unit}</span>}
        </div>
      </div>
      {refused && (
        <div className={styles.note}>
          <p id={`${id}-note`} className={fieldStyles.error} role="alert">
            {compact ? `${label}: ${refused.error}` : refused.error}
          </p>
          {refused.nearest?.map((near) => (
            <LinkButton
              key={near}
              className={styles.offer}
              onClick={() => {
                take({ ok: true, value: near })
                input.current?.focus()
              }}
            >
              {props.offer?.(format(near)) ?? format(near)}
            </LinkButton>
          ))}
        </div>
      )}
    </div>
  )
}
