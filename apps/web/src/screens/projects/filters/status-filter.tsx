import { statusNames } from '@arredo/flows'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { useText } from '../../../words/use-text.ts'
import type { FilterProps } from '../list-wish.ts'
import { FilterField } from './filter-field.tsx'

const fetchMenu = async () => (await import('./status-filter-menu.tsx')).StatusFilterMenu

/** Any of several. */
export function StatusFilter({ wish, change }: FilterProps) {
  const text = useText()
  const [first] = wish.status
  const said =
    first === undefined
      ? text('Any status')
      : wish.status.length === 1
        ? text(statusNames[first])
        : text('{{count}} statuses', { count: wish.status.length })
  return (
    <FilterField label={text('Status')} said={said}>
      {(trigger) => <OnDemand opens="menu" fetch={fetchMenu} popup={{ trigger, wish, change }} />}
    </FilterField>
  )
}
