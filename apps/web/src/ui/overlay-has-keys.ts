/** Dialogs and menus have keys of their own; a modal dialog has them all, even before focus has reached it. */
export function overlayHasKeys(target: EventTarget | null): boolean {
  if (document.querySelector('[data-modal]')) return true
  return (
    target instanceof Element && target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null
  )
}
