/** Gives the keyboard to what is selected in the drawing, else to the drawing. */
export function focusDrawing(room: HTMLElement | null): void {
  const focus = () => {
    const selected = room?.querySelector<SVGElement>('[data-record][tabindex][aria-pressed="true"]')
    const drawing = room?.querySelector<HTMLElement>('[data-drawing], canvas')
    ;(selected ?? drawing)?.focus({ preventScroll: true })
  }
  focus()
  // A dialog that asked for it gives the keyboard back to where it was when it closes.
  requestAnimationFrame(focus)
}
