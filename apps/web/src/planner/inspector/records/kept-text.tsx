import { useEffect, useRef, useState } from 'react'
import styles from '../../../ui/field.module.css'
import { Field } from '../../../ui/field.tsx'
import own from './kept-text.module.css'

type KeptTextProps = {
  label: string
  value: string
  placeholder?: string
  longest: number
  /** How many lines are seen; one takes Enter as its end. */
  lines: number
  /** Ready to be typed into. */
  isFirst?: boolean
  onCommit: (text: string) => void
}

/** Words that become one change when they are left, also by selecting something else. */
export function KeptText({ label, value, placeholder, longest, lines, isFirst, onCommit }: KeptTextProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const latest = useRef({ draft, value, onCommit })
  useEffect(() => {
    latest.current = { draft, value, onCommit }
  })
  // The field may go away with what is selected before it hears that it was left.
  useEffect(
    () => () => {
      const { draft: typed, value: was, onCommit: commit } = latest.current
      if (typed !== null && typed !== was) commit(typed)
    },
    [],
  )
  const commit = () => {
    if (draft !== null && draft !== value) onCommit(draft)
    setDraft(null)
    latest.current = { ...latest.current, draft: null }
  }

  return (
    <Field label={label}>
      {({ id }) => (
        <div className={styles.control}>
          <textarea
            id={id}
            className={`${styles.input} ${own.text}`}
            rows={lines}
            value={draft ?? value}
            placeholder={placeholder}
            maxLength={longest}
            // biome-ignore lint/a11y/noAutofocus: a note that was just put there waits for its words.
            autoFocus={isFirst}
            onChange={(event) => setDraft(event.currentTarget.value)}
            onBlur={commit}
            onKeyDown={(event) => {
              const isEnd = event.key === 'Enter' && (lines === 1 || event.ctrlKey || event.metaKey)
              if (!isEnd && event.key !== 'Escape') return
              event.preventDefault()
              event.stopPropagation()
              if (event.key === 'Escape') setDraft(null)
              else commit()
            }}
          />
        </div>
      )}
    </Field>
  )
}
