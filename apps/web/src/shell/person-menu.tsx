import { lazy } from 'react'
import { useText } from '../words/use-text.ts'
import { MenuOnDemand } from './menu-on-demand.tsx'
import styles from './person-menu.module.css'
import { usePersonName } from './use-person-name.ts'

const Items = lazy(async () => ({ default: (await import('./person-menu-items.tsx')).PersonMenuItems }))

export function PersonMenu({ side = 'bottom' }: { side?: 'bottom' | 'inline-end' }) {
  const text = useText()
  const name = usePersonName()
  return (
    <MenuOnDemand
      menu={Items}
      side={side}
      trigger={
        <button type="button" className={styles.person} aria-label={text('Account of {{name}}', { name })}>
          <span aria-hidden="true">{initials(name)}</span>
        </button>
      }
    />
  )
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
