import { randomUUID } from 'node:crypto'
import { type ProjectDocument, splitTrade } from '@arredo/project'
import type { ChannelClient } from '../../stack/channel-client.ts'

/** So many at the same time: enough to keep a process busy, few enough that none is sent away. */
const atOnce = 4

/** Does something so many times, a few of them at a time, and gives back what came of it. */
export async function many<Value>(
  count: number,
  work: (index: number) => Promise<Value>,
): Promise<readonly Value[]> {
  const values: Value[] = []
  let next = 0
  const inTurn = async () => {
    for (let index = next++; index < count; index = next++) values[index] = await work(index)
  }
  await Promise.all(Array.from({ length: atOnce }, inTurn))
  return values
}

export type Kept = { readonly id: number; readonly revision: number }

export async function save(client: ChannelClient, document: ProjectDocument, kept?: Kept): Promise<Kept> {
  const input = { id: kept?.id ?? null, revision: kept?.revision ?? 0, idempotencyKey: randomUUID() }
  const saved = await client.call('projects/save', { ...input, ...splitTrade(document) })
  if (!saved.ok) throw new Error(saved.message)
  return saved.value
}

export async function makeOffer(client: ChannelClient, { id, revision }: Kept): Promise<void> {
  const made = await client.call('offers/make', {
    projectId: id,
    revision,
    idempotencyKey: randomUUID(),
    language: 'en',
    validDays: 30,
  })
  if (!made.ok) throw new Error(made.message)
}
