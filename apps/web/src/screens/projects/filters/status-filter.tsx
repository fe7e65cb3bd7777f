import { statusNames } from '@arredo/flows'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import fieldStyles from '../../../ui/field.module.css'
import { OnDemand } from '../../../ui/on-demand.tsx'
import selectStyles from '../../../ui/select-field.module.css'
import { useText } from '../../../words/use-text.ts'
import type { FilterProps } from '../list-wish.ts'

const fetchMenu = async () => (await import('./status-filter-menu.tsx')).StatusFilterMenu

/** Any of several. */
export function StatusFilter({ wish, change }: FilterProps) {
  const text = useText()
  const id = useId()
  const [first] = wish.status
  const said =
    first === undefined
      ? text('Any status')
      : wish.status.length === 1
        ? text(statusNames[first])
        : text('{{count}} statuses', { count: wish.status.length })
  const trigger = (
    <button
      type="button"
      className={classNames(fieldStyles.control, selectStyles.trigger)}
      aria-labelledby={`${id}-label ${id}-said`}
    >
      <span id={`${id}-said`} className={selectStyles.value}>
        {said}
      </span>
      <span className={fieldStyles.affix}>
        <ChevronDown size={16} aria-hidden="true" />
      </span>
    </button>
  )
  return (
    <div className={fieldStyles.field}>
      <span id={`${id}-label`} className={fieldStyles.label}>
        {text('Status')}
      </span>
      <OnDemand opens="menu" fetch={fetchMenu} popup={{ trigger, wish, change }} />
    </div>
  )
}
