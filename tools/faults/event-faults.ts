import { setTimeout as pause } from 'node:timers/promises'
import { spawnWorker, stopChild } from '../stack/spawn-worker.ts'
import { followEvents, missedEvents } from './event-follower.ts'
import { kills } from './kills.ts'
import { makeOffer, saveProject } from './offers.ts'
import type { JobFaults } from './worker-faults.ts'

export type EventFaults = JobFaults & {
  readonly port: number
  readonly host: string
  /** A session of its own each time. */
  readonly newBearer: () => Promise<string>
  /** Ends the server without a word and starts another. */
  readonly killServer: () => Promise<void>
}

const clients = 200
/** As many as the door lets a session and an address have. */
const streamsEach = 10
const mostAtAddress = 100
const offersEach = 4

/** Kills the server under browsers that follow their jobs; they must come back and have missed nothing. */
export async function eventFaults(faults: EventFaults): Promise<void> {
  const { client, sql, workerUrl, filesFolder, check, port, host, newBearer, killServer } = faults
  const worker = await spawnWorker(workerUrl, { LOG_LEVEL: 'fatal', FILES_FOLDER: filesFolder })
  const bearers: string[] = []
  // One after the other: many at once would look like guessing.
  while (bearers.length < clients / streamsEach) bearers.push(await newBearer())
  const followers = bearers.flatMap((bearer, session) =>
    Array.from({ length: streamsEach }, () =>
      followEvents(port, host, bearer, `127.0.0.${2 + Math.floor((session * streamsEach) / mostAtAddress)}`),
    ),
  )
  try {
    const allConnected = () =>
      followers.every((follower) => follower.isConnected() && follower.since() !== null)
    await until(allConnected)
    const project = await saveProject(client, 'events')
    for (let kill = 0; kill < kills.serverUnderFollowers; kill++) {
      const making = Array.from({ length: offersEach }, (_, count) =>
        makeOffer(client, project, `events-${kill}-${count}`),
      )
      await pause(Math.random() * 500)
      await killServer()
      await Promise.all(making)
      await until(allConnected)
    }
    const isQuiet = async () =>
      (await sql.query(`select 1 from job where state in ('queued', 'running')`)).rowCount === 0
    await until(isQuiet)
    const newest = Number((await sql.query('select last from event_counter')).rows[0]?.last)
    await until(() => followers.every(({ heard }) => heard.has(newest)))

    check(
      `${clients} followers of events came back after ${kills.serverUnderFollowers} deaths of the server`,
      followers.every(
        ({ isConnected, connections }) => isConnected() && connections() > kills.serverUnderFollowers,
      )
        ? []
        : ['not all did'],
    )
    const { rows } = await sql.query<{ id: string }>('select id from event order by id')
    check(
      `none of them missed one of ${newest - (followers[0]?.since() ?? 0)} changes of jobs`,
      missedEvents(
        followers,
        rows.map(({ id }) => Number(id)),
      ),
    )
  } finally {
    for (const { leave } of followers) leave()
    await stopChild(worker)
  }
}

async function until(isSo: () => boolean | Promise<boolean>, patience = 120_000): Promise<void> {
  const deadline = Date.now() + patience
  while (!(await isSo()) && Date.now() < deadline) await pause(25)
}
