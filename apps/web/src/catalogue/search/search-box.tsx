import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../../app/app-context.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import type { BrowseStore } from './browse-state.ts'

/** Typing settles for this long before the server is asked, in milliseconds. */
const pause = 120

type SearchBoxProps = {
  label: string
  store: BrowseStore
  field: RefObject<HTMLInputElement | null>
  /** On to what is found. */
  onEnter: (key: 'ArrowDown' | 'Enter') => void
  className?: string | undefined
}

/** What is typed is its own until it settles: a keystroke draws this box and nothing else. */
export function SearchBox({ label, store, field, onEnter, className }: SearchBoxProps) {
  const { clock } = useApp().ports
  const settled = useStore(store, (state) => state.text)
  const [typed, setTyped] = useState(settled)
  const cancel = useRef(() => {})
  const own = useRef(settled)

  // Cleared or changed from elsewhere, such as "Show all articles"; what settled here may be typed over already.
  useEffect(() => {
    if (settled !== own.current) setTyped(settled)
    own.current = settled
  }, [settled])
  useEffect(() => () => cancel.current(), [])

  function settle(next: string) {
    cancel.current()
    own.current = next
    store.setState({ text: next })
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'Enter') {
      settle(typed)
      if (!event.repeat) onEnter(event.key)
    } else if (event.key === 'Escape' && typed !== '') {
      setTyped('')
      settle('')
    } else if (event.key === 'Escape') {
      event.currentTarget.blur()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <SearchField
      ref={field}
      label={label}
      value={typed}
      maxLength={200}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      aria-keyshortcuts="/"
      className={className}
      onChange={(event) => {
        const next = event.currentTarget.value
        setTyped(next)
        cancel.current()
        cancel.current = clock.after(pause, () => settle(next))
      }}
      onKeyDown={onKeyDown}
    />
  )
}
