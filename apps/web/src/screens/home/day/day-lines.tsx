import type { Day, FinishedJob, OfferedProject } from '@arredo/contract'
import { statusNames } from '@arredo/flows'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useApp } from '../../../app/app-context.tsx'
import { useAttempt } from '../../../shell/use-attempt.ts'
import { Badge } from '../../../ui/badge.tsx'
import { RowTarget } from '../../../ui/row-target.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { useDate } from '../../../words/use-date.ts'
import { useMoment } from '../../../words/use-moment.ts'
import { useMoney } from '../../../words/use-money.ts'
import { useText } from '../../../words/use-text.ts'
import { jobNames } from '../../jobs/job-names.ts'
import { useOpenStored } from '../../projects/use-open-stored.ts'
import styles from './day-panel.module.css'

type LineProps = { name: string; about: string; mark?: ReactNode; isBusy?: boolean; onOpen: () => void }

function Line({ name, about, mark, isBusy = false, onOpen }: LineProps) {
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <RowTarget isBusy={isBusy} onClick={onOpen}>
          {name}
        </RowTarget>
        <span className={styles.about}>{about}</span>
      </div>
      {mark}
    </li>
  )
}

/** To the project's offers, where the next one is made. */
export function LapsingLine({ today, offered }: { today: string; offered: OfferedProject }) {
  const when = useLapse(today, offered.offer?.validUntil ?? '')
  const about = useAboutOffer(offered)
  const { open, isOpening } = useOpenStored()
  return (
    <Line
      name={offered.name}
      about={about}
      mark={<Badge kind={when.isOver ? 'faint' : 'notice'}>{when.words}</Badge>}
      isBusy={isOpening}
      onOpen={() => void open(offered.project, '/offerview')}
    />
  )
}

/** To the project's page, which has its next steps. */
export function AcceptedLine({ offered }: { offered: OfferedProject }) {
  const text = useText()
  const navigate = useNavigate()
  const about = useAboutOffer(offered)
  const { name, project, status } = offered
  return (
    <Line
      name={name}
      about={about}
      mark={<StatusChip status={status} label={text(statusNames[status])} />}
      onOpen={() => void navigate(`/projects/${project}`)}
    />
  )
}

/** To what was made: documents are with the offers, pictures with the project. */
export function JobLine({ job: { task, state, project, name, finishedAt } }: { job: FinishedJob }) {
  const text = useText()
  const moment = useMoment()
  const navigate = useNavigate()
  const { open, isOpening } = useOpenStored()
  const isOffer = task === 'offer/make'
  const isPhotograph = task.startsWith('photographs/')
  return (
    <Line
      name={text(jobNames[task] ?? 'Another job')}
      about={`${name} · ${moment(finishedAt)}`}
      mark={state === 'failed' ? <Badge kind="notice">{text('Failed')}</Badge> : null}
      isBusy={isOpening}
      onOpen={() => {
        if (isOffer) void open(project, '/offerview')
        else if (isPhotograph) void open(project, '/renderfarm')
        else void navigate(`/projects/${project}`)
      }}
    />
  )
}

/** Back to where it was left. */
export function DraftLine({ draft }: { draft: Day['drafts'][number] }) {
  const app = useApp()
  const text = useText()
  const moment = useMoment()
  const { attempt, isBusy } = useAttempt()
  return (
    <Line
      name={draft.name}
      about={text('Last changed {{when}}', { when: moment(draft.keptAt) })}
      isBusy={isBusy}
      onOpen={() =>
        void attempt(async () => {
          const { restoreDraft } = await import('@arredo/flows/drafts')
          return restoreDraft(app, draft.key, { goTo: '/configurator3d' })
        })
      }
    />
  )
}

function useLapse(today: string, until: string): { readonly words: string; readonly isOver: boolean } {
  const text = useText()
  const date = useDate()
  const days = Math.round((Date.parse(until) - Date.parse(today)) / (24 * 60 * 60 * 1000))
  if (days < 0) return { isOver: true, words: text('Lapsed {{date}}', { date: date(until) }) }
  if (days === 0) return { isOver: false, words: text('Lapses today') }
  return { isOver: false, words: text('Lapses in {{count}} days', { count: days }) }
}

function useAboutOffer({ customer, offer }: OfferedProject): string {
  const text = useText()
  const money = useMoney()
  if (!offer) return customer ?? ''
  const { total, currency, withVat } = offer.total
  const basis = withVat ? text('with VAT') : text('without VAT')
  const price = `${money({ minor: total, currency })} ${basis}`
  return [customer, offer.number, price].filter(Boolean).join(' · ')
}
