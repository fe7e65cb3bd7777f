import { drawers, drawersFrom, type Form, openPanels, type PanelLayout } from './panel-layout.ts'

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
  {
    direction,
    width,
    height,
    isWalls = false,
  }: {
    readonly direction: 'ltr' | 'rtl'
    readonly width: number
    readonly height: number
    /** A phone's tool bar has no room to choose walls: that is above it. */
    readonly isWalls?: boolean
  },
): CanvasInsets {
  if (layout.hidden) return { top: edge, right: edge, bottom: edge, left: edge }

  const top = edge + bar
  // The title of a wall is the last line of its drawing.
  const title = isWalls ? edge : 0
  const tools = title + (isWalls && form === 'phone' ? 2 * toolBar + edge : toolBar)
  if (form === 'phone' || form === 'tablet') {
    const isOpen = openPanels(layout).some((panel) => width < drawersFrom || !drawers.includes(panel))
    const sheet = isOpen ? height * sheetShare[form] : 0
    return { top, right: 0, bottom: sheetTabs + sheet + tools + edge, left: 0 }
  }

  const start = layout.catalogue || layout.outline ? edge + cataloguePanel : 0
  const end = layout.inspector ? edge + inspectorPanel : 0
  const [left, right] = direction === 'rtl' ? [end, start] : [start, end]
  return { top, right, bottom: tools + edge, left }
}
