import { type Call, type CallName, calls, type Rate } from '@arredo/contract'

/** How long those who come wait now, in milliseconds: for this thread, and for a connection to the database. */
export type Pressure = { readonly loop: number; readonly pool: number }

/**
 * What is refused first when there is too much: what nobody waits for, then what costs most, then all that can be
 * asked again. Who logs in or saves is let in for as long as there is any hope: a save is what must not be lost.
 */
const limits: Readonly<Record<Rate, number>> = {
  tell: 300,
  work: 800,
  light: 1_500,
  enter: 3_000,
  keep: 3_000,
}

export function mustShed(rank: Rate, { loop, pool }: Pressure): boolean {
  return Math.max(loop, pool) > limits[rank]
}

/** Null for what must be answered whatever happens: a balancer that hears nothing would take the process away. */
export function rankOf(path: string): Rate | null {
  if (path === '/livez' || path === '/readyz' || path === '/version') return null
  if (path === '/policy-reports' || path === '/api/events') return 'tell'
  const name = path.startsWith('/api/') ? path.slice(5) : ''
  return isCallName(name) ? ((calls[name] as Call).rate ?? 'light') : 'light'
}

function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name)
}
