import {
  type Answer,
  type Call,
  contractVersionHeader,
  type Failure,
  oldestSupportedContract,
  ordinaryBody,
} from '@arredo/contract'
import { sentence } from '@arredo/words'
import type { FastifyRequest } from 'fastify'
import { accessRefusal, type Caller } from '../auth/caller.ts'
import { findCaller, type Token } from '../auth/find-caller.ts'
import { hashToken } from '../auth/session-token.ts'
import { answer, fail } from '../channel/handler.ts'
import { readToken } from '../channel/session-cookie.ts'
import type { Databases } from '../database/databases.ts'
import { isUnderWay, stateOf } from '../maintenance/maintenance.ts'
import type { FindSite, Site } from '../tenants/site.ts'
import type { Buckets } from './buckets.ts'
import { networkOf } from './network-of.ts'
import { type Keeper, rateOf } from './rates.ts'

/** What is known of a request before its body is read. */
export type Admitted = {
  readonly site: Site
  readonly token: Token | null
  /** Undefined where nobody looked yet: a small body is read first, and one transaction does both. */
  readonly caller: Caller | null | undefined
}

export type DoorOptions = {
  readonly databases: Databases
  readonly findSite: FindSite
  readonly clock: () => Date
  readonly buckets: Buckets
}

export type Door = {
  /** Everything that needs no body: rate, version, origin, site, session and, where the body may be large, access. */
  readonly judge: (request: FastifyRequest, call: Call) => Promise<Answer<Admitted>>
  /** Whether this caller may make the call, now. */
  readonly refuse: (call: Call, site: Site, caller: Caller | null) => Failure | null
}

export function createDoor({ databases, findSite, clock, buckets }: DoorOptions): Door {
  function tooOften({ rate = 'light' }: Call, keeper: Keeper, name: string): Failure | null {
    const seconds = buckets.take(`${keeper} ${rate} ${name}`, rateOf(keeper, rate), clock().getTime())
    return seconds === 0 ? null : tooMany(seconds)
  }

  function refuse(call: Call, site: Site, caller: Caller | null): Failure | null {
    const refusal = accessOf(call, caller)
    if (refusal) return refusal
    if (isKeptOut(call, site, caller, clock()))
      return fail('maintenance', underMaintenance, stateOf(site.maintenance, clock()))

    const { number } = site.tenant
    const account = caller && tooOften(call, 'account', `${number} ${caller.profile.userId}`)
    return account ?? tooOften(call, 'tenant', String(number))
  }

  return {
    refuse,
    async judge(request, call) {
      const crowded = tooOften(call, 'address', networkOf(request.ip))
      if (crowded) return crowded
      if (isOutdated(request)) return fail('outdatedClient', 'Reload to get the new version')

      const token = readToken(request)
      const isSafe =
        token?.carrier === 'cookie' ? isFromOwnPage(request) : !isFromOtherPage(request) || token !== null
      if (!isSafe) return fail('forbidden', 'Not allowed from this origin')

      const site = await findSite(request.hostname)
      if (!site) return fail('notFound', 'Unknown site')
      if (!token) return accessOf(call, null) ?? answer({ site, token, caller: null })

      const hurried = tooOften(call, 'session', hashToken(token.value).toString('base64url'))
      if (hurried) return hurried
      if ((call.largest ?? 0) <= ordinaryBody) return answer({ site, token, caller: undefined })

      const now = clock()
      const caller = await databases.readOnce(site.tenant, (database) =>
        findCaller(database, site, token, now),
      )
      return accessOf(call, caller) ?? answer({ site, token, caller })
    },
  }
}

/** D-52: supervisors work on; everybody else comes back later, and finds the drafts they left. */
function isKeptOut({ service }: Call, site: Site, caller: Caller | null, now: Date): boolean {
  return isUnderWay(site.maintenance, now) && !caller?.profile.isAdmin && !openInMaintenance.includes(service)
}
/** Who one is, what there is to read, and when it is over. */
const openInMaintenance: readonly string[] = ['auth', 'errors', 'maintenance', 'translations']
const underMaintenance = sentence(
  'The site is being worked on. Try again later: what you did is kept on this device',
)

function accessOf({ access }: Call, caller: Caller | null): Failure | null {
  const refusal = accessRefusal(access, caller)
  return refusal && fail(refusal.code, refusal.message)
}

export function tooMany(seconds: number): Failure {
  return fail('tooMany', 'Too many requests, try again in a moment', { seconds })
}

/** A client without the header is a program; it takes what comes. */
function isOutdated(request: FastifyRequest): boolean {
  const version = request.headers[contractVersionHeader]
  return version !== undefined && !(Number(version) >= oldestSupportedContract)
}

/** A browser names the page that posts; a page of another site must not act with this site's cookie. */
function isFromOwnPage(request: FastifyRequest): boolean {
  const { origin } = request.headers
  return origin !== undefined && URL.parse(origin)?.host === request.host
}

/** Before there is a session, programs without an Origin are welcome; pages of other sites are not. */
function isFromOtherPage(request: FastifyRequest): boolean {
  return request.headers.origin !== undefined && !isFromOwnPage(request)
}
