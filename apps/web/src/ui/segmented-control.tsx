import { Toggle } from '@base-ui/react/toggle'
import { ToggleGroup } from '@base-ui/react/toggle-group'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './segmented-control.module.css'

export type Segment<Value extends string> = {
  value: Value
  label: string
  icon?: ReactNode
  disabled?: boolean
}

/** One of a few, all visible; arrow keys walk, one is always chosen. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  segments,
  onChange,
  className,
}: {
  label: string
  value: Value
  segments: readonly Segment<Value>[]
  onChange: (value: Value) => void
  className?: string | undefined
}) {
  return (
    <ToggleGroup
      aria-label={label}
      className={classNames(styles.control, className)}
      value={[value]}
      onValueChange={(next) => {
        const chosen = segments.find((segment) => segment.value === next[0])
        if (chosen) onChange(chosen.value)
      }}
    >
      {segments.map((segment) => (
        <Toggle
          key={segment.value}
          value={segment.value}
          disabled={segment.disabled ?? false}
          className={styles.segment}
        >
          {segment.icon}
          {segment.label}
        </Toggle>
      ))}
    </ToggleGroup>
  )
}
