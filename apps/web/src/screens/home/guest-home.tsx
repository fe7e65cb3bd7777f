import { pathAfterLogin } from '@arredo/flows'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useApp } from '../../app/app-context.tsx'
import { useSession } from '../../app/use-session.ts'
import { LoginForm } from '../../dialogs/login-form.tsx'
import { useStartProject } from '../../shell/use-start-project.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useText } from '../../words/use-text.ts'
import { useRooms } from '../inspiration/use-rooms.ts'
import { DemoPicture } from './demo-picture.tsx'
import styles from './guest-home.module.css'
import { RoomsSection } from './rooms-section.tsx'

/** For who comes back; a first visit does not fetch it. */
const YourRooms = lazy(async () => ({ default: (await import('./your-rooms.tsx')).YourRooms }))

export function GuestHome() {
  const text = useText()
  const { config, dialogs, ports } = useApp()
  const { profile, hasRooms } = useSession()
  const { start, isStarting } = useStartProject()
  const [query] = useSearchParams()
  const rooms = useRooms()
  const hasDemo = rooms.state === 'loading' || rooms.list.length > 0
  const redirectFrom = pathAfterLogin(query.get('redirectFrom'))

  const askedFor = redirectFrom && <Notice>{text('Log in to see the page you asked for.')}</Notice>

  return (
    <div className={styles.home}>
      {hasRooms && (
        <Suspense fallback={<div className={styles.coming} />}>
          <YourRooms />
        </Suspense>
      )}
      <div className={styles.first}>
        <div className={styles.words}>
          <h1 className={styles.title}>{text('Plan a room you would like to stand in')}</h1>
          <p className={styles.lead}>
            {text(
              'Draw your room, place the furniture of {{brand}}, choose every front and handle, and see the price as you go.',
              { brand: config.name },
            )}
          </p>
          {profile ? (
            <>
              {askedFor}
              <div className={styles.steps}>
                {hasDemo && (
                  <ButtonLink to="/demo" kind={hasRooms ? 'plain' : 'primary'} size="large">
                    {text('Try it now')}
                  </ButtonLink>
                )}
                <Button
                  kind={hasDemo ? 'plain' : 'primary'}
                  size="large"
                  busy={isStarting}
                  onClick={() => void start()}
                >
                  {text('Start planning')}
                </Button>
                <Button size="large" onClick={() => void dialogs.ask('login', { redirectFrom })}>
                  {text('Log in')}
                </Button>
                {profile.canSaveProject && (
                  <Button kind="quiet" size="large" onClick={() => void dialogs.ask('roomCode', {})}>
                    {text('Have a code?')}
                  </Button>
                )}
              </div>
            </>
          ) : (
            <Panel className={styles.login} aria-labelledby="login-title">
              <h2 id="login-title">{text('Log in')}</h2>
              {askedFor}
              <LoginForm onLoggedIn={() => redirectFrom && ports.navigate(redirectFrom)} />
            </Panel>
          )}
        </div>
        <DemoPicture rooms={rooms} />
      </div>
      <RoomsSection rooms={rooms} />
    </div>
  )
}
