import { Sunrise } from 'lucide-react'
import { Link } from '../../../ui/link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useText } from '../../../words/use-text.ts'
import { LoadFailed } from '../../load-failed.tsx'
import { DayGroup } from './day-group.tsx'
import { AcceptedLine, DraftLine, JobLine, LapsingLine } from './day-lines.tsx'
import styles from './day-panel.module.css'
import { useDay } from './use-day.ts'

/** D-232: what waits for a seller, most pressing first; each line leads where it is done. */
export function DayPanel() {
  const text = useText()
  const { day, message, retry } = useDay()
  return (
    <Panel aria-labelledby="day" aria-busy={!day && !message} className={styles.day}>
      <h2 id="day">{text('Today')}</h2>
      {day ? (
        <Groups day={day} />
      ) : message ? (
        <LoadFailed title={text('The day could not be loaded')} message={message} retry={retry} />
      ) : (
        <Skeleton height={44} />
      )}
    </Panel>
  )
}

function Groups({ day }: { day: NonNullable<ReturnType<typeof useDay>['day']> }) {
  const text = useText()
  const { today, lapsing, accepted, jobs, drafts } = day
  if (lapsing.length + accepted.length + jobs.length + drafts.length === 0) return <NothingWaits />

  return (
    <div className={styles.groups}>
      <DayGroup name={text('Offers that lapse')} list={lapsing} keyOf={({ project }) => project}>
        {(one) => <LapsingLine today={today} offered={one} />}
      </DayGroup>
      <DayGroup name={text('Accepted')} list={accepted} keyOf={({ project }) => project}>
        {(one) => <AcceptedLine offered={one} />}
      </DayGroup>
      <DayGroup name={text('Ready for you')} list={jobs} keyOf={({ id }) => id}>
        {(job) => <JobLine job={job} />}
      </DayGroup>
      <DayGroup name={text('Not saved yet')} list={drafts} keyOf={({ key }) => key}>
        {(draft) => <DraftLine draft={draft} />}
      </DayGroup>
    </div>
  )
}

function NothingWaits() {
  const text = useText()
  return (
    <p className={styles.nothing}>
      <Sunrise size={20} strokeWidth={1.75} aria-hidden="true" />
      {text('Nothing waits for you: no offer lapses, nothing is to be ordered.')}
      <Link to="/projects?status=offer">{text('Offers that are out')}</Link>
    </p>
  )
}
