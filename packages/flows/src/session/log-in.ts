import { customersAccount } from '@arredo/contract'
import { done, type Result, refuse } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import { carrierOf, enter } from './enter.ts'

export type Credentials = {
  readonly userid: string
  readonly username: string
  readonly password: string
  /** A customer's account is refused like one that does not exist. */
  readonly isProfessional?: true
}

/** H-28, H-30: one login, whether a person or a host asks. */
export async function logIn(app: App, credentials: Credentials): Promise<Result<string>> {
  const { userid, username, password } = credentials
  if (!userid) return refuse('Missing user id')
  if (!username) return refuse('Missing username')
  if (!password) return refuse('Missing password')

  const wasGuest = app.session.getState().profile?.kind === 'guest'
  const answer = await app.ports.call('auth/login', { ...credentials, carrier: carrierOf(app) })
  if (!answer.ok) return refuse(answer.message)

  await enter(app, answer.value)
  if (wasGuest && answer.value.profile.kind === 'pro') {
    const { keepGuestsRoom } = await import('./keep-guests-room.ts')
    await keepGuestsRoom(app)
  }
  return done('User Pro authenticated')
}

/** their user name is an e-mail address, and one account is for all of them. */
export async function logInAsCustomer(
  app: App,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Result<string>> {
  if (!email) return refuse(sentence('Please enter your e-mail address'))
  const entered = await logIn(app, { userid: customersAccount, username: email, password })
  // They know of no user ID.
  return entered.ok || !entered.message.startsWith('Wrong user ID')
    ? entered
    : refuse(sentence('Wrong e-mail address or password'))
}

/** Where a guard turned somebody away; only our own paths, never another site. */
export function pathAfterLogin(redirectFrom: string | null): string | null {
  return redirectFrom !== null && /^\/(?![/\\])/.test(redirectFrom) ? redirectFrom : null
}
