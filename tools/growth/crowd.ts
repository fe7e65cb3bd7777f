import { useOfTree } from '../bench/scale/process-use.ts'
import { channelClient } from '../stack/channel-client.ts'
import { freePort } from '../stack/free-port.ts'
import { spawnServer } from '../stack/spawn-server.ts'
import { stopChild } from '../stack/spawn-worker.ts'
import { measures } from './measures.ts'
import { type Desk, newDraft, newKitchen, type Side } from './side.ts'

export type Crowd = {
  readonly callsPerSecond: number
  readonly p95: number
  /** Milliseconds of processor per call. */
  readonly http: number
  readonly postgres: number
  /** Of whoever makes the calls: on the same cores. */
  readonly callers: number
}

export type CrowdSize = {
  /** How many http share the database. */
  readonly https: number
  readonly mix: Mix
  readonly milliseconds: number
  readonly postgresPid: number
}

/** How many of each call, by the names of the measures. */
export type Mix = Readonly<Record<string, number>>

/** An hour of editing as docs/scale.md has it, without the return of the event stream. */
export const hour: Mix = {
  ...{ draft: 600, save: 12, load: 4, list: 10, 'search-two-words': 60, session: 120 },
}
const callers = 12

/** Some people make their calls one after the other, without the pauses that people make. */
export async function crowd(
  side: Side,
  { https, mix, milliseconds, postgresPid }: CrowdSize,
): Promise<Crowd> {
  const ports: number[] = []
  while (ports.length < https) ports.push(await freePort())
  const servers = await Promise.all(ports.map((port) => spawnServer(side.appUrl, port)))
  const seats = await Promise.all(
    Array.from({ length: callers }, (_, caller) => seatsOf(side.desks, caller, ports)),
  )
  const usedSince = (before = { http: 0, postgres: 0, callers: 0 }) => {
    const { user, system } = process.cpuUsage()
    return {
      http: servers.reduce((sum, { pid }) => sum + useOfTree(pid ?? 0).cpu, 0) - before.http,
      postgres: useOfTree(postgresPid).cpu - before.postgres,
      callers: (user + system) / 1e6 - before.callers,
    }
  }
  try {
    await callFor(seats, mix, milliseconds / 3)
    const before = usedSince()
    const started = performance.now()
    const times = (await callFor(seats, mix, milliseconds)).toSorted((one, two) => one - two)
    const seconds = (performance.now() - started) / 1000
    const used = usedSince(before)
    return {
      callsPerSecond: times.length / seconds,
      p95: times[Math.floor((times.length - 1) * 0.95)] ?? Number.NaN,
      http: (used.http / times.length) * 1000,
      postgres: (used.postgres / times.length) * 1000,
      callers: (used.callers / times.length) * 1000,
    }
  } finally {
    for (const { client } of seats.flat()) client.close()
    await Promise.all(servers.map(stopChild))
  }
}

/** Each with brands and a project of its own, at any of the processes. */
function seatsOf(desks: readonly Desk[], caller: number, ports: readonly number[]): Promise<readonly Desk[]> {
  const own = desks.filter((_, index) => index % callers === caller % desks.length)
  return Promise.all(
    own.map(async (desk, index) => {
      const port = ports[(caller + index) % ports.length] ?? 0
      const client = channelClient(port, desk.host, desk.client.bearer ?? '')
      return { ...desk, client, draft: newDraft(), kept: await newKitchen(client, desk.pack) }
    }),
  )
}

/** How long each call took. */
async function callFor(
  seats: readonly (readonly Desk[])[],
  mix: Mix,
  milliseconds: number,
): Promise<readonly number[]> {
  const calls = inTurns(mix)
  const until = performance.now() + milliseconds
  const times: number[] = []
  await Promise.all(
    seats.map(async (desks, caller) => {
      for (let turn = caller * 1000; performance.now() < until; turn++) {
        const desk = desks[turn % desks.length]
        const call = calls[turn % calls.length]
        if (!desk || !call) throw new Error('Nothing to do')
        const started = performance.now()
        await call.work(desk, turn)
        times.push(performance.now() - started)
      }
    }),
  )
  return times
}

/** Each kind as evenly among the others as it goes. */
function inTurns(mix: Mix) {
  return measures
    .flatMap((measure) => {
      const count = mix[measure.name] ?? 0
      return Array.from({ length: count }, (_, index) => ({ ...measure, at: (index + 0.5) / count }))
    })
    .toSorted((one, two) => one.at - two.at)
}
