/**
 * Dialogs and menus have keys of their own; a modal dialog has them all, even before focus has reached it. One beside
 * the page leaves chords to the page: what was mended in it can be undone from it.
 */
export function overlayHasKeys(target: EventTarget | null, isChord = false): boolean {
  if (document.querySelector('[data-modal]')) return true
  if (!(target instanceof Element)) return false
  const overlay = target.closest('[role="dialog"], [role="menu"], [role="listbox"]')
  return overlay !== null && !(isChord && overlay.hasAttribute('data-beside'))
}
