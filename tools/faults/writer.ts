import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { newDocument, splitTrade } from '@arredo/project'
import type { ChannelClient } from '../stack/channel-client.ts'
import { isTooMuch } from '../stack/is-too-much.ts'

/** What the server said is saved: from now on it must be there. */
export type Acknowledged = {
  readonly project: number
  readonly revision: number
  readonly name: string
  readonly key: string
}

export type Writer = {
  readonly acknowledged: readonly Acknowledged[]
  /** Answers that a retry must never get: a conflict with oneself is a save applied twice. */
  readonly wrong: readonly string[]
  /** What a save had to be repeated for. */
  readonly repeats: readonly string[]
  readonly stop: () => Promise<void>
}

const savesPerProject = 5
const patience = 60_000

/** Saves one project after another, without pause unless told, and repeats every save with its key until it is answered. */
export function startWriter(client: ChannelClient, label: string, rest = 0): Writer {
  const acknowledged: Acknowledged[] = []
  const wrong: string[] = []
  const repeats: string[] = []
  let stopping = false

  async function write(): Promise<void> {
    for (let turn = 0; !stopping; turn++) {
      let project: number | null = null
      for (let revision = 0; revision < savesPerProject && !stopping; revision++) {
        const name = `${label} project ${turn} save ${revision}`
        const key = randomUUID()
        const document = newDocument({
          name,
          alternative: 'main',
          priceDate: new Date().toISOString().slice(0, 10),
        })
        const body = JSON.stringify({ id: project, revision, idempotencyKey: key, ...splitTrade(document) })
        const saved = await untilAnswered(client, body, (why) => repeats.push(`${name}: ${why}`))
        if (!saved.ok) {
          wrong.push(`${name}: ${saved.message}`)
          return
        }
        project = saved.value.id
        acknowledged.push({ project, revision: saved.value.revision, name, key })
        if (rest > 0) await pause(rest)
      }
    }
  }

  const done = write()
  return {
    acknowledged,
    wrong,
    repeats,
    stop() {
      stopping = true
      return done
    },
  }
}

type Saved = { readonly ok: true; readonly value: { readonly id: number; readonly revision: number } }
type NotSaved = { readonly ok: false; readonly code: string; readonly message: string }

async function untilAnswered(
  client: ChannelClient,
  body: string,
  onRepeat: (why: string) => void,
): Promise<Saved | NotSaved> {
  const deadline = Date.now() + patience
  for (;;) {
    const answer: Saved | NotSaved = await client
      .post('projects/save', body)
      .then(readAnswer, (error: Error) => notAvailable(error.message))
    // The save is still undecided; anything else is an answer.
    if (answer.ok || answer.code !== 'unavailable' || Date.now() > deadline) return answer
    if (!isTooMuch(answer.message)) onRepeat(answer.message)
    await pause(25)
  }
}

/** What stands in front answers for who does not, in words of its own. */
function readAnswer(text: string): Saved | NotSaved {
  return text.startsWith('{') ? JSON.parse(text) : notAvailable(`an answer of ${text.length} characters`)
}

const notAvailable = (message: string): NotSaved => ({ ok: false, code: 'unavailable', message })
