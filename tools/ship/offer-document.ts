import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Answer, OfferListing } from '@arredo/contract'
import { type ProjectDocument, splitTrade } from '@arredo/project'
import { type ChannelClient, logIn } from '../stack/channel-client.ts'
import { fetchFrom } from './fetch-from.ts'

/** Other documents may wait before it, on a machine that does other work. */
const patienceSeconds = 180

export type Seller = {
  readonly port: number
  /** Of another http that the document is fetched from. */
  readonly reader?: number
  /** The name by which calls ask for the brand; Node does not resolve those of our stories. */
  readonly host: string
  readonly account: string
  readonly username: string
  readonly password: string
}

/** Logs in, saves a project, asks for its offer and fetches the document: template, fonts and browser must be there. */
export async function makeOffer(
  { port, reader = port, host, ...who }: Seller,
  catalogue: string,
  documentOf: (hash: string) => ProjectDocument,
): Promise<{ readonly total: number; readonly pdf: Uint8Array }> {
  const client = await logIn(port, host, who)
  try {
    const catalogues = valueIn(await client.call('catalogues/list', {}))
    const sold = catalogues.find(({ code }) => code === catalogue)
    if (!sold) throw new Error(`${catalogue} is not sold`)
    const offer = await offerOf(client, documentOf(sold.hash))
    const { document: printed } = await untilReady(client, offer.id)
    const { path } = valueIn(await client.call('files/link', { id: printed.file }))
    return { total: offer.total.total, pdf: await fetchFrom(reader, host, path) }
  } finally {
    client.close()
  }
}

/** Saved and offered; its document is still to be made. */
export async function offerOf(client: ChannelClient, document: ProjectDocument): Promise<OfferListing> {
  const save = { id: null, revision: 0, idempotencyKey: randomUUID(), ...splitTrade(document) }
  const { id, revision } = valueIn(await client.call('projects/save', save))
  const make = { projectId: id, revision, idempotencyKey: randomUUID(), language: 'en', validDays: 30 }
  return valueIn(await client.call('offers/make', make)).offer
}

async function untilReady(client: ChannelClient, id: string) {
  const deadline = Date.now() + patienceSeconds * 1000
  for (;;) {
    const offer = valueIn(await client.call('offers/get', { id }))
    if (offer.document) return { document: offer.document }
    if (offer.state === 'failed' || Date.now() > deadline) throw new Error(`The offer is ${offer.state}`)
    await pause(200)
  }
}

export function valueIn<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}
