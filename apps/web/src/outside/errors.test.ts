import { calls } from '@arredo/contract'
import { expect, it } from 'vitest'
import { createReports } from './errors.ts'

function reports() {
  const sent: string[] = []
  const due: (() => void)[] = []
  let last = 0
  const made = createReports({
    build: 'b1',
    route: () => 'home',
    newId: () => `00000000-0000-4000-8000-${String(++last).padStart(12, '0')}`,
    send: (body) => sent.push(body),
    after: (_milliseconds, run) => due.push(run),
  })
  const batches = () => sent.map((body) => calls['errors/report'].input.parse(JSON.parse(body)))
  const pass = () => {
    for (const run of due.splice(0)) run()
  }
  return { ...made, batches, pass, sent }
}

it('sends one batch, scrubbed, in the shape of the call, under the id shown', () => {
  const { error, vital, batches, pass, sent } = reports()
  const id = error(new TypeError('anna@example.com has no room 4711471147114711'), 'screen')
  vital({ name: 'INP', value: 80, rating: 'good' })
  error({ name: 'Mario Rossi' }, 'promise')
  expect(sent).toEqual([])
  pass()
  const [batch] = batches()
  expect(batch?.reports).toMatchObject([
    { kind: 'error', id, route: 'home', source: 'screen', message: 'TypeError: <e-mail> has no room #' },
    { kind: 'vital', name: 'INP', route: 'home' },
    { kind: 'error', message: 'thrown: object' },
  ])
  expect(sent.join('')).not.toMatch(/anna|4711471147114711|Mario/)
})

it('says the same error once under one id, and stops after the first ten', () => {
  const { error, batches, flush, sent } = reports()
  const again = new Error('again')
  expect(error(again, 'log')).toBe(error(again, 'script'))
  for (let count = 0; count < 30; count++) error(new Error('x'.repeat(count)), 'log')
  flush()
  flush()
  expect(sent).toHaveLength(1)
  expect(batches()[0]?.reports).toHaveLength(10)
})
