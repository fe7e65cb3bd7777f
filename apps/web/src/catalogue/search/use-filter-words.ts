import { formatMoney } from '@arredo/measures'
import { useLanguage } from '../../words/use-language.ts'
import { useLength } from '../../words/use-length.ts'
import { useText } from '../../words/use-text.ts'
import type { SizeName, Span } from './browse-state.ts'
import { pathTo } from './classification-tree.tsx'
import type { ActiveFilter } from './search-wish.ts'
import type { Facets } from './use-found-articles.ts'

export type FilterWords = {
  readonly sizeName: (size: SizeName) => string
  readonly of: (filter: ActiveFilter) => string
}

/** A filter as a person would say it: "Width 600–900 mm". */
export function useFilterWords(facets: Facets | null): FilterWords {
  const text = useText()
  const { locale } = useLanguage()
  const { symbol, format } = useLength()
  const names: Readonly<Record<SizeName, string>> = {
    width: text('Width'),
    height: text('Height'),
    depth: text('Depth'),
  }

  function bounds({ from, to }: Span, shown: (value: number) => string): string {
    if (from !== null && to !== null) return from === to ? shown(from) : `${shown(from)} – ${shown(to)}`
    if (from !== null) return text('from {{value}}', { value: shown(from) })
    return to === null ? '' : text('up to {{value}}', { value: shown(to) })
  }

  const currency = facets?.currency ?? null
  return {
    sizeName: (size) => names[size],
    of(filter) {
      if (filter.kind === 'tag') return filter.tag
      if (filter.kind === 'group') {
        return pathTo(facets?.classification ?? [], filter.group).at(-1) ?? filter.group
      }
      if (filter.kind === 'size') return `${names[filter.size]} ${bounds(filter.span, format)} ${symbol}`
      return bounds(filter.span, (minor) =>
        currency ? formatMoney({ minor, currency }, locale) : String(minor),
      )
    },
  }
}
