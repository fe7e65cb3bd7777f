import type { ProjectSheet } from '@arredo/contract'
import { Badge } from '../../ui/badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import styles from './project-page.module.css'

/** Which of them is offered, and what that one costs: of the others no price is stored. */
export function ProjectAlternatives({ sheet: { alternatives, price } }: { sheet: ProjectSheet }) {
  const text = useText()
  const money = useMoney()
  if (alternatives.length === 0) return null

  return (
    <Panel className={styles.part} aria-label={text('Alternatives')}>
      <h2>{text('Alternatives')}</h2>
      <ul className={styles.lines}>
        {alternatives.map(({ id, name, articleCount, isOffered }) => (
          <li key={id}>
            <span className={styles.lineName}>{name}</span>
            {isOffered && alternatives.length > 1 && <Badge kind="good">{text('Offered')}</Badge>}
            <span className={styles.lineAbout}>{text('{{count}} articles', { count: articleCount })}</span>
            {isOffered && price && <strong>{money({ minor: price.total, currency: price.currency })}</strong>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
