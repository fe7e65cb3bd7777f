import type { LeadListing } from '@arredo/contract'
import { takeOverLead } from '@arredo/flows'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../app/app-context.tsx'
import { useProfile } from '../../app/use-session.ts'
import { useAttempt } from '../../shell/use-attempt.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useMoment } from '../../words/use-moment.ts'
import { useText } from '../../words/use-text.ts'
import { useOpenStored } from '../projects/use-open-stored.ts'
import styles from './new-leads.module.css'

/** Rooms that people sent to the shop and nobody has answered; without any it is not there. */
export function NewLeads() {
  const text = useText()
  const { ports } = useApp()
  const shop = useProfile()?.shop?.code
  const { data } = useQuery({
    queryKey: ['leads', shop],
    queryFn: async () => {
      const answer = await ports.call('rooms/leads', {})
      if (!answer.ok) throw new Error(answer.message)
      return answer.value.leads
    },
  })
  if (!data || data.length === 0) return null

  return (
    <Panel aria-labelledby="leads" className={styles.leads}>
      <h2 id="leads">{text('New leads')}</h2>
      <ul className={styles.list}>
        {data.map((lead) => (
          <Lead key={lead.project} lead={lead} />
        ))}
      </ul>
    </Panel>
  )
}

function Lead({ lead }: { lead: LeadListing }) {
  const app = useApp()
  const text = useText()
  const moment = useMoment()
  const { attempt, isBusy } = useAttempt()
  const { open, isOpening } = useOpenStored()
  const { project, name, email, phone, message } = lead
  return (
    <li className={styles.lead}>
      <div className={styles.words}>
        <p className={styles.name}>
          {name}
          <Badge>{lead.projectName}</Badge>
        </p>
        <p className={styles.reach}>
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {phone && <a href={`tel:${phone}`}>{phone}</a>}
          <span>{moment(lead.sentAt)}</span>
        </p>
        {message && <p className={styles.message}>{message}</p>}
      </div>
      <div className={styles.steps}>
        <Button
          kind="quiet"
          aria-label={text('Look at the room of {{name}}', { name })}
          busy={isOpening}
          onClick={() => void open(project)}
        >
          {text('Look first')}
        </Button>
        <Button
          aria-label={text('Take over the room of {{name}}', { name })}
          busy={isBusy}
          onClick={() => void attempt(() => takeOverLead(app, project))}
        >
          {text('Take over')}
        </Button>
      </div>
    </li>
  )
}
