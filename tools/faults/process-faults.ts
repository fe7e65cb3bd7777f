import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { splitTrade } from '@arredo/project'
import { benchDocument } from '../bench/bench-document.ts'
import { buildStage } from '../stack/build-stage.ts'
import type { ChannelClient } from '../stack/channel-client.ts'
import { descendants } from '../stack/descendants.ts'
import { spawnWorker } from '../stack/spawn-worker.ts'
import { kills } from './kills.ts'
import { makeOffer, untilAnswered } from './offers.ts'
import { documentProblems, type JobFaults, killHard, one, unfinished, until } from './worker-faults.ts'

/** What is killed, and what the job says while it is at work. */
const victims = [
  { named: 'typesetting-process', during: 'Setting the pages' },
  { named: 'chromium', during: 'Taking the picture' },
] as const
const mostTries = 10

/** Kills the processes that a worker hands its work to, the typesetter and the stage, in the middle of it. */
export async function processFaults({
  client,
  sql,
  workerUrl,
  filesFolder,
  check,
}: JobFaults): Promise<void> {
  const webFolder = mkdtempSync(join(tmpdir(), 'arredo-faults-stage-'))
  await buildStage(webFolder)
  const environment = { LOG_LEVEL: 'fatal', FILES_FOLDER: filesFolder, WEB_FOLDER: webFolder }
  const worker = await spawnWorker(workerUrl, environment)
  const root = worker.pid ?? 0
  try {
    const project = await saveDrawn(client)
    const before = await one(sql, 'select count(*)::int as n from document')
    let inTheMiddle = 0
    let offers = 0
    // Each offer is hit once: what counts is that it comes all the same. A kill that came too late is made up for.
    while (inTheMiddle < kills.process && offers < mostTries * kills.process) {
      const { named, during } = victims[inTheMiddle % 2 === 0 ? 0 : 1]
      await makeOffer(client, project, `process-${offers}`)
      offers += 1
      await until(async () => (await saying(sql, during)) > 0 || (await unfinished(sql)) === 0)
      await pause(Math.random() * 40)
      const [victim] = descendants(named, root)
      inTheMiddle += victim !== undefined && (await saying(sql, during)) > 0 ? 1 : 0
      if (victim !== undefined) process.kill(victim, 'SIGKILL')
      await until(async () => (await unfinished(sql)) === 0)
    }
    check(`a worker's typesetter and stage were killed at work ${inTheMiddle} times, over ${offers} offers`, [
      ...(inTheMiddle === kills.process ? [] : ['too few']),
      ...(worker.exitCode === null && worker.signalCode === null ? [] : ['the worker ended']),
    ])
    const all = await sql.query<{ id: string }>('select id from document')
    check(`each of ${offers} offers has its files once all the same`, [
      ...(await documentProblems(
        sql,
        all.rows.map(({ id }) => id),
      )),
      ...(all.rows.length === before + offers ? [] : ['offers were lost or doubled']),
    ])
    const isPictured = () =>
      one(sql, `select count(*)::int as n from project_picture where project = ${project}`)
    await until(async () => (await isPictured()) === 1)
    check('the project has its picture', (await isPictured()) === 1 ? [] : ['none'])

    await makeOffer(client, project, 'process-last')
    await until(async () => descendants('chromium', root).length > 0)
    const below = victims.flatMap(({ named }) => descendants(named, root))
    await killHard(worker)
    await until(async () => below.every((pid) => !isAlive(pid)))
    check(`nothing is left of the ${below.length} processes of a worker that was killed`, [
      ...(below.length > 1 ? [] : ['there were none']),
      ...below.filter(isAlive).map((pid) => `process ${pid}`),
    ])
  } finally {
    if (worker.exitCode === null && worker.signalCode === null) await killHard(worker)
    rmSync(webFolder, { recursive: true, force: true })
  }
}

/** A project with something to see, so that its offers need the stage. */
async function saveDrawn(client: ChannelClient): Promise<number> {
  const catalogues = await untilAnswered(client, 'catalogues/list', {})
  const document = benchDocument(catalogues.find(({ code }) => code === 'KITCHEN')?.hash ?? '')
  const rows = Object.fromEntries(Object.entries(document.rows).slice(0, 3))
  const input = { id: null, revision: 0, idempotencyKey: 'save-drawn', ...splitTrade({ ...document, rows }) }
  return (await untilAnswered(client, 'projects/save', input)).id
}

const saying = (sql: JobFaults['sql'], words: string) =>
  one(sql, `select count(*)::int as n from job where state = 'running' and message = '${words}'`)

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
