import { lazy } from 'react'
import { useApp } from '../app/app-context.tsx'
import { useText } from '../words/use-text.ts'
import { BrandMark } from './brand-mark.tsx'
import styles from './brand-menu.module.css'
import { MenuOnDemand } from './menu-on-demand.tsx'

const Items = lazy(async () => ({ default: (await import('./brand-menu-items.tsx')).BrandMenuItems }))

export function BrandMenu({ side = 'bottom' }: { side?: 'bottom' | 'inline-end' }) {
  const text = useText()
  const { config } = useApp()
  return (
    <MenuOnDemand
      menu={Items}
      side={side}
      trigger={
        <button
          type="button"
          className={styles.button}
          aria-label={text('{{brand}} menu', { brand: config.name })}
        >
          <BrandMark />
        </button>
      }
    />
  )
}
