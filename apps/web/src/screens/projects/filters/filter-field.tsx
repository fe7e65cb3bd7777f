import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import fieldStyles from '../../../ui/field.module.css'
import type { Trigger } from '../../../ui/on-demand.tsx'
import selectStyles from '../../../ui/select-field.module.css'

type FilterFieldProps = {
  label: string
  /** What is chosen, or that anything is. */
  said: string
  /** Makes what opens of its trigger. */
  children: (trigger: Trigger) => ReactNode
}

/** Looks like the other fields and opens more than a list of options. */
export function FilterField({ label, said, children }: FilterFieldProps) {
  const id = useId()
  return (
    <div className={fieldStyles.field}>
      <span id={`${id}-label`} className={fieldStyles.label}>
        {label}
      </span>
      {children(
        <button
          type="button"
          className={classNames(fieldStyles.control, selectStyles.trigger)}
          aria-labelledby={`${id}-label ${id}-said`}
        >
          <span id={`${id}-said`} className={selectStyles.value} title={said}>
            {said}
          </span>
          <span className={fieldStyles.affix}>
            <ChevronDown size={16} aria-hidden="true" />
          </span>
        </button>,
      )}
    </div>
  )
}
