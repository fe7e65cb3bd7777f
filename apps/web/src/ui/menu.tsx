import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './menu.module.css'
import popup from './popup.module.css'

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement<Record<string, unknown>>
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end'
  align?: 'start' | 'center' | 'end'
  /** For a menu that was fetched because somebody asked for it. */
  isOpenAtFirst?: boolean
  /** For two columns. */
  isWide?: boolean
  children: ReactNode
}

export function Menu({
  trigger,
  side = 'bottom',
  align = 'start',
  isOpenAtFirst = false,
  isWide = false,
  children,
}: MenuProps) {
  return (
    <Base.Root defaultOpen={isOpenAtFirst}>
      <Base.Trigger render={trigger} />
      <Base.Portal render={<aside />}>
        <Base.Positioner side={side} align={align} sideOffset={6} className={popup.positioner}>
          <Base.Popup className={classNames(popup.popup, styles.menu, isWide && styles.wide)}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

export function MenuItem({
  icon,
  onSelect,
  disabled = false,
  children,
}: {
  icon?: ReactNode
  onSelect: () => void
  disabled?: boolean
  children: ReactNode
}) {
  return (
    <Base.Item className={styles.item} onClick={onSelect} disabled={disabled}>
      <span className={styles.icon}>{icon}</span>
      {children}
    </Base.Item>
  )
}

/** Something that is on or off; the menu stays open for the next one. */
export function MenuCheck({
  isOn,
  onChange,
  children,
}: {
  isOn: boolean
  onChange: () => void
  children: ReactNode
}) {
  return (
    <Base.CheckboxItem className={styles.item} checked={isOn} onCheckedChange={onChange} closeOnClick={false}>
      <span className={styles.icon}>
        <Base.CheckboxItemIndicator>
          <Check size={16} aria-hidden="true" />
        </Base.CheckboxItemIndicator>
      </span>
      {children}
    </Base.CheckboxItem>
  )
}

export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className={styles.label}>{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  )
}

export function MenuChoice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: Value
  /** The detail stands at the end of its line. */
  options: readonly { value: Value; label: string; detail?: string }[]
  onChange: (value: Value) => void
}) {
  return (
    <Base.Group>
      <Base.GroupLabel className={styles.label}>{label}</Base.GroupLabel>
      <Base.RadioGroup value={value} onValueChange={(next: Value) => onChange(next)}>
        {options.map((option) => (
          <Base.RadioItem key={option.value} value={option.value} closeOnClick className={styles.item}>
            <span className={styles.icon}>
              <Base.RadioItemIndicator>
                <Check size={16} aria-hidden="true" />
              </Base.RadioItemIndicator>
            </span>
            {option.detail === undefined ? option.label : <span className={styles.grow}>{option.label}</span>}
            {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  )
}

export function MenuSeparator() {
  return <Base.Separator className={styles.separator} />
}
