import type { ViewName } from '@arredo/editor'
import { lazy } from 'react'
import type { SheetName } from './actions/planner-action.ts'

const RepeatDialog = lazy(async () => ({ default: (await import('./repeat-dialog.tsx')).RepeatDialog }))
const FillDialog = lazy(async () => ({ default: (await import('./filling/fill-dialog.tsx')).FillDialog }))
const SpecialDialog = lazy(async () => ({
  default: (await import('./specials/special-dialog.tsx')).SpecialDialog,
}))
const AlternativesDialog = lazy(async () => ({
  default: (await import('./alternatives/alternatives-dialog.tsx')).AlternativesDialog,
}))
const RestyleDialog = lazy(async () => ({
  default: (await import('./restyle/restyle-dialog.tsx')).RestyleDialog,
}))
const CompareDialog = lazy(async () => ({
  default: (await import('./alternatives/compare-dialog.tsx')).CompareDialog,
}))

type PlannerSheetsProps = { sheet: SheetName | null; view: ViewName; onClose: () => void }

/** The planner's own dialogs, each fetched when it is opened. */
export function PlannerSheets({ sheet, view, onClose }: PlannerSheetsProps) {
  return (
    <>
      {sheet === 'repeat' && <RepeatDialog onClose={onClose} />}
      {sheet === 'fillWall' && <FillDialog view={view} onClose={onClose} />}
      {sheet === 'special' && <SpecialDialog onClose={onClose} />}
      {sheet === 'alternatives' && <AlternativesDialog onClose={onClose} />}
      {sheet === 'restyle' && <RestyleDialog onClose={onClose} />}
      {sheet === 'compare' && <CompareDialog onClose={onClose} />}
    </>
  )
}
