import { logOut } from '@arredo/flows'
import { useApp } from '../../app/app-context.tsx'
import { useProfile } from '../../app/use-session.ts'
import { useAttempt } from '../../shell/use-attempt.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useText } from '../../words/use-text.ts'
import { AloneScreen } from '../mail/alone-screen.tsx'

/** Where the order system sends people who have ended their session with it. */
export function EndInsightScreen() {
  const app = useApp()
  const text = useText()
  const profile = useProfile()
  const { attempt, isBusy } = useAttempt()
  const isSomebody = profile !== null && profile.kind !== 'guest'
  return (
    <AloneScreen title={text('Your session with the order system has ended')}>
      <p>
        {isSomebody
          ? text('You are still logged in here as {{name}}.', { name: profile.displayName })
          : text('You are not logged in here either.')}
      </p>
      <ButtonLink to="/home" kind="primary" size="large">
        {text('Go to the start page')}
      </ButtonLink>
      {isSomebody && (
        <Button size="large" busy={isBusy} onClick={() => void attempt(() => logOut(app))}>
          {text('Log out here too')}
        </Button>
      )}
    </AloneScreen>
  )
}
