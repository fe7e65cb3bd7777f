import type { Notification } from '@arredo/contract'
import { Bell, X } from 'lucide-react'
import { useOpenStored } from '../../screens/projects/use-open-stored.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { Popover } from '../../ui/popover.tsx'
import unseenStyles from '../../ui/unseen.module.css'
import { useMoment } from '../../words/use-moment.ts'
import { useText } from '../../words/use-text.ts'
import { useAttempt } from '../use-attempt.ts'
import styles from './notification-bell.module.css'
import { useNotificationWords } from './use-notification-words.ts'
import { useNotifications } from './use-notifications.ts'

/** D-233: how much one has not read yet, and all that one was told. */
export function NotificationBell({ side }: { side: 'bottom' | 'inline-end' }) {
  const text = useText()
  const { list, unread, read, putAway } = useNotifications()
  const { attempt } = useAttempt()
  const count = unread.length
  const trigger = (
    <button
      type="button"
      className={styles.bell}
      aria-label={count > 0 ? text('{{count}} new notifications', { count }) : text('Notifications')}
    >
      <Bell size={20} strokeWidth={1.75} aria-hidden="true" />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > 9 ? '9+' : count}
        </span>
      )}
    </button>
  )
  return (
    <Popover trigger={trigger} title={text('Notifications')} side={side}>
      {list.length === 0 && (
        <p className={styles.nothing}>
          {text(
            'Nothing to tell. Leads, projects given to you, answers to offers and photographs come here.',
          )}
        </p>
      )}
      {count > 0 && (
        <LinkButton onClick={() => void attempt(() => read(unread))}>{text('Mark all as read')}</LinkButton>
      )}
      <ul className={styles.list}>
        {list.map((each) => (
          <Told
            key={each.id}
            told={each}
            onRead={() => void (each.isRead || attempt(() => read([each])))}
            onPutAway={() => void attempt(() => putAway(each.id))}
          />
        ))}
      </ul>
    </Popover>
  )
}

function Told({
  told,
  onRead,
  onPutAway,
}: {
  told: Notification
  onRead: () => void
  onPutAway: () => void
}) {
  const text = useText()
  const moment = useMoment()
  const words = useNotificationWords()(told)
  const { open } = useOpenStored()
  const { madeAt, project, isRead } = told
  return (
    <li className={styles.told} data-unread={!isRead || undefined}>
      <div className={styles.words}>
        {project === null ? (
          words
        ) : (
          <button
            type="button"
            className={styles.open}
            onClick={() => {
              onRead()
              void open(project)
            }}
          >
            {words}
            {!isRead && <span className={unseenStyles.unseen}> ({text('not read')})</span>}
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
