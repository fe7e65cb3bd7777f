import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Calls, type InputOf, mostDrafts } from '@arredo/contract'
import {
  applyChanges,
  documentVersion,
  type ProjectDocument,
  readDocument,
  splitTrade,
} from '@arredo/project'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderFiles } from '../files/folder-files.ts'
import { queryAs } from '../testing/query-as.ts'
import { testDocument } from '../testing/test-document.ts'
import { startTestServer, type TestServer, type Via } from '../testing/test-server.ts'
import { startTestSweeper } from '../testing/test-sweeper.ts'
import type { TestTenant } from '../testing/test-tenant.ts'

let server: TestServer
let tenant: TestTenant
let anna: Via
let bruno: Via

beforeAll(async () => {
  server = await startTestServer()
  tenant = await server.addTenant(1)
  await server.addTenant(2)
  anna = await server.logIn(tenant, 'anna')
  bruno = await server.logIn(tenant, 'bruno')
})
afterAll(() => server.end())

type Kept = Partial<InputOf<Calls['drafts/keep']>> & { via?: Via }

const base = testDocument('Start', 3)
const named = (name: string) => ({ header: { name } })

async function keep({ via = anna, ...given }: Kept) {
  const { answer } = await server.call(
    tenant,
    'drafts/keep',
    {
      ...{ key: randomUUID(), project: null, revision: 0, version: documentVersion, name: 'Kitchen' },
      ...{ seq: 1, after: 0, changes: {}, ...(given.project === undefined && { base }) },
      ...given,
    },
    via,
  )
  return answer.ok ? answer.value : answer.code
}

async function load(key: string, via = anna) {
  const { answer } = await server.call(tenant, 'drafts/load', { key }, via)
  return answer.ok ? answer.value : answer.code
}

