import { statusNames } from '@arredo/flows'
import { X } from 'lucide-react'
import { useProfile } from '../../../app/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { useDate } from '../../../words/use-date.ts'
import { useText } from '../../../words/use-text.ts'
import { anyProject, everyShop, type FilterProps, filtersOf, type ListWish } from '../list-wish.ts'
import styles from './filter-chips.module.css'
import { useCustomerName } from './use-customer-name.ts'

type Filter = { readonly key: string; readonly said: string; readonly without: Partial<ListWish> }

/** What the list is narrowed down by: each goes by one press, or all of them. */
export function FilterChips({ wish, change }: FilterProps) {
  const text = useText()
  const filters = useFilters(wish)
  if (filtersOf(wish) === 0) return null
  return (
    <div className={styles.chips}>
      {filters.map(({ key, said, without }) => (
        <button
          key={key}
          type="button"
          className={styles.chip}
          aria-label={text('Remove the filter {{filter}}', { filter: said })}
          onClick={() => change(without)}
        >
          {said}
          <X size={14} aria-hidden="true" />
        </button>
      ))}
      <Button
        kind="quiet"
        size="small"
        onClick={() => change({ ...anyProject, sort: wish.sort, search: wish.search })}
      >
        {text('Clear the filters')}
      </Button>
    </div>
  )
}

function useFilters({ status, shop, customer, from, until }: ListWish): readonly Filter[] {
  const text = useText()
  const date = useDate()
  const shops = useProfile()?.shops ?? []
  const name = useCustomerName(customer)
  const shopName =
    shop === everyShop ? text('All my shops') : (shops.find(({ code }) => code === shop)?.name ?? shop)
  const filters: readonly (Filter | false)[] = [
    ...status.map((each) => ({
      ...{ key: each, said: text(statusNames[each]) },
      without: { status: status.filter((other) => other !== each) },
    })),
    customer !== '' && { key: 'customer', said: name, without: { customer: '' } },
    from !== '' && {
      ...{ key: 'from', said: text('Saved from {{date}}', { date: date(from) }), without: { from: '' } },
    },
    until !== '' && {
      ...{ key: 'until', said: text('Saved until {{date}}', { date: date(until) }), without: { until: '' } },
    },
    shop !== '' && { key: 'shop', said: shopName, without: { shop: '' } },
  ]
  return filters.filter((filter) => filter !== false)
}
