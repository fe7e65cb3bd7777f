import type { CodeState } from '@arredo/contract'
import { done, type Result, refuse } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import type { MailPurpose } from './mail-purpose.ts'
import { startUp } from './start-up.ts'

/** Whether there is any use in asking; who cannot be answered by mail asks the shop. */
export async function canMail({ ports }: App): Promise<Result<boolean>> {
  const answer = await ports.call('auth/mailState', {})
  return answer.ok ? done(answer.value.canMail) : refuse(answer.message)
}

/** Nobody learns whether the address is known: `mail` says only that one is sent to it if it is. */
export async function askForMail(
  { ports, session }: App,
  purpose: MailPurpose,
  typed: string,
): Promise<Result<'mail' | 'nobody'>> {
  const email = typed.trim()
  if (!email) return refuse(sentence('Please enter your e-mail address'))
  const call = purpose === 'password' ? 'auth/askPassword' : 'auth/askRegistration'
  const answer = await ports.call(call, { email, language: session.getState().language })
  if (!answer.ok) return refuse(answer.message)
  return done(answer.value.isSent ? 'mail' : 'nobody')
}

export async function readMailCode(
  { ports }: App,
  code: string,
  purpose: MailPurpose,
): Promise<Result<CodeState>> {
  const answer = await ports.call('auth/codeState', { code, purpose })
  return answer.ok ? done(answer.value) : refuse(answer.message)
}

export type PasswordByMail = { readonly code: string; readonly next: string; readonly again: string }

export async function setPasswordByMail(
  app: App,
  { code, next, again }: PasswordByMail,
): Promise<Result<string>> {
  if (next !== again) return refuse('The new password was not typed the same twice')
  const answer = await app.ports.call('auth/setPassword', { code, next })
  if (!answer.ok) return refuse(answer.message)

  // This very page may have been logged in with the old one.
  await startUp(app)
  return done(sentence('Your password is changed. Log in with it:'))
}

export type Registration = PasswordByMail & { readonly name: string; readonly consent: boolean }

export async function registerByMail(
  { ports, session }: App,
  { code, name, next, again, consent }: Registration,
): Promise<Result<string>> {
  if (!name.trim()) return refuse(sentence('Please enter your name'))
  if (next !== again) return refuse(sentence('The password was not typed the same twice'))
  const { language } = session.getState()
  const answer = await ports.call('auth/register', { code, name, password: next, consent, language })
  return answer.ok ? done(sentence('You are registered. Log in:')) : refuse(answer.message)
}
