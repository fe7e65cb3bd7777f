import {
  type ComparedRow,
  type DesignDifference,
  type RowAspect,
  type SideChange,
  toldBy,
} from '@arredo/project'
import { sentence } from '@arredo/words'
import { usePackText } from '../catalogue/range/use-pack-text.ts'
import { useText } from '../words/use-text.ts'

const kinds: Readonly<Record<DesignDifference['of'], string>> = {
  row: sentence('Item'),
  alternative: sentence('Alternative'),
  header: sentence('Project details'),
  walls: sentence('Walls'),
  room: sentence('Room'),
  opening: sentence('Door, window or opening'),
  fixture: sentence('Connection or obstacle'),
  note: sentence('Note on the drawing'),
  underlay: sentence('Picture under the plan'),
  view: sentence('Saved view'),
}

const fields: Readonly<Record<string, string>> = {
  name: sentence('Project name'),
  customer: sentence('Customer'),
  orderAddress: sentence('Order address'),
  activeAlternative: sentence('Alternative that is offered'),
  priceList: sentence('Price list'),
  priceDate: sentence('Price date'),
  priceIncrease: sentence('Price increase'),
  light: sentence('Light'),
  whole: sentence('Reductions and rounding of the whole'),
  status: sentence('Status'),
  shop: sentence('Shop'),
}

const aspects: Readonly<Record<RowAspect, string>> = {
  article: sentence('another article'),
  variants: sentence('other options'),
  place: sentence('moved'),
  quantity: sentence('another quantity'),
  price: sentence('another price'),
  text: sentence('another text'),
  flags: sentence('drawn, offered or ordered otherwise'),
  order: sentence('another place in the list'),
  other: sentence('changed'),
}

/** What a line of a comparison is about, and what became of it on a side, in words. */
export function useDifferenceWords() {
  const text = useText()
  const packText = usePackText()
  return {
    nameOf({ difference: { of, id, follows }, name }: ComparedRow): string {
      if (follows) return text('What follows by rule')
      if (name) return packText(name)
      return text(of === 'header' ? (fields[id] ?? kinds.header) : kinds[of])
    },
    /** Empty where the details of the row say all there is. */
    changeOf(change: SideChange | null, { details }: ComparedRow): string {
      if (!change) return text('as it was')
      if (change.kind === 'added') return text('added')
      if (change.kind === 'removed') return text('removed')
      const isTold = new Set(details.flatMap(({ kind }) => toldBy[kind]))
      const left = change.what.filter((aspect) => !isTold.has(aspect))
      if (left.length === 0 && details.length > 0) return ''
      return (left.length > 0 ? left : (['other'] as const)).map((aspect) => text(aspects[aspect])).join(', ')
    },
  }
}