async function list(via = anna, keys: string[] = []) {
  const { answer } = await server.call(tenant, 'drafts/list', { keys }, via)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

async function save(
  document: ProjectDocument,
  given: { id?: number; revision?: number; draft?: string; via?: Via } = {},
) {
  const { via = anna, id = null, revision = 0, draft } = given
  const { answer } = await server.call(
    tenant,
    'projects/save',
    { id, revision, idempotencyKey: randomUUID(), ...splitTrade(document), ...(draft && { draft }) },
    via,
  )
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

describe('a draft', () => {
  it('takes change upon change, record by record, and is loaded as they make it', async () => {
    const key = randomUUID()
    const row = { ...base.rows['row-1'], text: 'Other' }
    expect(await keep({ key, changes: named('A') })).toEqual({ seq: 1, wants: null })
    expect(
      await keep({ key, seq: 2, after: 1, changes: { rows: { 'row-1': row, 'row-2': null } } as never }),
    ).toEqual({ seq: 2, wants: null })
    expect(await keep({ key, seq: 3, after: 2, changes: named('B'), name: 'B' })).toEqual({
      seq: 3,
      wants: null,
    })
    const draft = await load(key)
    if (typeof draft === 'string') throw new Error(draft)
    expect(draft).toMatchObject({ project: null, revision: 0, name: 'B', isClosed: false })
    const whole = readDocument(draft.base)
    if (!whole.ok) throw new Error(whole.message)
    const document = applyChanges(whole.value, draft.changes)
    expect(document.header.name).toBe('B')
    expect(Object.keys(document.rows)).toEqual(['row-0', 'row-1'])
    expect(document.rows['row-1']).toMatchObject({ text: 'Other' })
    expect((await list()).drafts[0]).toMatchObject({ key, name: 'B', project: null })
  })

  it('counts by its number, not by who comes last, and asks for all of it where something is missing', async () => {
    const key = randomUUID()
    expect(await keep({ key, seq: 4, after: 3, changes: named('Lost') })).toEqual({ seq: 0, wants: 'base' })
    await keep({ key, seq: 5, changes: named('Five') })
    expect(await keep({ key, seq: 4, changes: named('Four') })).toEqual({ seq: 5, wants: null })
    expect(await keep({ key, seq: 7, after: 6, changes: named('Seven') })).toEqual({ seq: 5, wants: 'base' })
    expect(await load(key)).toMatchObject({ changes: named('Five') })
    const race = [6, 7, 8, 9].map((seq) => keep({ key, seq, changes: named(String(seq)) }))
    await Promise.all(race)
    expect(await load(key)).toMatchObject({ changes: named('9') })
    const { base: _, ...without } = { base, key, seq: 10, project: null, changes: named('Without') }
    expect(await keep({ ...without, base: undefined as never })).toEqual({ seq: 9, wants: 'base' })
  })

  it('is nobody’s but its owner’s: the same key of somebody else is another draft', async () => {
    const key = randomUUID()
    await keep({ key, changes: named('Anna') })
    expect(await load(key, bruno)).toBe('notFound')
    await keep({ key, changes: named('Bruno'), via: bruno })
    await server.call(tenant, 'drafts/remove', { key }, bruno)
    expect(await load(key, bruno)).toBe('notFound')
    expect(await load(key)).toMatchObject({ changes: named('Anna') })
    const guest = await server.call(tenant, 'auth/guest', { carrier: 'bearer' })
    const bearer = guest.answer.ok ? (guest.answer.value.bearer ?? '') : ''
    expect(await keep({ via: { bearer } })).toBe('notLoggedIn')
  })

  it('[D-80 part] never gives a trade sheet to who is no professional', async () => {
    const carla = await server.logIn(tenant, 'carla')
    const key = randomUUID()
    const trade = { 'row-1': { cost: 5 } }
    await keep({ key, via: carla, base: { ...base, trade }, changes: { trade, ...named('C') } as never })
    expect(await load(key, carla)).toMatchObject({ base: { trade: {} }, changes: named('C') })
    expect(JSON.stringify(await load(key, carla))).not.toContain('cost')
  })

  it('is one of twenty at most; the oldest gives way', async () => {
    const dora = await server.logIn(tenant, 'ada')
    const keys = Array.from({ length: mostDrafts + 2 }, () => randomUUID())
    for (const key of keys) await keep({ key, via: dora })
    const { drafts } = await list(dora)
    expect(drafts).toHaveLength(mostDrafts)
    expect(await load(keys[0] ?? '', dora)).toBe('notFound')
    expect(await load(keys.at(-1) ?? '', dora)).toMatchObject({ isClosed: false })
  })

  it('goes after thirty days, closed or not', async () => {
    const [old, young] = [randomUUID(), randomUUID()]
    await keep({ key: old })
    await keep({ key: young })
    const { ownerUrl } = server.database
    await queryAs(ownerUrl, `update draft set kept_at = now() - interval '31 days' where key = $1`, {
      tenant: 1,
      values: [old],
    })
    const sweeper = await startTestSweeper({
      server,
      stores: folderFiles(join(tmpdir(), 'arredo-test-files')),
    })
    await sweeper.sweep()
    await sweeper.stop()
    expect(await load(old)).toBe('notFound')
    expect(await load(young)).toMatchObject({ key: young })
  }, 60_000)
})

describe('a draft and the saves of its project', () => {
  it('is closed for ever by the save that takes it in, however late something is kept', async () => {
    const key = randomUUID()
    await keep({ key, changes: named('A') })
    const { id, revision } = await save(base, { draft: key })
    expect(await keep({ key, seq: 9, changes: named('Late') })).toEqual({ seq: 1, wants: 'closed' })
    expect(await keep({ key, seq: 2, after: 1, changes: named('Late') })).toEqual({ seq: 1, wants: 'closed' })
    const { drafts, closed } = await list(anna, [key, randomUUID()])
    expect(drafts.map((draft) => draft.key)).not.toContain(key)
    expect(closed).toEqual([{ key, project: id, revision }])
    expect(await load(key)).toMatchObject({
      isClosed: true,
      project: id,
      revision: 1,
      base: null,
      changes: {},
    })

    const never = randomUUID()
    await save(base, { id, revision, draft: never })
    expect(await keep({ key: never, changes: named('First') })).toMatchObject({ wants: 'closed' })
  })

  it('whichever of a save and a keep comes first, none is open afterwards', async () => {
    for (let turn = 0; turn < 12; turn++) {
      const key = randomUUID()
      if (turn % 2) await keep({ key })
      await Promise.all([
        save(base, { draft: key }),
        keep({ key, seq: 2, after: turn % 2, changes: named('Race') }),
        keep({ key, seq: 3, changes: named('Race') }),
      ])
      expect(await load(key)).toMatchObject({ isClosed: true, changes: {} })
    }
  })

  it('keeps what it was made on when somebody else moves the project on', async () => {
    const { id, revision } = await save(testDocument('First', 2))
    const key = randomUUID()
    await keep({ key, project: id, revision, changes: named('Mine') })
    expect(await load(key)).toMatchObject({ project: id, revision, base: null })
    await save(testDocument('Second', 1), { id, revision })
    await save(testDocument('Third', 0), { id, revision: 2 })
    expect(await load(key)).toMatchObject({
      ...{ project: id, revision: 1, changes: named('Mine') },
      base: { header: { name: 'First' }, rows: { 'row-1': {} }, trade: {} },
    })
    expect(await keep({ key, project: id, revision, seq: 2, after: 1, changes: named('More') })).toEqual({
      ...{ seq: 2, wants: null },
    })
  })

  it('is not there where its project is not: of another shop, in the bin, or gone', async () => {
    const { id, revision } = await save(base)
    const key = randomUUID()
    expect(await keep({ key, project: id, revision, via: bruno })).toBe('notFound')
    expect(await keep({ key, project: 999_999, revision: 1 })).toBe('notFound')
    await keep({ key, project: id, revision, changes: named('Mine') })
    expect(await load(key)).toMatchObject({ project: id })
    await queryAs(
      server.database.ownerUrl,
      `update project set deleted_at = now(), deleted_by = 'x' where number = $1`,
      {
        tenant: 1,
        values: [id],
      },
    )
    expect(await load(key)).toBe('notFound')
    expect((await list()).drafts.map((draft) => draft.key)).not.toContain(key)
  })
})
