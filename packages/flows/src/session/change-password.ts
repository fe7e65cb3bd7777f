import { done, type Result, refuse } from '@arredo/project'
import type { App } from '../app.ts'

export type PasswordChange = { readonly present: string; readonly next: string; readonly again: string }

/** What would be refused anyway is said before anything is sent. */
export async function changePassword(
  { ports }: App,
  { present, next, again }: PasswordChange,
): Promise<Result<string>> {
  if (!present) return refuse('Type the password you have now')
  if (next !== again) return refuse('The new password was not typed the same twice')
  const answer = await ports.call('auth/changePassword', { present, next })
  return answer.ok ? done('Your password is changed') : refuse(answer.message)
}
