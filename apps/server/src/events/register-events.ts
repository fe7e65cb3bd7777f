import { lastEventHeader, writeEvent } from '@arredo/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findCaller } from '../auth/find-caller.ts'
import { fail } from '../channel/handler.ts'
import { sendAnswer } from '../channel/send-answer.ts'
import { readToken } from '../channel/session-cookie.ts'
import type { Databases } from '../database/databases.ts'
import { tooMany } from '../door/door.ts'
import { networkOf } from '../door/network-of.ts'
import { createPlaces } from '../door/places.ts'
import type { HttpMetrics } from '../telemetry/http-metrics.ts'
import type { FindSite } from '../tenants/site.ts'
import { eventHub } from './event-hub.ts'
import { eventChannel, readNotice } from './event-notice.ts'
import { type EventStream, eventStream } from './event-stream.ts'
import { listen } from './listen.ts'

export type EventsOptions = {
  readonly databases: Databases
  /** A line to each cell: whoever moved is heard over another one from then on. */
  readonly cells: Readonly<Record<string, string>>
  readonly findSite: FindSite
  readonly metrics: HttpMetrics
}

const beatEvery = 15_000
/** Then the browser comes again, and with it the question whether its session still counts. */
const longest = 5 * 60_000
const mostClients = 10_000
/** A person has so many tabs, an office so many people. */
const most = { session: 10, address: 100 } as const

/** `GET /api/events`: hints to read again, for as long as somebody listens. */
export function registerEvents(server: FastifyInstance, options: EventsOptions): void {
  const { databases, cells, findSite, metrics } = options
  const hub = eventHub(databases, (cell) => tenantsIn(databases, cell))
  const streams = new Set<EventStream>()
  const places = createPlaces()
  metrics.eventClients(() => streams.size)
  const lines = Object.entries(cells).map(([cell, databaseUrl]) =>
    listen({
      databaseUrl,
      channel: eventChannel,
      onNotice(payload) {
        const event = readNotice(payload)
        if (event) hub.tell(event, cell)
      },
      onListening: () =>
        void hub
          .catchUp(cell)
          .catch((error) => server.log.error({ err: error }, 'events could not be made up for')),
      onError: (error) => server.log.warn({ error: error.message }, 'not listening to the database'),
    }),
  )
  const beating = setInterval(hub.beat, beatEvery)
  server.addHook('preClose', async () => {
    clearInterval(beating)
    for (const { end } of streams) end()
    await Promise.all(lines.map((line) => line.close()))
  })

  server.get('/events', async (request, reply) => {
    if (isFromAnotherSite(request))
      return sendAnswer(reply, fail('forbidden', 'Not allowed from this origin'))
    const site = await findSite(request.hostname)
    if (!site) return sendAnswer(reply, fail('notFound', 'Unknown site'))
    const token = readToken(request)
    const now = new Date()
    const caller = token
      ? await databases.readWithTenant(site.tenant, (database) => findCaller(database, site, token, now))
      : null
    if (!caller) return sendAnswer(reply, fail('notLoggedIn', 'First must do login'))
    if (streams.size >= mostClients)
      return sendAnswer(reply, fail('unavailable', 'Too many at the moment, try again'))

    const leaveSession = places.take(`session ${caller.sessionId}`, most.session)
    const leaveAddress = leaveSession && places.take(`address ${networkOf(request.ip)}`, most.address)
    if (!leaveSession || !leaveAddress) {
      leaveSession?.()
      return sendAnswer(reply, tooMany(60))
    }
    const follower = eventStream(metrics.droppedEventClient)
    const { stream, write, end } = follower
    const over = setTimeout(end, lifetime(caller.expiresAt.getTime() - now.getTime()))
    streams.add(follower)
    stream.once('close', () => {
      clearTimeout(over)
      streams.delete(follower)
      leaveSession()
      leaveAddress()
    })
    try {
      const leave = await hub.follow({
        ...{ tenant: site.tenant, person: caller.profile.userId, last: lastSeen(request) },
        send(id, event) {
          write(writeEvent(String(id), event))
          // Whoever logged out, or was logged out from elsewhere, hears of it and nothing more.
          if (event?.topic === 'session' && event.subject === caller.sessionId) end()
        },
        end,
      })
      if (stream.destroyed) leave()
      else stream.once('close', leave)
    } catch (error) {
      stream.destroy()
      throw error
    }
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(stream)
  })
}

async function tenantsIn(databases: Databases, cell: string): Promise<ReadonlySet<number>> {
  const found = await databases.withoutTenant((database) =>
    database.selectFrom('tenant').where('cell', '=', cell).select('number').execute(),
  )
  return new Set(found.map(({ number }) => number))
}

/** Spread, so that those who came together after a restart do not come together again. */
function lifetime(sessionLeft: number): number {
  return Math.min(longest * (0.8 + Math.random() * 0.4), Math.max(0, sessionLeft))
}

function lastSeen(request: FastifyRequest): number | null {
  const last = request.headers[lastEventHeader]
  return typeof last === 'string' && /^\d{1,15}$/.test(last) ? Number(last) : null
}

/** A browser says so itself; another site's page must not even learn that there is something to hear. */
function isFromAnotherSite(request: FastifyRequest): boolean {
  const from = request.headers['sec-fetch-site']
  return from !== undefined && from !== 'same-origin' && from !== 'none'
}
