import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { CallName } from '@arredo/contract'
import { documentVersion, splitTrade } from '@arredo/project'
import { benchDocument, withoutDrawing } from '../bench/bench-document.ts'
import type { Effort } from '../bench/compare.ts'
import { makeOffer } from '../bench/offers.ts'
import { vocabulary } from '../bench/search-shelves.ts'
import type { Desk } from './side.ts'

export type Measure = {
  readonly name: string
  /** Says how many milliseconds count of it, where that is not all of it. */
  readonly work: (desk: Desk, turn: number) => Promise<unknown>
  readonly effort?: Effort
  /** Where it was measured to grow more than the others may: how much it may at most. */
  readonly most?: number
}

const { kinds, finishes } = vocabulary
/** For the job of one offer to end, in milliseconds. */
const patience = 120_000

/** What a seller waits for. */
export const measures: readonly Measure[] = [
  { name: 'session', work: (desk) => read(desk, 'auth/session', {}) },
  { name: 'load', work: (desk, turn) => read(desk, 'projects/load', { id: desk.anyProject(turn) }) },
  { name: 'draft', work: keepDraft },
  { name: 'save', work: saveAgain },
  { name: 'list', work: (desk) => read(desk, 'projects/list', {}) },
  // Two letters of six that all names end with: in one of 52 names.
  // Every row of the brand is read through an index 100 times as large: 1.11 and 1.29 in two runs (D-284).
  {
    name: 'list-searched',
    work: (desk, turn) => read(desk, 'projects/list', { search: hexadecimal(turn) }),
    most: 1.4,
  },
  { name: 'search-one-word', work: (desk, turn) => search(desk, at(kinds, turn)) },
  {
    name: 'search-two-words',
    work: (desk, turn) => search(desk, `${at(kinds, turn)} ${at(finishes, turn * 3)}`),
  },
  {
    name: 'search-mistyped',
    work: (desk, turn) => search(desk, `${mistyped(at(kinds, turn))} ${at(finishes, turn * 3)}`),
  },
  { name: 'offer', work: offer, effort: { warmUp: 4, rounds: 10, perRound: 4 } },
]

/** One row changed, as while somebody edits. */
async function keepDraft(desk: Desk): Promise<void> {
  const { draft, pack } = desk
  const [row] = Object.values(benchDocument(pack, 1).rows)
  const after = draft.seq++
  const changes = { rows: { 'row-0': { ...row, order: draft.seq } } }
  const numbers = { key: draft.key, project: desk.anyProject(0), revision: 1, version: documentVersion }
  const kept = await desk.client.post(
    'drafts/keep',
    JSON.stringify({ ...numbers, name: 'Growth', seq: draft.seq, after, changes }),
  )
  if (!kept.includes('"wants":null')) throw new Error(`drafts/keep: ${kept}`)
}

async function saveAgain(desk: Desk): Promise<void> {
  const { id, revision } = desk.kept
  const document = withoutDrawing(benchDocument(desk.pack))
  const input = { id, revision, idempotencyKey: randomUUID(), ...splitTrade(document) }
  const saved = await desk.client.call('projects/save', input)
  if (!saved.ok) throw new Error(saved.message)
  desk.kept = saved.value
}

/** From its place in the queue to its PDF. */
async function offer({ client, tenant, kept, listener, admin }: Desk): Promise<number> {
  await untilLinesAreFree(admin)
  await listener.query("select set_config('app.tenant', $1, false)", [String(tenant)])
  return (await makeOffer(client, listener, kept.id, kept.revision)).queued
}

/** An offer is there before its job has ended: one brand would wait for that each time, of many that take turns none. */
async function untilLinesAreFree(admin: Desk['admin']): Promise<void> {
  const taken = 'select from graphile_worker._private_job_queues where locked_at is not null'
  const deadline = performance.now() + patience
  while ((await admin.query(taken)).rowCount !== 0) {
    if (performance.now() > deadline) throw new Error('The last offer does not end')
    await pause(5)
  }
}

function search(desk: Desk, text: string): Promise<void> {
  return read(desk, 'catalogues/search', { text, language: 'en' })
}

async function read({ client }: Desk, name: CallName, input: unknown): Promise<void> {
  const answer = await client.post(name, JSON.stringify(input))
  if (!answer.startsWith('{"ok":true')) throw new Error(`${name}: ${answer}`)
}

/** Its third letter left out. */
function mistyped(word: string): string {
  return word.slice(0, 2) + word.slice(3)
}

function hexadecimal(turn: number): string {
  return (turn % 256).toString(16).padStart(2, '0')
}

function at(list: readonly string[], turn: number): string {
  return list[turn % list.length] ?? ''
}
