import type { RoomSurface } from '@arredo/catalogue'
import type { Finish } from '@arredo/geometry'
import { squareMetrePrice } from '@arredo/pricing'
import { finishOf } from '@arredo/project'
import { useMemo } from 'react'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import { type Surface, surfaceOf } from '../inspector/variants/option-choices.ts'
import { useOnDesk, usePlanner } from '../planner-context.tsx'
import { plainColours } from './plain-colours.ts'

/** What a surface can have, as a person chooses it. */
export type FinishOffer = {
  /** Null: as it comes. */
  readonly finish: Finish | null
  readonly name: string
  readonly look: Surface | null
  /** For a square metre, in words; null where nothing is sold. */
  readonly price: string | null
  readonly surfaces: readonly RoomSurface[]
}

/** The finishes of the catalogues at hand, before them what costs nothing. */
export function useFinishes(): readonly FinishOffer[] {
  const text = useText()
  const packText = usePackText()
  const money = useMoney()
  const { catalogues, face } = usePlanner()
  const header = useOnDesk(({ document }) => document.header)
  return useMemo(() => {
    const { priceList, priceDate: date, priceIncrease: increase } = header
    const every = ['floor', 'wall', 'ceiling'] as const
    const bare = { finish: null, name: text('As it comes'), look: null, price: null, surfaces: every }
    const colours = plainColours.map(({ code, name, surfaces }): FinishOffer => {
      return { finish: code, name: text(name), look: { colour: code }, price: null, surfaces }
    })
    const sold = catalogues.flatMap(({ pack }) =>
      (pack.finishes ?? []).map(({ code, name, material, surfaces }): FinishOffer => {
        const price = priceList && squareMetrePrice(pack, code, { face, priceList, date, increase })
        return {
          ...{ finish: finishOf({ catalogue: pack.code, code }), name: packText(name), surfaces },
          look: surfaceOf(pack.materials[material]),
          price: price ? text('{{price}} per m²', { price: money(price) }) : null,
        }
      }),
    )
    return [bare, ...colours, ...sold]
  }, [text, packText, money, catalogues, face, header])
}
