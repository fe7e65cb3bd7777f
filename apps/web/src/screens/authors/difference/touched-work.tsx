import { statusNames } from '@arredo/flows'
import type { ReactNode } from 'react'
import { LinkButton } from '../../../ui/link.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { useDate } from '../../../words/use-date.ts'
import { useText } from '../../../words/use-text.ts'
import { useOpenStored } from '../../projects/use-open-stored.ts'
import type { Difference } from '../releases/use-version.ts'
import styles from './touched-work.module.css'

/** Work under way with the old version: it keeps it, and whoever publishes should know of it. */
export function TouchedWork({ difference }: { difference: Difference }) {
  const text = useText()
  const date = useDate()
  const { open, isOpening } = useOpenStored()
  const { projects, offers } = difference
  if (projects.count + offers.count === 0) return null

  return (
    <section className={styles.touched} aria-label={text('Work under way')}>
      <div>
        <h2>{text('Work under way')}</h2>
        <p className={styles.hint}>
          {text(
            'These were made with the version before. They keep their version and prices until somebody brings them up to date.',
          )}
        </p>
      </div>
      <Touched
        title={text('{{count}} open offers', { count: offers.count })}
        label={text('Open offers')}
        left={offers.count - offers.first.length}
      >
        {offers.first.map(({ number, project, validUntil }) => (
          <li key={`${project} ${number}`}>
            <LinkButton aria-busy={isOpening || undefined} onClick={() => void open(project, '/offerview')}>
              {text('Offer {{number}}', { number })}
            </LinkButton>
            <span className={styles.about}>{text('Valid until {{date}}', { date: date(validUntil) })}</span>
          </li>
        ))}
      </Touched>
      <Touched
        title={text('{{count}} open projects', { count: projects.count })}
        label={text('Open projects')}
        left={projects.count - projects.first.length}
      >
        {projects.first.map(({ id, name, shop, status }) => (
          <li key={id}>
            <LinkButton aria-busy={isOpening || undefined} onClick={() => void open(id)}>
              {name}
            </LinkButton>
            <StatusChip status={status} label={text(nameOfStatus(status))} />
            {shop && <span className={styles.about}>{shop}</span>}
          </li>
        ))}
      </Touched>
    </section>
  )
}

/** Those that may be opened by name, the others counted: beyond the first twenty, or not the caller's. */
function Touched({
  title,
  label,
  left,
  children,
}: {
  title: string
  label: string
  left: number
  children: readonly ReactNode[]
}) {
  const text = useText()
  if (children.length + left === 0) return null

  return (
    <div>
      <h3 className={styles.subject}>{title}</h3>
      <ul className={styles.list} aria-label={label}>
        {children}
      </ul>
      {left > 0 && <p className={styles.about}>{text('and {{count}} more', { count: left })}</p>}
    </div>
  )
}

function nameOfStatus(status: string): string {
  return Object.entries(statusNames).find(([known]) => known === status)?.[1] ?? status
}
