import { alternativesInOrder } from '@arredo/project'
import { ChevronDown } from 'lucide-react'
import { OnDemand } from '../../ui/on-demand.tsx'
import { useText } from '../../words/use-text.ts'
import { useDeskState } from '../planner-context.tsx'
import styles from './alternative-switcher.module.css'

const fetchMenu = async () => (await import('./alternative-menu.tsx')).AlternativeMenu

/** Which of several proposals is looked at, and the way to the others; where there is one, nothing. */
export function AlternativeSwitcher() {
  const text = useText()
  const { document, alternative } = useDeskState()
  const name = document.alternatives[alternative]?.name ?? ''
  if (alternativesInOrder(document).length < 2) return null

  const trigger = (
    <button
      type="button"
      className={styles.switcher}
      aria-label={text('Alternative: {{name}}', { name })}
      title={name}
    >
      <span className={styles.name}>{name}</span>
      <ChevronDown size={14} aria-hidden="true" />
    </button>
  )
  return <OnDemand opens="menu" fetch={fetchMenu} popup={{ trigger }} />
}
