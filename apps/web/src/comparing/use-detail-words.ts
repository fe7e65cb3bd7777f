import type { Pack } from '@arredo/catalogue'
import { pinnedCatalogues } from '@arredo/flows'
import type { ComparedRow, Preview, RowDetail } from '@arredo/project'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../app/app-context.tsx'
import { usePackText } from '../catalogue/range/use-pack-text.ts'
import { useVariantWords } from '../planner/inspector/variants/use-variant-words.ts'
import { useLength } from '../words/use-length.ts'
import { useText } from '../words/use-text.ts'

/** Beyond these a line says nothing that a person reads. */
const mostDetails = 5

/** What a row is on one side of a comparison, where the other has it otherwise. */
export function useDetailWords(left: Preview, right: Preview) {
  const text = useText()
  const packText = usePackText()
  const length = useLength()
  const { variantName, valueName } = useVariantWords({ variants: useVariantsOf(left, right) })

  function words(detail: RowDetail, side: 'left' | 'right', none: string): string {
    switch (detail.kind) {
      case 'name':
        return packText(detail[side])
      case 'side':
        return text(detail[side] === 'L' ? 'Left' : 'Right')
      case 'quantity':
        return text('{{count}} pieces', { count: detail[side] })
      case 'size': {
        const { width, depth, height } = detail[side]
        return `${[width, depth, height].map(length.format).join(' × ')} ${length.symbol}`
      }
      case 'variant': {
        const value = detail[side]
        return `${variantName(detail.variant)}: ${value === undefined ? none : valueName(detail.variant, value)}`
      }
    }
  }

  return ({ details, difference }: ComparedRow, side: 'left' | 'right'): readonly string[] => {
    const none = difference.of === 'alternative' ? text('As each model has it') : '–'
    return details.slice(0, mostDetails).map((detail) => words(detail, side, none))
  }
}

function useVariantsOf(left: Preview, right: Preview): Pack['variants'] {
  const range = useStore(useApp().range.store)
  return useMemo(() => {
    const packs = [right, left].flatMap(({ document }) => [
      ...pinnedCatalogues(range, document.packs).values(),
    ])
    return Object.assign({}, ...packs.map(({ pack }) => pack.variants))
  }, [range, left, right])
}
