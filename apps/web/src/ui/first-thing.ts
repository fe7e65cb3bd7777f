const seen = ':not([tabindex="-1"], [aria-hidden=true], [type=hidden])'
const fields = [
  ...['input', 'textarea', 'select'].map((name) => `${name}:enabled${seen}`),
  `[role=combobox]:enabled${seen}`,
].join()
const controls = `${fields}, button:enabled${seen}, a[href]`

/**
 * Where the keyboard begins in a dialog: what one does next, never a button of the frame. A field that comes first is
 * filled first, but by a finger it would call up keys that cover half of the dialog; else the next step; else whatever
 * comes first. Nothing far below is scrolled to.
 */
export function firstThing(popup: HTMLElement | null): HTMLElement | null {
  const body = popup?.querySelector<HTMLElement>('[data-dialog=body]')
  const first = body?.querySelector<HTMLElement>(controls)
  if (first?.matches(fields)) {
    if (first instanceof HTMLInputElement && first.type === 'radio') {
      return body?.querySelector<HTMLElement>('[type=radio]:checked') ?? first
    }
    return matchMedia('(pointer: coarse)').matches ? popup : first
  }
  return (
    popup?.querySelector<HTMLElement>('[data-next]:enabled') ??
    first ??
    popup?.querySelector<HTMLElement>('[data-dialog=footer] button:enabled') ??
    popup
  )
}
