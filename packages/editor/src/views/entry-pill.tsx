/// <reference path="./css-modules.d.ts" />
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Editor } from '../editor.ts'
import type { Entry } from '../tools/tool.ts'
import { EntryEnds } from './entry-ends.tsx'
import styles from './entry-pill.module.css'
import { readLength, readNumber, type ViewLabels } from './view-labels.ts'

export type PillLabels = Pick<ViewLabels, 'formatLength' | 'parseLength' | 'text'>

type EntryPillProps = {
  readonly editor: Editor
  readonly entry: Entry
  readonly labels: PillLabels
  /** The first of the numbers that a gesture waits for has the keyboard. */
  readonly isFirst: boolean
  /** How the view shows the way from its first point to its second, right and up; from left to right if unknown. */
  readonly way?: readonly [right: number, up: number]
}

/** A number of the moment: read, clicked and typed into, or taking what is typed while a gesture waits for it. */
export function EntryPill(props: EntryPillProps) {
  if (props.entry.isLive) return <LivePill {...props} />
  const { enter } = props.entry
  return enter ? (
    <StillPill {...props} enter={enter} />
  ) : (
    <output className={styles.pill}>{shownValue(props.entry, props.labels)}</output>
  )
}

type StillPillProps = EntryPillProps & { readonly enter: NonNullable<Entry['enter']> }

function StillPill({ entry, labels, enter, way }: StillPillProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const wasTyping = useRef(false)
  const shown = shownValue(entry, labels)
  const name = labels.text(entry.label, { value: shown })

  const leave = (byKey: boolean) => {
    wasTyping.current = byKey
    setDraft(null)
  }
  const commit = (byKey: boolean) => {
    const typed = draft === null ? null : readValue(entry, labels, draft)
    // Untouched drafts are rounded for display: committing one would move the item by the rounding.
    const result = draft !== shown && typed !== null ? enter(typed) : null
    setRefusal(result?.ok === false ? labels.text(result.message) : null)
    leave(byKey)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys belong to the field: the room must not hear Delete or arrows meanwhile.
    event.stopPropagation()
    if (event.key === 'Enter') commit(true)
    if (event.key === 'Escape') leave(true)
  }
  const number =
    draft === null ? (
      <button
        type="button"
        className={styles.pill}
        aria-label={name}
        // biome-ignore lint/a11y/noAutofocus: after typing the focus returns to where it began.
        autoFocus={wasTyping.current}
        onClick={() => {
          setRefusal(null)
          setDraft(shown)
        }}
      >
        {shown}
      </button>
    ) : (
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
      />
    )
  return (
    <EntryEnds
      ends={entry.ends}
      {...{ labels, way }}
      refusal={refusal}
      onLeave={() => draft !== null && commit(false)}
    >
      {number}
    </EntryEnds>
  )
}

function LivePill({ editor, entry, labels, isFirst }: EntryPillProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<{ readonly in: string; readonly text: string } | null>(null)
  const shown = shownValue(entry, labels)
  const gesture = entry.from.join()
  // A new piece of the gesture begins with nothing typed, from the very next key on.
  const draft = typed?.in === gesture ? typed.text : null
  const piece = entry.piece ?? gesture

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each piece the keyboard is at the first number again.
  useEffect(() => {
    if (isFirst) field.current?.focus({ preventScroll: true })
  }, [piece, isFirst])

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation()
    // The number follows the gesture and loses its selection: the first key typed must replace it all the same.
    if (draft === null && isTyped(event.key)) event.currentTarget.select()
    if (event.key === 'Escape') editor.cancel()
    // As long as nothing is typed, letters and Backspace are the gesture's.
    else if ((draft === null || !isTyped(event.key)) && editor.key(event)) event.preventDefault()
    else if (event.key === 'Enter') event.preventDefault()
  }
  const onType = (text: string) => {
    const isRubbedOut = text.trim() === ''
    setTyped(isRubbedOut ? null : { in: gesture, text })
    if (isRubbedOut) entry.release?.()
    const value = readValue(entry, labels, text)
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
      // What holds is told, also where a number typed elsewhere released it.
      onBlur={() => setTyped(null)}
      onKeyDown={onKeyDown}
    />
  )
}

function isTyped(key: string): boolean {
  return key.length === 1 || key === 'Backspace' || key === 'Delete'
}

export function shownValue({ kind, value }: Entry, { formatLength }: PillLabels): string {
  return kind === 'angle' ? `${Math.round(value * 10) / 10}°` : formatLength(value)
}

function readValue({ kind }: Entry, labels: PillLabels, typed: string): number | null {
  return kind === 'angle' ? readNumber(typed) : readLength(labels, typed)
}
