import { Switch } from '@base-ui/react/switch'
import styles from './switch-field.module.css'

export function SwitchField({
  label,
  on,
  onChange,
  disabled = false,
}: {
  label: string
  on: boolean
  onChange: (on: boolean) => void
  disabled?: boolean
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: Base UI's switch renders the labelled input
    <label className={styles.field}>
      <Switch.Root
        className={styles.track}
        checked={on}
        disabled={disabled}
        onCheckedChange={(checked) => onChange(checked)}
      >
        <Switch.Thumb className={styles.thumb} />
      </Switch.Root>
      {label}
    </label>
  )
}
