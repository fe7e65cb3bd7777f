import { useEffect, useRef } from 'react'
import styles from './select-box.module.css'

/** Above the row, which opens the project wherever else it is pressed. */
export function SelectBox({
  label,
  isOn,
  isPartly = false,
  onChange,
}: {
  label: string
  isOn: boolean
  /** Some of those it stands for. */
  isPartly?: boolean
  onChange: () => void
}) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly
  }, [isPartly])
  return (
    <label className={styles.place}>
      <input
        ref={box}
        type="checkbox"
        className={styles.box}
        aria-label={label}
        checked={isOn}
        onChange={onChange}
      />
    </label>
  )
}
