import { type RefObject, useEffect, useReducer, useRef } from 'react'

type GridEntry = {
  /** Where the words are typed. */
  field: RefObject<HTMLInputElement | null>
  /** Holds the cards. */
  scroller: RefObject<HTMLElement | null>
  /** Whether the cards answer what was asked last. */
  isAnswered: boolean
}

/**
 * From the field to the first card, once there is one that answers what was typed. Whoever presses Enter again
 * before that gets what the second Enter does on the card: a fast hand does not depend on a fast line. Whoever
 * types on, or goes elsewhere, wants neither any more.
 */
export function useGridEntry({ field, scroller, isAnswered }: GridEntry) {
  const wanted = useRef<{ readonly words: string; readonly isPlaced: boolean } | null>(null)
  const [, look] = useReducer((looks: number) => looks + 1, 0)

  useEffect(() => {
    const entry = wanted.current
    if (!entry || !isAnswered) return
    wanted.current = null
    if (document.activeElement !== field.current || field.current?.value !== entry.words) return

    const card = scroller.current?.querySelector<HTMLElement>('[data-card][tabindex="0"]')
    card?.focus()
    if (entry.isPlaced) card?.click()
  })

  return (key: 'ArrowDown' | 'Enter') => {
    const words = field.current?.value ?? ''
    const isAgain = wanted.current?.words === words
    wanted.current = { words, isPlaced: isAgain && key === 'Enter' }
    look()
  }
}
