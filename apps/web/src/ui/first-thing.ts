const seen = ':not([tabindex="-1"], [aria-hidden=true], [type=hidden])'
const fields = [
  ...['input', 'textarea', 'select'].map((name) => `${name}:enabled${seen}`),
  `[role=combobox]:enabled${seen}`,
].join()
const controls = `${fields}, button:enabled${seen}, a[href]`

/**
 * Where the keyboard begins in a dialog: what one does next, never a button of the frame. A field that comes first is
 * filled first, and so is the form that the next step sends, but by a finger it would call up keys that cover half of
 * the dialog; else the next step; else whatever comes first. Nothing far below is scrolled to.
 */
export function firstThing(popup: HTMLElement | null): HTMLElement | null {
  const body = popup?.querySelector<HTMLElement>('[data-dialog=body]')
  const next = popup?.querySelector<HTMLButtonElement>('[data-next]:enabled')
  const form = next?.type === 'submit' ? next.form : null
  const first = form?.querySelector<HTMLElement>(fields) ?? body?.querySelector<HTMLElement>(controls)
  if (first?.matches(fields)) {
    if (first instanceof HTMLInputElement && first.type === 'radio') {
      return body?.querySelector<HTMLElement>('[type=radio]:checked') ?? first
    }
    return matchMedia('(pointer: coarse)').matches ? popup : first
  }
  const answer = popup?.querySelector<HTMLElement>('[data-dialog=footer] button:enabled')
  return next ?? first ?? answer ?? body?.closest<HTMLElement>('[tabindex="0"]') ?? popup
}

export function hasControls(part: HTMLElement): boolean {
  return part.querySelector(controls) !== null
}
