import type { Form, PanelLayout } from './panel-layout.ts'

/** Pixels of each side of the canvas that floating panels cover. */
export type CanvasInsets = {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** The same numbers as in the style sheets of the layout. */
const edge = 14
const bar = 56
const cataloguePanel = 316
const inspectorPanel = 344
const toolBar = 54
const sheetTabs = 58
const sheetShare = { phone: 0.56, tablet: 0.46 } as const

export function canvasInsets(
  layout: PanelLayout,
  form: Form,
  { direction, height }: { readonly direction: 'ltr' | 'rtl'; readonly height: number },
): CanvasInsets {
  if (layout.hidden) return { top: edge, right: edge, bottom: edge, left: edge }

  const top = edge + bar
  if (form === 'phone' || form === 'tablet') {
    const isOpen = layout.catalogue || layout.inspector || layout.room
    const sheet = isOpen ? height * sheetShare[form] : 0
    return { top, right: 0, bottom: sheetTabs + sheet + toolBar + edge, left: 0 }
  }

  const start = layout.catalogue ? edge + cataloguePanel : 0
  const end = layout.inspector ? edge + inspectorPanel : 0
  const [left, right] = direction === 'rtl' ? [end, start] : [start, end]
  return { top, right, bottom: toolBar + edge, left }
}
