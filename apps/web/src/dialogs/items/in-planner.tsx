import type { OpenProject } from '@arredo/flows'
import { type RowId, type StandingRow, standingRow } from '@arredo/project'
import { type ReactNode, useEffect } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useOpenProject } from '../../app/use-project.ts'
import { useForm } from '../../planner/layout/use-form.ts'
import { PlannerProvider, useOnDesk } from '../../planner/planner-context.tsx'
import { useCataloguesOf, usePlannerOf } from '../../planner/use-planner-value.ts'
import { workspaceOf } from '../../planner/workspace.ts'

type InPlannerProps = { onGone: () => void; children: ReactNode }

/** What the planner's panels work with, for a dialog about the open project, which goes with the project. */
export function InPlanner({ onGone, children }: InPlannerProps) {
  const project = useOpenProject()
  useEffect(() => {
    if (!project) onGone()
  }, [project, onGone])
  return project && <Provided project={project}>{children}</Provided>
}

function Provided({ project, children }: { project: OpenProject; children: ReactNode }) {
  const form = useForm()
  const { ids } = useApp().ports
  const { editor } = workspaceOf(project, form, ids)
  const catalogues = useCataloguesOf(project)
  const planner = usePlannerOf(project, { editor, catalogues, announce: inTheDialog })
  return <PlannerProvider value={planner}>{children}</PlannerProvider>
}

/** What a choice led to stands beside it; the page behind a dialog is not heard. */
function inTheDialog(): void {}

/** The item a dialog is about, as it stands; what was removed meanwhile takes the dialog along. */
export function useItem(id: RowId, onGone: () => void): StandingRow | null {
  const item = useOnDesk(({ document, evaluation }) => standingRow(document, evaluation, id))
  useEffect(() => {
    if (!item) onGone()
  }, [item, onGone])
  return item
}
