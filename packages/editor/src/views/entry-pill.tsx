/// <reference path="./css-modules.d.ts" />
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Editor } from '../editor.ts'
import type { Entry } from '../tools/tool.ts'
import styles from './entry-pill.module.css'
import { readLength, readNumber, type ViewLabels } from './view-labels.ts'

export type PillLabels = Pick<ViewLabels, 'formatLength' | 'parseLength' | 'text'>

type EntryPillProps = {
  readonly editor: Editor
  readonly entry: Entry
  readonly labels: PillLabels
  /** The first of the numbers that a gesture waits for has the keyboard. */
  readonly isFirst: boolean
}

/** A number of the moment: read, clicked and typed into, or taking what is typed while a gesture waits for it. */
export function EntryPill(props: EntryPillProps) {
  return props.entry.isLive ? <LivePill {...props} /> : <StillPill {...props} />
}

function StillPill({ entry, labels }: EntryPillProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const wasTyping = useRef(false)
  const shown = shownValue(entry, labels)
  const name = labels.text(entry.label, { value: shown })
  const { enter } = entry
  if (!enter) return <output className={styles.pill}>{shown}</output>
  if (draft === null) {
    return (
      <button
        type="button"
        className={styles.pill}
        aria-label={name}
        // biome-ignore lint/a11y/noAutofocus: after typing the focus returns to where it began.
        autoFocus={wasTyping.current}
        onClick={() => setDraft(shown)}
      >
        {shown}
      </button>
    )
  }

  const leave = (byKey: boolean) => {
    wasTyping.current = byKey
    setDraft(null)
  }
  const commit = (byKey: boolean) => {
    const typed = readValue(entry, labels, draft)
    // Untouched drafts are rounded for display: committing one would move the item by the rounding.
    if (draft !== shown && typed !== null) enter(typed)
    leave(byKey)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys belong to the field: the room must not hear Delete or arrows meanwhile.
    event.stopPropagation()
    if (event.key === 'Enter') commit(true)
    if (event.key === 'Escape') leave(true)
  }
  return (
    <input
      className={styles.field}
      aria-label={name}
      inputMode="decimal"
      value={draft}
      // biome-ignore lint/a11y/noAutofocus: the pill that was pressed becomes this field; the focus must follow.
      autoFocus
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => commit(false)}
    />
  )
}

function LivePill({ editor, entry, labels, isFirst }: EntryPillProps) {
  const field = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<string | null>(null)
  const shown = shownValue(entry, labels)
  const gesture = entry.from.join()

  // A new piece of the gesture begins with nothing typed, and with the keyboard at its first number.
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it begins is what makes it another one.
  useEffect(() => {
    setDraft(null)
    if (isFirst) field.current?.focus({ preventScroll: true })
  }, [gesture, isFirst])

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation()
    if (event.key === 'Escape') editor.cancel()
    else if (event.key === 'Enter') {
      event.preventDefault()
      editor.key(event)
    }
  }
  const onType = (typed: string) => {
    setDraft(typed)
    const value = readValue(entry, labels, typed)
    if (value !== null) entry.enter?.(value)
  }
  return (
    <input
      ref={field}
      className={styles.field}
      aria-label={labels.text(entry.label, { value: shown })}
      inputMode="decimal"
      value={draft ?? shown}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onType(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  )
}

function shownValue({ kind, value }: Entry, { formatLength }: PillLabels): string {
  return kind === 'angle' ? `${Math.round(value * 10) / 10}°` : formatLength(value)
}

function readValue({ kind }: Entry, labels: PillLabels, typed: string): number | null {
  return kind === 'angle' ? readNumber(typed) : readLength(labels, typed)
}
