import { expect, it } from 'vitest'
import type { Databases } from '../database/databases.ts'
import { type Place, placeFinder } from './place-finder.ts'

const place = (cell: string): Place => ({ tenant: { number: 7, cell }, code: 'seven' })

/** A main database that answers what a test says, at a time that a test says. */
function main() {
  const say = { now: 0, asked: 0, answer: async (): Promise<unknown> => null }
  const withoutTenant = () => {
    say.asked += 1
    return say.answer()
  }
  const rowOf = ({ tenant, code }: Place) => ({ ...tenant, code })
  const finder = placeFinder({ withoutTenant } as unknown as Databases, () => say.now)
  return { say, finder, rowOf }
}
const away = async () => {
  throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
}

it('a name stands for what it stood for while the main database is away, for an hour', async () => {
  const { say, finder, rowOf } = main()
  say.answer = async () => rowOf(place('b'))
  await finder.find('b.example')
  expect([finder.cellOf('B.example'), finder.cellOf('other.example')]).toEqual(['b', undefined])

  say.answer = away
  expect(await finder.find('b.example')).toMatchObject(place('b'))
  await expect(finder.find('other.example')).rejects.toThrow('refused')
  say.now += 60 * 60_000 + 1
  await expect(finder.find('b.example')).rejects.toThrow('refused')
})

it('one that does not even refuse is waited for once in a while, and not for long', async () => {
  const { say, finder, rowOf } = main()
  say.answer = async () => rowOf(place('b'))
  await finder.find('b.example')

  say.answer = () => new Promise(() => {})
  expect(await finder.find('b.example')).toMatchObject(place('b'))
  const asked = say.asked
  for (let turn = 0; turn < 10; turn++) expect(await finder.find('b.example')).toMatchObject(place('b'))
  expect(say.asked).toBe(asked)

  say.now += 5_001
  say.answer = async () => rowOf(place('c'))
  expect(await finder.find('b.example')).toMatchObject(place('c'))
})

it('forgets a name that was taken away', async () => {
  const { say, finder, rowOf } = main()
  say.answer = async () => rowOf(place('b'))
  await finder.find('b.example')
  say.answer = async () => undefined
  expect(await finder.find('b.example')).toBeNull()
  expect(finder.cellOf('b.example')).toBeUndefined()
})
