import type { ProjectSheet } from '@arredo/contract'
import { assignToProject, saveProject, takeUp } from '@arredo/flows'
import { isOrdered, type Result } from '@arredo/project'
import { UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { useProfile } from '../../app/use-session.ts'
import { useAttempt } from '../../shell/use-attempt.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SecondLine } from '../../ui/second-line.tsx'
import { useDate } from '../../words/use-date.ts'
import { useMoment } from '../../words/use-moment.ts'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import { useProjectsChanged } from '../projects/use-projects-changed.ts'
import styles from './project-page.module.css'
import { RoomPicture } from './room-picture.tsx'

export function ProjectFacts({ sheet }: { sheet: ProjectSheet }) {
  const text = useText()
  const moment = useMoment()
  const { shop, owner, changeOf, changes, createdAt, savedAt, savedBy } = sheet
  const facts: readonly (readonly [string, ReactNode])[] = [
    [text('Customer'), <Customer key="customer" sheet={sheet} />],
    ...(shop ? [[text('Shop'), shop.name] as const] : []),
    ...(owner ? [[text('Owner'), owner] as const] : []),
    [text('Begun'), moment(createdAt)],
    [
      text('Saved'),
      <>
        {moment(savedAt)}
        <SecondLine>{savedBy}</SecondLine>
      </>,
    ],
    ...(changeOf === null
      ? []
      : [[text('The order that this one changes'), <Linked key="order" ids={[changeOf]} />] as const]),
    ...(changes.length === 0
      ? []
      : [[text('Change orders'), <Linked key="changes" ids={changes} />] as const]),
  ]
  return (
    <Panel className={styles.facts} aria-label={text('Project')}>
      <RoomPicture project={sheet} />
      <Price sheet={sheet} />
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

/** What it comes to, on which basis, and whether that may be another by now. */
function Price({ sheet }: { sheet: ProjectSheet }) {
  const text = useText()
  const money = useMoney()
  const date = useDate()
  const { price, articleCount, priceDate, mayCostOtherwise } = sheet
  const list = price?.priceList || sheet.priceList
  return (
    <div className={styles.price}>
      <strong className={styles.amount}>
        {price
          ? money({ minor: price.total, currency: price.currency })
          : articleCount === 0
            ? text('Nothing to price yet')
            : text('No price')}
      </strong>
      {price && (
        <SecondLine>
          {price.withVat ? text('with VAT') : text('without VAT')}
          {' · '}
          {text('{{count}} articles', { count: articleCount })}
        </SecondLine>
      )}
      {list && priceDate && (
        <SecondLine>{text('Price list {{list}}, of {{date}}', { list, date: date(priceDate) })}</SecondLine>
      )}
      {mayCostOtherwise && (
        <p className={styles.otherwise}>
          {text('There are newer prices. Opening it shows what they change.')}
        </p>
      )}
    </div>
  )
}

function Customer({ sheet: { id, customer, customerCode, status, statusBefore } }: { sheet: ProjectSheet }) {
  const app = useApp()
  const text = useText()
  const isPro = useProfile()?.kind === 'pro'
  const { attempt, isBusy } = useAttempt()
  const changed = useProjectsChanged()

  /** The status follows by the save. */
  async function assign(): Promise<Result<unknown>> {
    const taken = await takeUp(app, id)
    if (!taken.ok) return taken
    const assigned = await assignToProject(app)
    if (!assigned.ok) return assigned
    const saved = await saveProject(app)
    changed()
    return saved
  }

  return (
    <>
      {customer && customerCode && isPro ? (
        <Link to={`/customers/${customerCode}`}>{customer}</Link>
      ) : (
        (customer ?? text('Nobody is assigned yet.'))
      )}
      {!isOrdered(status, statusBefore) && (
        <div className={styles.inFact}>
          <Button
            size="small"
            icon={<UserRound size={16} aria-hidden="true" />}
            busy={isBusy}
            onClick={() => void attempt(assign)}
          >
            {customer ? text('Change customer') : text('Assign customer')}
          </Button>
        </div>
      )}
    </>
  )
}

/** D-85. */
function Linked({ ids }: { ids: readonly number[] }) {
  const text = useText()
  return (
    <ul className={styles.linked}>
      {ids.map((id) => (
        <li key={id}>
          <Link to={`/projects/${id}`}>{text('Project {{number}}', { number: id })}</Link>
        </li>
      ))}
    </ul>
  )
}
