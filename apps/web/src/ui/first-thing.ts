const fields =
  'input:not([type=hidden]):enabled, textarea:enabled, select:enabled, [role=combobox]:not([data-disabled])'

/**
 * Where the keyboard begins in a dialog: what one does next, never a button of the frame. A field first; where a finger
 * would call up keys that cover half of it, the dialog itself.
 */
export function firstThing(popup: HTMLElement | null): HTMLElement | null {
  const body = popup?.querySelector<HTMLElement>('[data-dialog=body]')
  const footer = popup?.querySelector<HTMLElement>('[data-dialog=footer]')
  const field = body?.querySelector<HTMLElement>(':checked') ?? body?.querySelector<HTMLElement>(fields)
  if (field) return isTyped(field) && matchMedia('(pointer: coarse)').matches ? popup : field
  return (
    popup?.querySelector<HTMLElement>('[data-next]:enabled') ??
    body?.querySelector<HTMLElement>('button:enabled, a[href]') ??
    footer?.querySelector<HTMLElement>('button:enabled') ??
    popup
  )
}

function isTyped(field: HTMLElement): boolean {
  return !(field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type))
}
