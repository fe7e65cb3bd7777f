import { usePackText } from '../catalogue/range/use-pack-text.ts'
import { useText } from '../words/use-text.ts'
import { useOnDesk, usePlanner } from './planner-context.tsx'

/** "Prices with VAT, list Italy 2026": which prices these are, for the face that is shown. */
export function usePriceBasis(): string {
  const text = useText()
  const packText = usePackText()
  const { face, catalogues } = usePlanner()
  const price = useOnDesk(({ evaluation }) => evaluation.prices[face])
  if (!price) return text('No price list')

  const lists = catalogues.flatMap(({ pack }) => pack.priceLists)
  const found = lists.find(({ code }) => code === price.priceList)
  const list = found ? packText(found.name) : price.priceList
  return price.withVat
    ? text('Prices with VAT, {{list}}', { list })
    : text('Net prices, before VAT, {{list}}', { list })
}
