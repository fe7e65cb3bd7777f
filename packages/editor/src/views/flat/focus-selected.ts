import type { Editor } from '../../editor.ts'

/** A press gives the keyboard to what lies on top; where something below it was meant, it goes there. */
export function focusSelected(view: HTMLElement | null, editor: Editor): void {
  const [only, ...more] = editor.state().selection
  const active = document.activeElement
  if (!only || more.length > 0 || !view?.contains(active) || !active?.hasAttribute('data-record')) return
  if (active.getAttribute('data-record') === only.id) return
  const meant = `[data-kind="${only.kind}"][data-record="${CSS.escape(only.id)}"][tabindex]`
  view.querySelector<SVGElement>(meant)?.focus({ preventScroll: true })
}
