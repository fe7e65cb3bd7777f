import { type RefObject, useEffect } from 'react'
import { overlayHasKeys } from '../../ui/overlay-has-keys.ts'

/** `/` leads to the search from anywhere but a field or a dialog. */
export function useSearchKeys(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || overlayHasKeys(event.target)) return
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isField(event.target)
      if (!field.current || !isSlash) return
      event.preventDefault()
      field.current.focus()
      field.current.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [field])
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLElement && target.isContentEditable)
  )
}
