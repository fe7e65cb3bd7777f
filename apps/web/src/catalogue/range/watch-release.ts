/**
 * For a drag of something that has yet to arrive: remembers where the pointer is let go meanwhile. Caught up with,
 * the release happens there again, and whoever hears it takes it as it would have.
 */
export function watchRelease(): { readonly catchUp: () => void; readonly forget: () => void } {
  let released: PointerEvent | null = null

  function onRelease(event: PointerEvent) {
    released = event
    forget()
  }
  function forget() {
    document.removeEventListener('pointerup', onRelease, true)
    document.removeEventListener('pointercancel', onRelease, true)
  }

  document.addEventListener('pointerup', onRelease, true)
  document.addEventListener('pointercancel', onRelease, true)
  return {
    forget,
    catchUp() {
      forget()
      released?.target?.dispatchEvent(new PointerEvent(released.type, released))
    },
  }
}
