import { logOutEverywhere } from '@arredo/flows'
import type { Result } from '@arredo/project'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../app/app-context.tsx'
import { useProfile } from '../../app/use-session.ts'
import { useAttempt } from '../../shell/use-attempt.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMoment } from '../../words/use-moment.ts'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import { deviceOf } from './device-of.ts'
import styles from './sessions-dialog.module.css'

/** Every device with a session of this person's; each can be ended from here, and all at once. */
export function SessionsDialog({ frame }: DialogProps<'sessions'>) {
  const app = useApp()
  const text = useText()
  const moment = useMoment()
  const userId = useProfile()?.userId
  const { attempt, isBusy } = useAttempt()
  const { data, refetch } = useQuery({
    queryKey: ['sessions', userId],
    queryFn: async () => {
      const answer = await app.ports.call('auth/sessions', {})
      if (!answer.ok) throw new Error(answer.message)
      return answer.value.sessions
    },
  })
  const others = data?.filter(({ isThis }) => !isThis) ?? []

  async function end(which: string): Promise<Result<unknown>> {
    const answer = await app.ports.call('auth/endSessions', { which })
    await refetch()
    return answer
  }

  function nameOf(agent: string): string {
    const { browser, machine } = deviceOf(agent)
    if (browser && machine) return text('{{browser}} on {{machine}}', { browser, machine })
    return browser ?? machine ?? text('A program')
  }

  return (
    <DialogFrame
      {...frame}
      description={text('Whatever you do not know, log out here; then change your password.')}
      footer={
        <>
          {others.length > 1 && (
            <Button busy={isBusy} onClick={() => void attempt(() => end('others'))}>
              {text('Log out all others')}
            </Button>
          )}
          <Button kind="danger" busy={isBusy} onClick={() => void attempt(() => logOutEverywhere(app))}>
            {text('Log out everywhere')}
          </Button>
        </>
      }
    >
      {data ? (
        <ul className={styles.list}>
          {data.map(({ id, agent, openedAt, isThis }) => (
            <li key={id} className={styles.session}>
              <div>
                <p className={styles.device}>
                  {nameOf(agent)}
                  {isThis && <Badge>{text('This device')}</Badge>}
                </p>
                <p className={styles.since}>{text('Since {{when}}', { when: moment(openedAt) })}</p>
              </div>
              {!isThis && (
                <Button
                  size="small"
                  aria-label={text('Log out {{device}}', { device: nameOf(agent) })}
                  onClick={() => void attempt(() => end(id))}
                >
                  {text('Log out')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <div aria-busy="true">
          <Skeleton height={48} />
        </div>
      )}
    </DialogFrame>
  )
}
