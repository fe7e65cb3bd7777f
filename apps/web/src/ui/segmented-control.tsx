import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './segmented-control.module.css'

export type Segment<Value extends string> = {
  value: Value
  label: string
  icon?: ReactNode
  disabled?: boolean
}

/**
 * One of a few, all visible; arrow keys walk, one is always chosen. Our own: the library's asks for computed styles
 * when it appears, and with them for the layout of all that appears beside it.
 */
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
  const [focused, setFocused] = useState<Value | null>(null)
  const enabled = segments.filter(({ disabled }) => !disabled)
  const stop = enabled.find((segment) => segment.value === focused) ?? enabled[0]

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex container in a row of others.
    <div
      role="group"
      aria-label={label}
      className={classNames(styles.control, className)}
      onKeyDown={walkByKey}
    >
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          aria-pressed={segment.value === value}
          tabIndex={segment === stop ? 0 : -1}
          disabled={segment.disabled ?? false}
          className={styles.segment}
          onFocus={() => setFocused(segment.value)}
          onClick={() => segment.value !== value && onChange(segment.value)}
        >
          {segment.icon}
          {segment.label}
        </button>
      ))}
    </div>
  )
}

function walkByKey(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget, shiftKey, ctrlKey, altKey, metaKey } = event
  if (shiftKey || ctrlKey || altKey || metaKey) return
  const buttons = [...currentTarget.querySelectorAll<HTMLButtonElement>('button:enabled')]
  const at = buttons.indexOf(event.target as HTMLButtonElement)
  const next = nextPlace(key, at, buttons.length, document.dir === 'rtl')
  if (next === null || at === -1 || next === at) return
  event.preventDefault()
  buttons[next]?.focus()
}

function nextPlace(key: string, at: number, count: number, isRightToLeft: boolean): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  const step = (key === 'ArrowRight') === isRightToLeft ? -1 : 1
  return (at + step + count) % count
}
