import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Answer } from '@arredo/contract'
import { splitTrade } from '@arredo/project'
import { benchDocument } from '../bench/bench-document.ts'
import { logIn } from '../stack/channel-client.ts'

const patienceSeconds = 60

/** Saves a project, asks for its offer and fetches the document: template, fonts and browser must all be there. */
export async function fetchOfferDocument(port: number): Promise<Uint8Array> {
  // Node does not resolve *.localhost; the demo brand answers here too.
  const host = '127.0.0.1'
  const client = await logIn(port, host, { account: 'demo', username: 'seller', password: 'kitchen-2026' })
  try {
    const catalogues = valueIn(await client.call('catalogues/list', {}))
    const document = benchDocument(catalogues.find(({ code }) => code === 'KITCHEN')?.hash ?? '')
    const save = { id: null, revision: 0, idempotencyKey: randomUUID(), ...splitTrade(document) }
    const { id, revision } = valueIn(await client.call('projects/save', save))
    const make = { projectId: id, revision, idempotencyKey: randomUUID(), language: 'en', validDays: 30 }
    let { offer } = valueIn(await client.call('offers/make', make))
    const deadline = Date.now() + patienceSeconds * 1000
    while (!offer.document) {
      if (offer.state === 'failed' || Date.now() > deadline) throw new Error(`The offer is ${offer.state}`)
      await pause(200)
      offer = valueIn(await client.call('offers/get', { id: offer.id }))
    }
    const { path } = valueIn(await client.call('files/link', { id: offer.document.file }))
    const response = await fetch(`http://${host}:${port}${path}`)
    if (!response.ok) throw new Error(`The document was answered with ${response.status}`)
    return await response.bytes()
  } finally {
    client.close()
  }
}

function valueIn<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}
