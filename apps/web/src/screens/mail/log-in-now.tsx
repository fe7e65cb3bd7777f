import { useApp } from '../../app/app-context.tsx'
import { type KnownLogin, LoginForm } from '../../dialogs/login-form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useText } from '../../words/use-text.ts'
import { AloneScreen } from './alone-screen.tsx'

/** The step after a link has done its work. */
export function LogInNow({ said, known }: { said: string; known: KnownLogin }) {
  const text = useText()
  const { ports } = useApp()
  return (
    <AloneScreen title={text('Log in')}>
      <Notice kind="good" isAlert>
        {text(said)}
      </Notice>
      <LoginForm known={known} onLoggedIn={() => ports.navigate('/home')} />
    </AloneScreen>
  )
}
