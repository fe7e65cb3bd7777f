import { Select } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { classNames } from './class-names.ts'
import fieldStyles from './field.module.css'
import menuStyles from './menu.module.css'
import popupStyles from './popup.module.css'
import styles from './select-field.module.css'

export type SelectFieldProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string; disabled?: boolean }[]
  onChange: (value: Value) => void
  /** For options that are dear to name: they are read when the list opens. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  disabled?: boolean
  className?: string | undefined
}

export function SelectField<Value extends string>({
  label,
  value,
  options,
  onChange,
  onOpenChange,
  disabled = false,
  className,
}: SelectFieldProps<Value>) {
  // Base UI ties label and trigger together a frame after they are shown; by our own id they are from the first.
  const labelId = useId()
  return (
    <Select.Root
      items={options}
      value={value}
      disabled={disabled}
      onOpenChange={(isOpen) => onOpenChange?.(isOpen)}
      onValueChange={(next) => next !== null && onChange(next)}
    >
      <div className={classNames(fieldStyles.field, className)}>
        <Select.Label className={fieldStyles.label}>
          <span id={labelId}>{label}</span>
        </Select.Label>
        <Select.Trigger className={classNames(fieldStyles.control, styles.trigger)} aria-labelledby={labelId}>
          <Select.Value
            className={styles.value}
            title={options.find((option) => option.value === value)?.label}
          />
          <Select.Icon className={fieldStyles.affix}>
            <ChevronDown size={16} aria-hidden="true" />
          </Select.Icon>
        </Select.Trigger>
      </div>
      <Select.Portal render={<aside />}>
        <Select.Positioner sideOffset={6} alignItemWithTrigger={false} className={popupStyles.positioner}>
          <Select.Popup className={menuStyles.menu}>
            {options.map((option) => (
              <Select.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className={menuStyles.item}
              >
                <span className={menuStyles.icon}>
                  <Select.ItemIndicator>
                    <Check size={16} aria-hidden="true" />
                  </Select.ItemIndicator>
                </span>
                <Select.ItemText>{option.label}</Select.ItemText>
              </Select.Item>
            ))}
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  )
}
