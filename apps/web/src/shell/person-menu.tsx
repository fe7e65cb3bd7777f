import { OnDemand } from '../ui/on-demand.tsx'
import { useText } from '../words/use-text.ts'
import styles from './person-menu.module.css'
import { usePersonName } from './use-person-name.ts'

const fetchItems = async () => (await import('./person-menu-items.tsx')).PersonMenuItems

export function PersonMenu({ side = 'bottom' }: { side?: 'bottom' | 'inline-end' }) {
  const text = useText()
  const name = usePersonName()
  const trigger = (
    <button type="button" className={styles.person} aria-label={text('Account of {{name}}', { name })}>
      <span aria-hidden="true">{initials(name)}</span>
    </button>
  )
  return <OnDemand opens="menu" fetch={fetchItems} popup={{ trigger, side }} />
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
