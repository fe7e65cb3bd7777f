import { setTimeout as pause } from 'node:timers/promises'
import { sampleWebp } from '@arredo/testing'
import { fetchFrom } from '../ship/fetch-from.ts'
import { valueIn } from '../ship/offer-document.ts'
import type { ChannelClient } from '../stack/channel-client.ts'
import { isTooMuch } from '../stack/is-too-much.ts'

export type Busy<Done> = {
  readonly done: readonly Done[]
  /** Everything they would have noticed: they repeat nothing but what came to a process with too much to do. */
  readonly noticed: readonly string[]
  readonly stop: () => Promise<void>
}

/** Makes one offer after another of a saved project; done are their ids. */
export function startOffering(client: ChannelClient, projectId: number): Busy<string> {
  return again(2_000, async (turn) => {
    const input = { projectId, revision: 1, language: 'en', validDays: 30 }
    const made = await client.call('offers/make', { ...input, idempotencyKey: `rolling-offer-${turn}` })
    return valueIn(made).offer.id
  })
}

/** Opens the document of a project's first offer by its link, again and again; done are its bytes. */
export function startReading(
  { port, host }: { readonly port: number; readonly host: string },
  client: ChannelClient,
  projectId: number,
): Busy<number> {
  let id: string | null = null
  return again(250, async () => {
    id ??= valueIn(await client.call('offers/list', { projectId })).at(-1)?.document?.file ?? null
    if (id === null) return null
    const { path } = valueIn(await client.call('files/link', { id }))
    const bytes = await fetchFrom(port, host, path)
    if (new TextDecoder().decode(bytes.subarray(0, 5)) !== '%PDF-') throw new Error('It is no PDF')
    return bytes.length
  })
}

/** In milliseconds. */
const patience = 60_000
/** A person may put 40 in a quarter of an hour. */
const mostUploads = 38

/** Puts one picture after another, and gets each back; done are their names. */
export function startUploading(client: ChannelClient): Busy<string> {
  return again(3_000, async (turn) => {
    if (turn >= mostUploads) return null
    const content = Buffer.from(sampleWebp(`rolling ${turn}`)).toString('base64')
    const { file } = valueIn(await client.call('underlays/put', { content }))
    const kept = valueIn(await client.call('underlays/load', { file }))
    if (kept.content.length === 0) throw new Error(`${file} is empty`)
    return file
  })
}

/** As pages ask again where a process has too much to do. */
async function patiently<Value>(work: () => Promise<Value>): Promise<Value> {
  const until = Date.now() + patience
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Error && isTooMuch(error.message)) || Date.now() > until) throw error
      await pause(1_000)
    }
  }
}

/** Until it is stopped; null is nothing done. */
function again<Done>(rest: number, work: (turn: number) => Promise<Done | null>): Busy<Done> {
  const done: Done[] = []
  const noticed: string[] = []
  let isOver = false
  const running = (async () => {
    for (let turn = 0; !isOver; turn++) {
      await patiently(() => work(turn)).then(
        (one) => one !== null && done.push(one),
        (error: Error) => noticed.push(`turn ${turn}: ${error.message}`),
      )
      await pause(rest)
    }
  })()
  return {
    done,
    noticed,
    stop() {
      isOver = true
      return running
    },
  }
}
