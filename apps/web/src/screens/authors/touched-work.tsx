import { openProject, statusNames } from '@arredo/flows'
import { useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { useText } from '../../words/use-text.ts'
import { useDate } from '../offer/use-date.ts'
import styles from './touched-work.module.css'
import type { Difference } from './use-version.ts'

/** Work under way with the old version: it keeps it, and whoever publishes should know of it. */
export function TouchedWork({ difference }: { difference: Difference }) {
  const text = useText()
  const date = useDate()
  const { open, isOpening } = useOpenAt()
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
      {offers.count > 0 && (
        <div>
          <h3 className={styles.subject}>{text('{{count}} open offers', { count: offers.count })}</h3>
          <ul className={styles.list} aria-label={text('Open offers')}>
            {offers.first.map(({ number, project, validUntil }) => (
              <li key={`${project} ${number}`}>
                <button
                  type="button"
                  className={styles.open}
                  aria-busy={isOpening || undefined}
                  onClick={() => void open(project, '/offerview')}
                >
                  {text('Offer {{number}}', { number })}
                </button>
                <span className={styles.second}>
                  {text('Valid until {{date}}', { date: date(validUntil) })}
                </span>
              </li>
            ))}
          </ul>
          <More count={offers.count - offers.first.length} />
        </div>
      )}
      {projects.count > 0 && (
        <div>
          <h3 className={styles.subject}>{text('{{count}} open projects', { count: projects.count })}</h3>
          <ul className={styles.list} aria-label={text('Open projects')}>
            {projects.first.map(({ id, name, shop, status }) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.open}
                  aria-busy={isOpening || undefined}
                  onClick={() => void open(id, '/configurator3d')}
                >
                  {name}
                </button>
                <StatusChip status={status} label={text(nameOfStatus(status))} />
                {shop && <span className={styles.second}>{shop}</span>}
              </li>
            ))}
          </ul>
          <More count={projects.count - projects.first.length} />
        </div>
      )}
    </section>
  )
}

/** Counted, but not listed: beyond the first twenty, or not the caller's to open. */
function More({ count }: { count: number }) {
  const text = useText()
  return count > 0 ? <p className={styles.second}>{text('and {{count}} more', { count })}</p> : null
}

function useOpenAt() {
  const app = useApp()
  const [isOpening, setIsOpening] = useState(false)

  async function open(id: number, goTo: string) {
    if (isOpening) return
    setIsOpening(true)
    const opened = await openProject(app, id, { noSaveRequest: false, goTo })
    setIsOpening(false)
    if (!opened.ok && opened.message !== 'Project not saved') {
      app.notices.show({ message: opened.message, kind: 'error' })
    }
  }

  return { open, isOpening }
}

function nameOfStatus(status: string): string {
  return Object.entries(statusNames).find(([known]) => known === status)?.[1] ?? status
}
