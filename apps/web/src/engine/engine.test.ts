import { openPack } from '@arredo/catalogue'
import { samplePack } from '@arredo/testing'
import { expect, it } from 'vitest'
import { type Connections, createEngine } from './engine.ts'
import type { Message, Reply } from './protocol.ts'

const catalogue = openPack(samplePack)
const request = { article: 'B-DOOR', model: 'LINEO_STD', side: 'L', choices: {}, header: {} } as const
const asked = [{ catalogue, request }]

function connections({ hasWorker = true } = {}) {
  const [worker, idle]: [Message[], Message[]] = [[], []]
  let hear: (reply: Reply) => void = () => {}
  let fail = () => {}
  const connected: Connections = {
    connectWorker(onReply, onFail) {
      hear = onReply
      fail = onFail
      return hasWorker ? (message) => worker.push(message) : null
    },
    connectIdle(onReply) {
      hear = onReply
      return (message) => idle.push(message)
    },
  }
  const reply = (revision: number) => hear({ revision, answer: { kind: 'refresh', variants: [] } })
  return { connected, worker, idle, reply, breakWorker: () => fail() }
}

const kinds = (messages: readonly Message[]) => messages.map(({ kind }) => kind)

it('hands a pack over once, whatever is asked of it', () => {
  const { connected, worker } = connections()
  const engine = createEngine(connected)
  engine.refresh(asked, () => {})
  engine.refresh(asked, () => {})
  expect(kinds(worker)).toEqual(['pack', 'ask', 'ask'])
})

it('hears an answer once, and not at all after it was given up', () => {
  const { connected, worker, reply } = connections()
  const engine = createEngine(connected)
  const heard: string[] = []
  const giveUp = engine.refresh(asked, () => heard.push('first'))
  const giveUpToo = engine.refresh(asked, () => heard.push('second'))
  giveUp()
  giveUp()
  reply(1)
  reply(2)
  reply(2)
  giveUpToo()
  expect(heard).toEqual(['second'])
  expect(worker.slice(3)).toEqual([{ kind: 'drop', revision: 1 }])
})

it('goes on in idle time where no worker can be had', () => {
  const { connected, idle, reply } = connections({ hasWorker: false })
  let isHeard = false
  createEngine(connected).refresh(asked, () => {
    isHeard = true
  })
  reply(1)
  expect(kinds(idle)).toEqual(['pack', 'ask'])
  expect(isHeard).toBe(true)
})

it('tells everything again when the worker breaks, but asks only what is still wanted', () => {
  const { connected, idle, reply, breakWorker } = connections()
  const engine = createEngine(connected)
  const heard: string[] = []
  engine.refresh(asked, () => heard.push('answered'))
  reply(1)
  engine.refresh(asked, () => heard.push('given up'))()
  engine.refresh(asked, () => heard.push('owed'))
  breakWorker()
  reply(3)
  expect(idle.map((message) => [message.kind, 'revision' in message ? message.revision : null])).toEqual([
    ['pack', null],
    ['ask', 3],
  ])
  expect(heard).toEqual(['answered', 'owed'])
})
