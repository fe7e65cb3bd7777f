import type { KeyboardEvent } from 'react'

/** Up and down walk the buttons of a list; other keys are left alone. */
export function stepThrough(event: KeyboardEvent, list: HTMLElement | null): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const buttons: (Element | null)[] = [...(list?.querySelectorAll('button') ?? [])]
  const next = buttons[buttons.indexOf(document.activeElement) + (event.key === 'ArrowDown' ? 1 : -1)]
  event.preventDefault()
  event.stopPropagation()
  if (next instanceof HTMLElement) next.focus()
}
