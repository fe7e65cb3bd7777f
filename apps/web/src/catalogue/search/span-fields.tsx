import { type KeyboardEvent, useId, useState } from 'react'
import { useText } from '../../words/use-text.ts'
import type { Span } from './browse-state.ts'
import styles from './span-fields.module.css'

type SpanFieldsProps = {
  label: string
  unit: string
  span: Span
  /** What there is, shown while nothing is typed. */
  known?: { readonly min: number; readonly max: number } | null
  format: (value: number) => string
  parse: (text: string) => number | null
  unreadable: string
  onChange: (span: Span) => void
}

/** From and to, each may be left open; an entry counts on Enter and on leaving. */
export function SpanFields({
  label,
  unit,
  span,
  known,
  format,
  parse,
  unreadable,
  onChange,
}: SpanFieldsProps) {
  const text = useText()
  const common = { format, parse, unreadable }
  return (
    <fieldset className={styles.span}>
      <legend className={styles.legend}>
        {label} <span className={styles.unit}>{unit}</span>
      </legend>
      <SpanEnd
        {...common}
        label={text('from')}
        value={span.from}
        hint={known ? format(known.min) : ''}
        onCommit={(from) => onChange({ ...span, from })}
      />
      <SpanEnd
        {...common}
        label={text('to')}
        value={span.to}
        hint={known ? format(known.max) : ''}
        onCommit={(to) => onChange({ ...span, to })}
      />
    </fieldset>
  )
}

type SpanEndProps = Pick<SpanFieldsProps, 'format' | 'parse' | 'unreadable'> & {
  label: string
  value: number | null
  hint: string
  onCommit: (value: number | null) => void
}

function SpanEnd({ label, value, hint, format, parse, unreadable, onCommit }: SpanEndProps) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)

  function commit() {
    if (draft === null) return
    const read = draft.trim() === '' ? null : parse(draft)
    if (draft.trim() !== '' && (read === null || read < 0)) return setError(unreadable)
    setDraft(null)
    setError(null)
    if (read !== value) onCommit(read)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') commit()
    if (event.key !== 'Escape' || draft === null) return
    event.stopPropagation()
    setDraft(null)
    setError(null)
  }

  return (
    <div>
      <input
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        placeholder={hint || label}
        value={draft ?? (value === null ? '' : format(value))}
        onChange={(event) => {
          setDraft(event.currentTarget.value)
          setError(null)
        }}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      {error && (
        <p id={id} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
