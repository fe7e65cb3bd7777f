import { pathAfterLogin } from '@arredo/flows'
import { useApp } from '../app/app-context.tsx'
import { DialogFrame } from '../ui/dialog-frame.tsx'
import type { DialogProps } from './dialog-props.ts'
import { LoginForm } from './login-form.tsx'

export function LoginDialog({ question, onAnswer, frame }: DialogProps<'login'>) {
  const { ports } = useApp()
  return (
    <DialogFrame {...frame}>
      <LoginForm
        onLoggedIn={() => {
          onAnswer('loggedIn')
          const path = pathAfterLogin(question.redirectFrom)
          if (path) ports.navigate(path)
        }}
      />
    </DialogFrame>
  )
}
