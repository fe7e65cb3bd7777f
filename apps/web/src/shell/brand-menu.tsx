import { useApp } from '../app/app-context.tsx'
import { OnDemand } from '../ui/on-demand.tsx'
import { useText } from '../words/use-text.ts'
import { BrandMark } from './brand-mark.tsx'
import styles from './brand-menu.module.css'

const fetchItems = async () => (await import('./brand-menu-items.tsx')).BrandMenuItems

export function BrandMenu({ side = 'bottom' }: { side?: 'bottom' | 'inline-end' }) {
  const text = useText()
  const { config } = useApp()
  const trigger = (
    <button
      type="button"
      className={styles.button}
      aria-label={text('{{brand}} menu', { brand: config.name })}
    >
      <BrandMark />
    </button>
  )
  return <OnDemand opens="menu" fetch={fetchItems} popup={{ trigger, side }} />
}
