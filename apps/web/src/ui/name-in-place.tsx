import { type KeyboardEvent, useState } from 'react'
import styles from './name-in-place.module.css'

/** A name that is edited where it stands: Enter and leaving keep it, Esc gives up. */
export function NameInPlace({
  label,
  name,
  onRename,
}: {
  /** What is named, for a screen reader. */
  label: string
  name: string
  onRename: (name: string) => void
}) {
  const [draft, setDraft] = useState<string | null>(null)

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') event.currentTarget.blur()
    if (event.key === 'Escape' && draft !== null && draft !== name) {
      event.stopPropagation()
      setDraft(null)
    }
  }

  return (
    <input
      className={styles.name}
      aria-label={label}
      value={draft ?? name}
      maxLength={200}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={() => {
        if (draft !== null && draft !== name) onRename(draft)
        setDraft(null)
      }}
      onKeyDown={onKeyDown}
    />
  )
}
