import type { Notification } from '@arredo/contract'
import { notificationWords } from '@arredo/flows'
import { Bell, X } from 'lucide-react'
import { useOpenStored } from '../../screens/projects/use-open-stored.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Popover } from '../../ui/popover.tsx'
import { useMoment } from '../../words/use-moment.ts'
import { useText } from '../../words/use-text.ts'
import { useAttempt } from '../use-attempt.ts'
import styles from './notification-bell.module.css'
import { useNotifications } from './use-notifications.ts'

/** How many things one was told, and what; it is not there while there is nothing. */
export function NotificationBell({ side }: { side: 'bottom' | 'inline-end' }) {
  const text = useText()
  const { list, putAway } = useNotifications()
  const { attempt } = useAttempt()
  if (list.length === 0) return null

  const trigger = (
    <button
      type="button"
      className={styles.bell}
      aria-label={text('{{count}} notifications', { count: list.length })}
    >
      <Bell size={20} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.count} aria-hidden="true">
        {list.length > 9 ? '9+' : list.length}
      </span>
    </button>
  )
  return (
    <Popover trigger={trigger} title={text('Notifications')} side={side}>
      <ul className={styles.list}>
        {list.map((each) => (
          <Told key={each.id} told={each} onPutAway={() => void attempt(() => putAway(each.id))} />
        ))}
      </ul>
    </Popover>
  )
}

function Told({ told, onPutAway }: { told: Notification; onPutAway: () => void }) {
  const text = useText()
  const moment = useMoment()
  const { open } = useOpenStored()
  const { kind, named, madeAt, project } = told
  const words = text(notificationWords[kind], named)
  return (
    <li className={styles.told}>
      <div className={styles.words}>
        {project === null ? (
          words
        ) : (
          <button type="button" className={styles.open} onClick={() => void open(project)}>
            {words}
          </button>
        )}
        <span className={styles.when}>{moment(madeAt)}</span>
      </div>
      <IconButton
        label={text('Put away: {{what}}', { what: words })}
        icon={<X size={16} aria-hidden="true" />}
        onClick={onPutAway}
      />
    </li>
  )
}
