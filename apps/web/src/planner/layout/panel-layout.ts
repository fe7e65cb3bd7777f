import type { RecordKind } from '@arredo/project'

/** The shapes the planner takes by the window's width; see docs/look.md. */
export type Form = 'wide' | 'laptop' | 'tablet' | 'phone'
export type PanelName = 'catalogue' | 'outline' | 'inspector' | 'room'

export type PanelLayout = {
  readonly catalogue: boolean
  /** At the catalogue's place: they take turns. */
  readonly outline: boolean
  readonly inspector: boolean
  /** The room as a panel of its own, where sheets take turns. */
  readonly room: boolean
  /** One key hides everything without forgetting what was open. */
  readonly hidden: boolean
}

/** Upper widths in pixels, inclusive. */
const phoneUpTo = 600
const tabletUpTo = 1024
const laptopUpTo = 1499

/** What opens as a drawer over the room instead of a sheet below it, in windows from this width on. */
export const drawers: readonly PanelName[] = ['catalogue', 'outline']
export const drawersFrom = 900

export function formOfWidth(width: number): Form {
  if (width <= phoneUpTo) return 'phone'
  if (width <= tabletUpTo) return 'tablet'
  if (width <= laptopUpTo) return 'laptop'
  return 'wide'
}

export function firstLayout(form: Form): PanelLayout {
  const closed = nothingOpen
  if (form === 'wide') return { ...closed, catalogue: true, inspector: true }
  if (form === 'laptop') return { ...closed, catalogue: true }
  return closed
}

const nothingOpen: PanelLayout = {
  catalogue: false,
  outline: false,
  inspector: false,
  room: false,
  hidden: false,
}

export function withPanel(layout: PanelLayout, form: Form, panel: PanelName): PanelLayout {
  if (form !== 'wide') return { ...nothingOpen, [panel]: true }
  const isAtStart = panel === 'catalogue' || panel === 'outline'
  const others = isAtStart ? { catalogue: false, outline: false } : {}
  return { ...layout, ...others, hidden: false, [panel]: true }
}

export function withoutPanel(layout: PanelLayout, panel: PanelName): PanelLayout {
  return { ...layout, [panel]: false }
}

/** What opens or closes by itself when something was selected, that may just have come into the room. */
export function withSelected(
  layout: PanelLayout,
  form: Form,
  { kind, isNew }: { readonly kind: RecordKind; readonly isNew: boolean },
): PanelLayout {
  // What was taken out of the drawer stands in the room: it would only be in the way now.
  if (form === 'tablet') return isNew ? withoutPanel(layout, 'catalogue') : layout
  // Whoever goes through the outline keeps it: it shows where the selected thing is.
  if (form !== 'laptop' || layout.outline) return layout
  // Whoever places one article after the other keeps the catalogue; a note that was just put waits for its words.
  return isNew && kind !== 'note' ? layout : withPanel(layout, form, 'inspector')
}

export function toggledHiding(layout: PanelLayout): PanelLayout {
  return { ...layout, hidden: !layout.hidden }
}

/** A window that changed its form: what was open stays open as far as the form allows. */
export function fittedTo(layout: PanelLayout, form: Form): PanelLayout {
  if (form === 'wide') return { ...layout, catalogue: !layout.outline, inspector: true, room: false }

  const open = openPanels(layout)
  if (form === 'laptop')
    return withPanel(
      layout,
      form,
      open.find((panel) => panel === 'catalogue' || panel === 'outline') ?? 'inspector',
    )
  // Coming from a side panel a sheet would cover the room unasked.
  return open.length > 1 ? { ...firstLayout(form), hidden: layout.hidden } : layout
}

export function openPanels(layout: PanelLayout): readonly PanelName[] {
  return (['catalogue', 'outline', 'inspector', 'room'] as const).filter((panel) => layout[panel])
}
