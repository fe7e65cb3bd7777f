import { setTimeout as pause } from 'node:timers/promises'
import type { CallName, Calls, InputOf, OutputOf } from '@arredo/contract'
import { splitTrade } from '@arredo/project'
import { benchDocument, withoutDrawing } from '../bench/bench-document.ts'
import type { ChannelClient } from '../stack/channel-client.ts'

/** Saves a small project that has a price; gives its number. */
export async function saveProject(client: ChannelClient, key: string): Promise<number> {
  const catalogues = await untilAnswered(client, 'catalogues/list', {})
  const pack = catalogues.find(({ code }) => code === 'KITCHEN')?.hash ?? ''
  const document = withoutDrawing(benchDocument(pack, 3))
  const input = { id: null, revision: 0, idempotencyKey: `save-${key}`, ...splitTrade(document) }
  return (await untilAnswered(client, 'projects/save', input)).id
}

/** The same key is the same offer, however often a dying server makes us ask. */
export async function makeOffer(client: ChannelClient, projectId: number, key: string): Promise<string> {
  const input = { projectId, revision: 1, idempotencyKey: `make-${key}`, language: 'en', validDays: 30 }
  return (await untilAnswered(client, 'offers/make', input)).offer.id
}

export async function untilAnswered<Name extends CallName>(
  client: ChannelClient,
  name: Name,
  input: InputOf<Calls[Name]>,
): Promise<OutputOf<Calls[Name]>> {
  const deadline = Date.now() + 90_000
  for (;;) {
    const answer = await client.call(name, input).catch(() => null)
    if (answer?.ok) return answer.value
    if ((answer && answer.code !== 'unavailable') || Date.now() > deadline) {
      throw new Error(`${name}: ${answer?.message ?? 'no answer'}`)
    }
    await pause(50)
  }
}
