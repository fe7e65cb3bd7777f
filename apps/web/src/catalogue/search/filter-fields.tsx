import { formatMoney, parseMoney } from '@arredo/measures'
import { useStore } from 'zustand'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { useLanguage } from '../../words/use-language.ts'
import { useLength } from '../../words/use-length.ts'
import { useText } from '../../words/use-text.ts'
import type { BrowseStore } from './browse-state.ts'
import styles from './filter-fields.module.css'
import { activeFilters, withoutFilters } from './search-wish.ts'
import { SpanFields } from './span-fields.tsx'
import { useFilterWords } from './use-filter-words.ts'
import type { Facets } from './use-found-articles.ts'

/** Tags worth a glance; what is rarer is found by typing it. */
const shownTags = 14

/** Size, price and tags; what is chosen counts at once. */
export function FilterFields({ store, facets }: { store: BrowseStore; facets: Facets | null }) {
  const text = useText()
  const state = useStore(store)
  const words = useFilterWords(facets)
  const { symbol, format, parse } = useLength()
  const { locale } = useLanguage()
  const currency = facets?.currency ?? null
  const { sizes, price, tags } = state
  const offered = [...new Set([...tags, ...(facets?.tags.slice(0, shownTags).map(({ tag }) => tag) ?? [])])]
  const countOf = (tag: string) => facets?.tags.find((listed) => listed.tag === tag)?.count ?? 0

  return (
    <div className={styles.fields}>
      {(['width', 'height', 'depth'] as const).map((size) => (
        <SpanFields
          key={size}
          label={words.sizeName(size)}
          unit={symbol}
          span={sizes[size]}
          known={size === 'width' ? (facets?.width ?? null) : null}
          format={format}
          parse={parse}
          unreadable={text('Please enter a length')}
          onChange={(span) => store.setState({ sizes: { ...sizes, [size]: span } })}
        />
      ))}
      {currency && (
        <SpanFields
          label={text('Price with VAT')}
          unit={currency}
          span={price}
          known={facets?.price ?? null}
          format={(minor) => formatMoney({ minor, currency }, locale, 'numberOnly')}
          parse={(typed) => parseMoney(typed, currency, locale)}
          unreadable={text('Please enter an amount')}
          onChange={(span) => store.setState({ price: span })}
        />
      )}
      {offered.length > 0 && (
        <fieldset className={styles.tags}>
          <legend className={styles.legend}>{text('Tags')}</legend>
          {offered.map((tag) => (
            <Chip
              key={tag}
              chosen={tags.includes(tag)}
              onClick={() =>
                store.setState({
                  tags: tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag],
                })
              }
            >
              {tag} <span className={styles.count}>{countOf(tag)}</span>
            </Chip>
          ))}
        </fieldset>
      )}
      {activeFilters(state).length > 0 && (
        <Button onClick={() => store.setState(withoutFilters(store.getState()))}>{text('Clear all')}</Button>
      )}
    </div>
  )
}
