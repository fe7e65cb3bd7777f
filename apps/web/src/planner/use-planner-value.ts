import { facesOf, type OpenProject } from '@arredo/flows'
import type { PriceLine } from '@arredo/pricing'
import { useMemo, useState } from 'react'
import { useApp } from '../app/app-context.tsx'
import { useFace } from '../app/use-project.ts'
import { type Announcer, createAnnouncer } from './announce/live-region.tsx'
import type { Planner } from './planner-context.tsx'
import { trialEngine } from './trial-engine.ts'
import type { Workspace } from './workspace.ts'

/** Everything the panels share, stable as long as project, face and terms are. */
export function usePlannerValue(
  project: OpenProject,
  { editor }: Workspace,
): { planner: Planner; announcer: Announcer } {
  const app = useApp()
  const face = useFace()
  const [announcer] = useState(createAnnouncer)
  const { desk, catalogues } = project
  const { prices } = desk.current().evaluation
  // The engine answers the same until discounts change; prices themselves change with every step.
  const terms = JSON.stringify([
    prices.trade?.priceList,
    prices.trade?.lines.filter(isDiscount).map(({ rate }) => rate),
  ])

  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const evaluate = useMemo(() => trialEngine(catalogues, face, prices), [catalogues, face, terms])
  const planner = useMemo<Planner>(
    () => ({
      desk,
      editor,
      catalogues: [...catalogues.values()],
      isFetchingCatalogues: false,
      evaluate,
      face,
      faces: facesOf(app),
      announce: announcer.announce,
    }),
    [app, desk, editor, catalogues, evaluate, face, announcer],
  )
  return { planner, announcer }
}

function isDiscount({ step }: PriceLine): boolean {
  return step === 'discount'
}
