import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { documentVersion, newDocument } from '@arredo/project'
import type { ChannelClient } from '../stack/channel-client.ts'
import type { Check } from './check.ts'
import { untilAnswered } from './offers.ts'

const sellers = 30
const deaths = 5
const seconds = process.argv.includes('--short') ? 12 : 60
const patience = 60_000

type DraftFaults = {
  /** Of more than one person: nobody has more than twenty drafts. */
  readonly clients: readonly ChannelClient[]
  /** Kills the server and starts it again. */
  readonly restart: () => Promise<void>
  readonly check: Check
}

type Kept = { readonly ok: boolean; readonly value?: { readonly seq: number }; readonly code?: string }

/** People edit all the time and keep what they did as a browser does, while the server dies again and again. */
export async function draftFaults({ clients, restart, check }: DraftFaults): Promise<void> {
  const end = Date.now() + seconds * 1_000
  const editors = Array.from({ length: sellers }, (_, index) => {
    const client = clients[index % clients.length]
    if (!client) throw new Error('Nobody is logged in')
    return startEditor(client, `seller ${index}`, end)
  })
  for (let death = 0; death < deaths; death++) {
    await pause((seconds * 1_000) / (deaths + 1))
    await restart()
  }
  const problems = (await Promise.all(editors)).flat()
  check(
    `nothing of ${sellers} sellers who edited for ${seconds} s was lost in ${deaths} deaths of the server`,
    problems,
  )
}

async function startEditor(client: ChannelClient, label: string, end: number): Promise<readonly string[]> {
  const problems: string[] = []
  const key = randomUUID()
  const base = newDocument({ name: label, alternative: 'main', priceDate: '2026-11-15' })
  const fields: Record<string, string> = {}
  let waiting: Record<string, string> = {}
  let [seq, known, edits] = [0, 0, 0]

  /** As in the browser: what is not acknowledged goes out again with all the rest. */
  async function keep(): Promise<boolean> {
    const sent = ++seq
    const isWhole = known === 0
    const taken = waiting
    waiting = {}
    const body = JSON.stringify({
      ...{ key, project: null, revision: 0, version: documentVersion, name: label, seq: sent },
      ...{ after: known, changes: { views: asRecords(isWhole ? fields : taken) }, ...(isWhole && { base }) },
    })
    const answer: Kept = await client.post('drafts/keep', body).then(JSON.parse, () => ({
      ok: false,
      code: 'unavailable',
    }))
    if (answer.ok && answer.value?.seq === sent) {
      known = sent
      return true
    }
    if (!answer.ok && answer.code !== 'unavailable') problems.push(`${label}: ${answer.code}`)
    known = 0
    seq = Math.max(seq, answer.value?.seq ?? 0)
    return false
  }

  while (Date.now() < end) {
    edits += 1
    const field = `field ${edits % 40}`
    fields[field] = `edit ${edits}`
    waiting[field] = `edit ${edits}`
    if (edits % 4 === 0) await keep()
    await pause(100)
  }
  const deadline = Date.now() + patience
  while (!(await keep())) {
    if (Date.now() > deadline) return [...problems, `${label}: the last edits were never kept`]
    await pause(50)
  }
  // On a slow machine the server dies on after the last edit.
  const loaded = await untilAnswered(client, 'drafts/load', { key })
  const kept = JSON.stringify(sorted(loaded.changes.views ?? {}))
  const expected = JSON.stringify(sorted(asRecords(fields)))
  return kept === expected ? problems : [...problems, `${label}: ${kept} instead of ${expected}`]
}

function asRecords(fields: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([id, text]) => [id, { text }]))
}

function sorted(records: object): unknown {
  return Object.entries(records).toSorted(([one], [two]) => (one < two ? -1 : 1))
}
