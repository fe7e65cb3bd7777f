import type { Paint } from '@arredo/editor'
import { useMemo } from 'react'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import type { FinishOffer } from '../finishes/use-finishes.ts'
import { surfaceOf } from '../inspector/variants/option-choices.ts'
import { useOnDesk, usePlanner } from '../planner-context.tsx'

export type FrontOffers = {
  readonly label: string
  readonly options: readonly {
    readonly offer: FinishOffer
    readonly paint: Extract<Paint, { kind: 'option' }>
  }[]
}

/** The colours that articles of the room choose for the whole project, such as fronts and worktops. */
export function useFrontOffers(): readonly FrontOffers[] {
  const packText = usePackText()
  const { catalogues } = usePlanner()
  const packs = useOnDesk(({ document }) => document.packs)
  return useMemo(
    () =>
      catalogues
        .filter(({ pack }) => packs[pack.code] !== undefined)
        .flatMap(({ pack }) =>
          Object.values(pack.variants).flatMap(({ code, name, scope, designClass, domain }) => {
            const isColour = pack.designClasses[designClass ?? '']?.component === 'Swatches'
            if (scope !== 'project' || !isColour || domain.kind !== 'options') return []
            const options = domain.options.map(({ code: value, name: option, material }) => ({
              offer: {
                ...{ finish: null, name: packText(option), price: null, surfaces: [] },
                look: surfaceOf(pack.materials[material ?? '']),
              },
              paint: { kind: 'option', catalogue: pack.code, variant: code, value } as const,
            }))
            return [{ label: packText(name), options }]
          }),
        ),
    [catalogues, packs, packText],
  )
}
