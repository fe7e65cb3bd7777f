import { idsOf } from '@arredo/editor'
import { CataloguePanel } from '../catalogue/catalogue-panel.tsx'
import { usePackText } from '../catalogue/range/use-pack-text.ts'
import { useText } from '../words/use-text.ts'
import { Inspector } from './inspector/inspector.tsx'
import { openPanels, type PanelName } from './layout/panel-layout.ts'
import { Sheets } from './layout/sheets.tsx'
import { SidePanel } from './layout/side-panel.tsx'
import type { Panels } from './layout/use-panels.ts'
import { useDeskState, useEditing } from './planner-context.tsx'
import { rowName } from './row-name.ts'
import { useCatalogueOffers } from './use-catalogue-offers.ts'

/** Catalogue at the window's start, inspector at its end; a place for each that a narrow window may close. */
export function StartPanel({ panels }: { panels: Panels }) {
  const text = useText()
  return (
    <SidePanel
      side="start"
      label={text('Catalogue')}
      isOpen={panels.layout.catalogue}
      onOpen={() => panels.open('catalogue')}
    >
      <Catalogue />
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
      onOpen={() => panels.open('inspector')}
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
      }}
      content={<SheetContent open={open} />}
      onOpen={panels.open}
      onClose={panels.close}
    />
  )
}

function SheetContent({ open }: { open: PanelName | null }) {
  if (open === 'catalogue') return <Catalogue />
  return <Inspector key={open} shows={open === 'room' ? 'room' : 'item'} />
}

function Catalogue() {
  return <CataloguePanel offers={useCatalogueOffers()} />
}
