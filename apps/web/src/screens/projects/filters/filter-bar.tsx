import { mayKeepCustomers, mostShops } from '@arredo/contract'
import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { useProfile } from '../../../app/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useText } from '../../../words/use-text.ts'
import { everyShop, type FilterProps, filtersOf } from '../list-wish.ts'
import { CustomerFilter } from './customer-filter.tsx'
import styles from './filter-bar.module.css'
import { sortNames } from './sort-names.ts'
import { StatusFilter } from './status-filter.tsx'

/** In one line where there is room; on a phone behind one button, with the order of the list. */
export function FilterBar({ wish, change }: FilterProps) {
  const text = useText()
  const profile = useProfile()
  const [isOpen, setIsOpen] = useState(false)
  const count = filtersOf(wish)
  return (
    <div className={styles.bar}>
      <Button
        className={styles.open}
        aria-expanded={isOpen}
        aria-controls="project-filters"
        onClick={() => setIsOpen(!isOpen)}
      >
        <ListFilter size={16} aria-hidden="true" />
        {count === 0 ? text('Filter and sort') : text('Filter and sort ({{filters}})', { filters: count })}
      </Button>
      <fieldset
        id="project-filters"
        className={classNames(styles.fields, isOpen && styles.isOpen)}
        aria-label={text('Filters')}
      >
        <StatusFilter wish={wish} change={change} />
        {mayKeepCustomers(profile) && <CustomerFilter wish={wish} change={change} />}
        <TextField
          label={text('Saved from')}
          type="date"
          min="2000-01-01"
          max={wish.until || '2999-12-31'}
          value={wish.from}
          onChange={(event) => change({ from: event.currentTarget.value })}
        />
        <TextField
          label={text('Saved until')}
          type="date"
          min={wish.from || '2000-01-01'}
          max="2999-12-31"
          value={wish.until}
          onChange={(event) => change({ until: event.currentTarget.value })}
        />
        <ShopFilter wish={wish} change={change} />
        <SelectField
          className={styles.sort}
          label={text('Sort by')}
          value={wish.sort}
          options={sortNames.map(([value, name]) => ({ value, label: text(name) }))}
          onChange={(sort) => change({ sort })}
        />
      </fieldset>
    </div>
  )
}

/** For whoever works for several; the list is that of the one worked for, unless others are asked for. */
function ShopFilter({ wish, change }: FilterProps) {
  const text = useText()
  const { shop, shops = [] } = useProfile() ?? {}
  if (!shop || shops.length < 2) return null
  const others = shops.filter(({ code }) => code !== shop.code)
  const options = [
    { value: '', label: shop.name },
    ...others.map(({ code, name }) => ({ value: code, label: name })),
    ...(shops.length <= mostShops ? [{ value: everyShop, label: text('All my shops') }] : []),
  ]
  const isKnown = options.some(({ value }) => value === wish.shop)
  return (
    <SelectField
      label={text('Shop')}
      value={isKnown ? wish.shop : ''}
      options={options}
      onChange={(chosen) => change({ shop: chosen })}
    />
  )
}
