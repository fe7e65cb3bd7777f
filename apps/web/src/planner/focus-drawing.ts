/** Gives the keyboard to what is selected in the drawing, else to the drawing. */
export function focusDrawing(room: HTMLElement | null): void {
  const focus = () => {
    const selected = room?.querySelector<SVGElement>('[data-record][tabindex][aria-pressed="true"]')
    const drawing = room?.querySelector<HTMLElement>('[data-drawing], canvas')
    ;(selected ?? drawing)?.focus({ preventScroll: true })
  }
  focus()
  // A dialog that asked for it gives the keyboard back to where it was when it closes. Whoever has pressed something
  // by then means where that led.
  const isOver = new AbortController()
  const again = requestAnimationFrame(() => {
    isOver.abort()
    focus()
  })
  const leave = () => {
    isOver.abort()
    cancelAnimationFrame(again)
  }
  for (const press of ['keydown', 'pointerdown'] as const)
    document.addEventListener(press, leave, { capture: true, signal: isOver.signal })
}
