import { idsOf } from '@arredo/editor'
import { rowName } from '@arredo/project'
import { lazy, Suspense } from 'react'
import { usePackText } from '../catalogue/range/use-pack-text.ts'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { useText } from '../words/use-text.ts'
import { openPanels, type PanelName } from './layout/panel-layout.ts'
import { Sheets } from './layout/sheets.tsx'
import { SidePanel } from './layout/side-panel.tsx'
import type { Panels } from './layout/use-panels.ts'
import { useDeskState, useEditing } from './planner-context.tsx'
import styles from './planner-panels.module.css'

/** Fetched beside the room: on a narrow window nobody sees them at first. */
export const fetchInspector = () => import('./inspector/inspector.tsx')
const LazyInspector = lazy(async () => ({ default: (await fetchInspector()).Inspector }))
const PlannerCatalogue = lazy(async () => ({
  default: (await import('./planner-catalogue.tsx')).PlannerCatalogue,
}))
const OutlinePanel = lazy(async () => ({ default: (await import('./tree/outline-panel.tsx')).OutlinePanel }))

/**
 * Catalogue and outline take turns at the window's start, the inspector is at its end; a place for each that a
 * narrow window may close.
 */
export function StartPanel({ panels }: { panels: Panels }) {
  const text = useText()
  const { catalogue, outline } = panels.layout
  return (
    <SidePanel
      side="start"
      label={outline ? text('Outline') : text('Catalogue')}
      isOpen={catalogue || outline}
      isAsked={panels.asked === 'catalogue'}
      onOpen={() => panels.open('catalogue')}
      onReached={panels.reached}
    >
      <SegmentedControl
        label={text('What can be placed, or what is there')}
        className={styles.choice}
        value={outline ? 'outline' : 'catalogue'}
        segments={[
          { value: 'catalogue', label: text('Catalogue') },
          { value: 'outline', label: text('Outline') },
        ]}
        onChange={panels.open}
      />
      {outline ? <Outline panels={panels} /> : <Catalogue />}
    </SidePanel>
  )
}

export function EndPanel({ panels }: { panels: Panels }) {
  const text = useText()
  return (
    <SidePanel
      side="end"
      label={text('Inspector')}
      isOpen={panels.layout.inspector}
      isAsked={panels.asked === 'inspector'}
      onOpen={() => panels.open('inspector')}
      onReached={panels.reached}
    >
      <Inspector shows="selection" />
    </SidePanel>
  )
}

export function BottomSheets({ panels }: { panels: Panels }) {
  const text = useText()
  const packText = usePackText()
  const { document, evaluation } = useDeskState()
  const { selection } = useEditing()
  const row = document.rows[idsOf(selection, 'row')[0] ?? '']
  const [open = null] = openPanels(panels.layout)
  const selected = row ? packText(rowName(row, evaluation).name) : text('Selection')

  return (
    <Sheets
      open={open}
      labels={{
        catalogue: { region: text('Catalogue'), tab: text('Catalogue') },
        inspector: { region: text('Inspector'), tab: selected },
        room: { region: text('Room'), tab: text('Room') },
        outline: { region: text('Outline'), tab: text('Outline') },
      }}
      content={<SheetContent open={open} panels={panels} />}
      isAside={panels.isCarrying}
      onOpen={panels.open}
      onClose={panels.close}
    />
  )
}

function SheetContent({ open, panels }: { open: PanelName | null; panels: Panels }) {
  if (open === 'catalogue') return <Catalogue />
  if (open === 'outline') return <Outline panels={panels} />
  return <Inspector key={open} shows={open === 'room' ? 'room' : 'item'} />
}

function Inspector({ shows }: { shows: 'selection' | 'item' | 'room' }) {
  return (
    <Suspense>
      <LazyInspector shows={shows} />
    </Suspense>
  )
}

function Outline({ panels: { asked, ask, reached } }: { panels: Panels }) {
  return (
    <Suspense>
      <OutlinePanel isAsked={asked === 'outline'} onReached={reached} onInspect={() => ask('inspector')} />
    </Suspense>
  )
}

function Catalogue() {
  return (
    <Suspense>
      <PlannerCatalogue />
    </Suspense>
  )
}
