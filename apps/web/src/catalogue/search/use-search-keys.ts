import type { RefObject } from 'react'
import { overlayHasKeys } from '../../ui/overlay-has-keys.ts'
import { usePageKeys } from '../../ui/use-page-keys.ts'

/** `/` leads to the search from anywhere but a field or a dialog. */
export function useSearchKeys(field: RefObject<HTMLInputElement | null>): void {
  usePageKeys((event) => {
    if (event.defaultPrevented || event.isComposing || overlayHasKeys(event.target)) return
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isField(event.target)
    if (!field.current || !isSlash) return
    event.preventDefault()
    field.current.focus()
    field.current.select()
  })
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLElement && target.isContentEditable)
  )
}
