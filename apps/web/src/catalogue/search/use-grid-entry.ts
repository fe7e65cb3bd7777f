import { type RefObject, useEffect, useReducer, useRef } from 'react'

/** What is waited for: the answer to these words, and whether its first article is to be placed as well. */
type Wish = { readonly words: string; readonly isPlaced: boolean }

type GridEntry = {
  /** Holds the cards. */
  scroller: RefObject<HTMLElement | null>
  /** What the search is for now. */
  words: string
  /** Whether the cards answer it. */
  isAnswered: boolean
}

/**
 * From the field to the first card, once there is one that answers what was typed. Whoever presses Enter again
 * before that gets what the second Enter does on the card: a fast hand does not depend on a fast line.
 */
export function useGridEntry({ scroller, words, isAnswered }: GridEntry) {
  const wish = useRef<Wish | null>(null)
  const [, look] = useReducer((looks: number) => looks + 1, 0)

  useEffect(() => {
    const wanted = wish.current
    if (!wanted) return
    if (wanted.words !== words) wish.current = null
    else if (isAnswered) {
      wish.current = null
      const card = scroller.current?.querySelector<HTMLElement>('[data-card][tabindex="0"]')
      card?.focus()
      if (wanted.isPlaced) card?.click()
    }
  })

  return (key: 'ArrowDown' | 'Enter', typed: string) => {
    const isAgain = wish.current?.words === typed
    wish.current = { words: typed, isPlaced: isAgain && key === 'Enter' }
    look()
  }
}
