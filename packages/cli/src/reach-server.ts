import type { Answer } from '@arredo/contract'
import type { Server } from './channel.ts'
import type { Options } from './command.ts'
import type { CommandPorts } from './command-ports.ts'
import { type Call, inSession } from './session.ts'

export type InSession = <Value>(work: (call: Call) => Promise<Answer<Value>>) => Promise<Answer<Value>>
export type Reached = { readonly session: InSession; readonly server: Server }

/** How to work on the server the options name; null when they do not name it, and then it is said what is missing. */
export function reach(
  { to, host, user }: Options,
  { environment, complain }: Pick<CommandPorts, 'environment' | 'complain'>,
): Reached | null {
  const [userid, username] = user?.split('/', 2) ?? []
  const password = environment.ARREDO_PASSWORD
  const wrong = [
    !to && '--to is missing: the address of the server, such as --to https://plan.example',
    to && !isOrigin(to) && `--to ${to} is no address. Write it as https://plan.example`,
    !host && '--host is missing: the host name of the brand, such as --host demo.example',
    !user && '--user is missing: account and name, such as --user SHOP/ada',
    user && !(userid && username) && `--user ${user} is no user. Write account and name as SHOP/ada`,
    !password && `ARREDO_PASSWORD is not set. Set it to the password of ${user ?? 'the user'}`,
  ].filter((line) => typeof line === 'string' && line !== '')
  for (const line of wrong) complain(String(line))
  if (wrong.length > 0 || !to || !host || !userid || !username || !password) return null
  const server = { origin: to, host }
  return { server, session: (work) => inSession(server, { userid, username, password }, work) }
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}

/** What the server found comes with its refusal. */
export function refuse(
  complain: (line: string) => void,
  outcome: string,
  { message, details }: Extract<Answer<unknown>, { readonly ok: false }>,
): 1 {
  complain(`${outcome}: ${message}`)
  for (const found of Array.isArray(details) ? details : []) {
    if (typeof found === 'string') complain(found)
    if (typeof found?.message !== 'string') continue
    const place = found.file ?? found.path ?? ''
    complain(place === '' ? found.message : `${place}: ${found.message}`)
  }
  return 1
}
