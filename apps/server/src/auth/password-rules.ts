import { isCommonPassword } from './common-passwords.ts'

const shortest = 10
/** What `auth/login` takes at most. */
const longest = 200

/** Why a password is not taken; null when it is. */
export function passwordProblem(
  password: string,
  { account, username }: { readonly account: string; readonly username: string },
): string | null {
  if (password.length < shortest) return `The password is too short: at least ${shortest} characters`
  if (password.length > longest) return `The password is too long: at most ${longest} characters`
  const written = password.toLowerCase()
  if (written.includes(username) || written.includes(account)) {
    return 'The password contains the name it belongs to'
  }
  if (new Set(password).size < 5) return 'The password repeats too few characters'
  return isCommonPassword(password) ? 'The password is one that many people use' : null
}
