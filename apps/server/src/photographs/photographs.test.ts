import { randomUUID } from 'node:crypto'
import type { StageView } from '@arredo/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { testDocument } from '../testing/test-document.ts'
import { testJpeg, testPhotographer } from '../testing/test-photographer.ts'
import { furnishedRoom } from '../testing/test-room.ts'
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts'
import { until } from '../testing/test-worker.ts'

/** Two cores may have other work. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
const photographer = testPhotographer()
const noPicture = () => Promise.reject(new Error('Nobody takes pictures here'))
let studio: TestStudio

beforeAll(async () => {
  studio = await openTestStudio({
    pictures: { projectPicture: noPicture, articlePicture: noPicture },
    photographs: photographer.ports,
  })
})
afterAll(() => studio.close())
afterEach(async () => {
  photographer.refuse(null)
  photographer.finishesAlone(true)
  for (const { finish } of photographer.sittings) finish()
  const busy = "select from job where task like 'photographs/%' and state in ('queued', 'running')"
  await until(async () => (await studio.asOwner(busy)).length === 0)
})

async function logIn(username: string) {
  return { tenant: studio.tenant, via: await studio.server.logIn(studio.tenant, username) }
}

function remove(id: string, { tenant, via } = studio.anna) {
  return studio.server.call(tenant, 'photographs/remove', { id }, via)
}

describe('asking for a photograph', () => {
  it('is refused without a photographer, and lists say so', async () => {
    const project = await studio.save(furnishedRoom('Alone'))
    expect((await studio.list(project)).isPossible).toBe(false)
    expect((await studio.ask(project)).answer).toMatchObject({
      ok: false,
      message: expect.stringContaining('No photographer'),
    })
    await studio.work()
    expect((await studio.list(null)).isPossible).toBe(true)
    expect((await studio.ask(project)).answer.ok).toBe(true)
  })

  it('needs the module RENDER, a project one may see, its newest revision and something in it', async () => {
    await studio.work()
    const project = await studio.save(furnishedRoom('Guarded'))
    await studio.asOwner("update person set modules = '{JOB}' where username = 'ada'")
    const ada = await logIn('ada')
    expect((await studio.ask(project, {}, ada)).answer).toMatchObject({
      code: 'forbidden',
      message: expect.stringMatching(/RENDER/),
    })
    const carla = await logIn('carla')
    expect((await studio.ask(project, {}, carla)).status).toBe(403)
    expect((await studio.ask(999)).answer).toMatchObject({ code: 'notFound' })
    expect((await studio.ask(project, { revision: 2 })).answer).toMatchObject({
      code: 'conflict',
      details: { revision: 1 },
    })
    const nowhere: StageView = { eye: [1, 2, 3], target: [1, 2, 3], fieldOfView: 50 }
    expect((await studio.ask(project, { view: nowhere })).status).toBe(400)
    const empty = await studio.save(testDocument('Empty', 1))
    expect((await studio.ask(empty)).answer).toMatchObject({
      code: 'invalid',
      message: expect.stringMatching(/nothing to photograph/),
    })
  })

  it('twice with one key asks once', async () => {
    await studio.work()
    const project = await studio.save(furnishedRoom('Twice'))
    const key = { idempotencyKey: randomUUID() }
    const [first, second] = await Promise.all([studio.take(project, key), studio.take(project, key)])
    expect(second.id).toBe(first.id)
    expect((await studio.list(project)).photographs).toHaveLength(1)
    expect((await studio.ask(project, { ...key, quality: 'fine' })).status).toBe(422)
  })
})

describe('a photograph', () => {
  it('grows, and is done once', async () => {
    await studio.work()
    photographer.finishesAlone(false)
    const project = await studio.save(furnishedRoom('Growing'))
    const before = photographer.sittings.length
    const asked = await studio.take(project, { size: 'small', light: { hour: 7.5, north: 90, lamps: false } })
    expect(asked).toMatchObject({ width: 640, height: 400, askedBy: 'Anna', file: null, preview: null })

    await until(() => photographer.sittings.length > before)
    const sitting = photographer.sittings.at(-1)
    expect(sitting?.order).toMatchObject({
      ...{ width: 640, height: 400, quality: 'standard', light: { hour: 7.5, north: 90, lamps: false } },
      // Overview is where the stage would stand.
      view: { eye: [1, 2, 3], target: [4, 5, 6], fieldOfView: 50 },
    })
    // Told at most four times a second.
    await until(async () => {
      sitting?.watch.onProgress(0.5, 'Taking the photograph')
      return (await studio.state(asked))?.message === 'Taking the photograph'
    })
    sitting?.watch.onPreview(testJpeg('coarse'))
    await until(async () => (await studio.state(asked))?.preview !== null)
    const coarse = (await studio.state(asked))?.preview
    sitting?.watch.onPreview(testJpeg('finer'))
    await until(async () => (await studio.state(asked))?.preview !== coarse)
    expect((await studio.get(`/files/${coarse}`)).statusCode, 'for who was just told of it').toBe(200)
    expect(await studio.state(asked)).toMatchObject({
      state: 'running',
      message: 'Taking the photograph',
      ahead: 0,
    })
    expect((await studio.state(asked))?.progress).toBeGreaterThan(0.5)

    sitting?.finish()
    const done = await studio.ended(asked)
    expect(done).toMatchObject({ state: 'done', progress: 1, message: '', isCover: false, isPicture: false })
    const file = await studio.get(`/files/${done?.file}`)
    expect(file.headers['content-type']).toBe('image/jpeg')
    expect(file.rawPayload.includes('large')).toBe(true)
    expect((await studio.get(`/files/${done?.preview}`)).rawPayload.includes('small')).toBe(true)
    // The photograph, its preview, and the one before it.
    expect(await studio.asOwner(`select id from file where project = ${project}`)).toHaveLength(3)
    expect((await studio.get(`/files/${coarse}`)).statusCode).toBe(404)
    expect(
      await studio.asOwner(`select from photograph where document is not null and project = ${project}`),
    ).toEqual([])
    const { answer: told } = await studio.server.call(
      studio.tenant,
      'projects/notifications',
      {},
      studio.anna.via,
    )
    expect(told.ok && told.value[0]).toMatchObject({
      ...{ kind: 'photograph', project, named: { project: 'Growing' } },
    })
    const bruno = await logIn('bruno')
    expect((await studio.get(`/files/${done?.file}`, bruno)).statusCode).toBe(404)
    await expect(studio.list(project, bruno)).rejects.toThrow('Project not found')
  })

  it('shows the revision it was asked for, whatever is saved before it is taken, and each scene is exported once', async () => {
    await studio.rest()
    const { 'cabinet-0': _, ...rows } = furnishedRoom('Then').rows
    const project = await studio.save({ ...furnishedRoom('Then'), rows })
    // Whoever has just gone still counts for a while.
    await studio.asOwner(
      "insert into worker (id, tasks) values ('gone', '{photographs/take,photographs/draft}')",
    )
    const first = await studio.take(project)
    const second = await studio.take(project, { light: { hour: 12, north: 0, lamps: false } })
    const bare = { ...furnishedRoom('Now'), rows: {} }
    await studio.save(bare, project, 1)
    const third = await studio.take(project, { revision: 2 })
    const before = photographer.scenes.length
    await studio.work()
    for (const photograph of [first, second, third])
      expect((await studio.ended(photograph))?.state).toBe('done')

    const scenes = photographer.scenes.slice(before)
    expect(scenes.map(({ document }) => Object.keys(document.rows).length)).toEqual([3, 0])
    expect(JSON.stringify(scenes)).not.toContain('Bianchi')
    await studio.asOwner("delete from worker where id = 'gone'")
  })

  it('that is refused says why, and is not tried again', async () => {
    await studio.work()
    photographer.refuse('The scene is too large to be photographed')
    const asked = await studio.take(await studio.save(furnishedRoom('Refused')))
    expect(await studio.ended(asked)).toMatchObject({
      state: 'failed',
      message: 'The scene is too large to be photographed',
      file: null,
    })
    expect(await studio.asOwner(`select attempts from job where id = '${asked.job}'`)).toEqual([
      { attempts: 1 },
    ])
  })

  it('is a draft within its size, and never waits behind one that is not', async () => {
    await studio.work()
    photographer.finishesAlone(false)
    const project = await studio.save(furnishedRoom('Hurry'))
    const before = photographer.sittings.length
    const slow = await studio.take(project)
    await until(() => photographer.sittings.length === before + 1)
    const draft = await studio.take(project, { quality: 'draft', size: 'large' })
    expect([draft.width, draft.height]).toEqual([480, 300])
    await until(() => photographer.sittings.length === before + 2)
    photographer.sittings.at(-1)?.finish()
    expect(await studio.ended(draft)).toMatchObject({ state: 'done' })
    photographer.sittings.at(-2)?.finish()
    await studio.ended(slow)
  })

  it('that is removed is given up, and its files are gone', async () => {
    await studio.work()
    photographer.finishesAlone(false)
    const project = await studio.save(furnishedRoom('Gone'))
    const before = photographer.sittings.length
    const running = await studio.take(project)
    const waiting = await studio.take(project)
    await until(() => photographer.sittings.length > before)
    expect((await studio.state(waiting))?.ahead).toBe(1)
    const sitting = photographer.sittings.at(-1)
    sitting?.watch.onPreview(testJpeg('soon gone'))
    await until(async () => (await studio.state(running))?.preview !== null)
    const first = (await studio.state(running))?.preview
    sitting?.watch.onPreview(testJpeg('gone as well'))
    await until(async () => (await studio.state(running))?.preview !== first)
    const bruno = await logIn('bruno')
    expect((await remove(running.id, bruno)).status).toBe(404)

    for (const { id } of [waiting, running]) {
      expect((await remove(id)).answer.ok).toBe(true)
    }
    await until(() => sitting?.watch.signal.aborted === true)
    expect((await studio.list(project)).photographs).toEqual([])
    expect(await studio.asOwner(`select from file where project = ${project}`)).toEqual([])
    expect(photographer.sittings).toHaveLength(before + 1)
    photographer.finishesAlone(true)
    expect(await studio.ended(await studio.take(project))).toMatchObject({ state: 'done' })
  })
})

describe('the queue', () => {
  it('holds ten of a person, and one more when one has gone', async () => {
    await studio.work()
    photographer.finishesAlone(false)
    const project = await studio.save(furnishedRoom('Many'))
    const asked = await Promise.all(Array.from({ length: 12 }, () => studio.ask(project)))
    expect(asked.filter(({ answer }) => answer.ok)).toHaveLength(10)
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(2)
    const { photographs } = await studio.list(project)
    expect(
      photographs
        .map(({ ahead }) => ahead)
        .toSorted((one, two) => one - two)
        .at(-1),
    ).toBe(9)
    for (const { id } of photographs) await remove(id)
  })

  it('goes in turns: who asks for one is not behind all of another who asked for many', async () => {
    const stranger = await studio.firstSeller(await studio.server.addTenant(2))
    await studio.work()
    photographer.finishesAlone(false)
    const begun = photographer.sittings.length
    const [own, other] = [
      await studio.save(furnishedRoom('Own')),
      await studio.save(furnishedRoom('Other'), null, 0, stranger),
    ]
    const many = [
      await studio.take(own),
      await studio.take(own),
      await studio.take(own),
      await studio.take(own),
    ]
    await until(() => photographer.sittings.length > begun)
    const single = await studio.take(other, {}, stranger)
    const again = await studio.take(other, {}, stranger)
    // Behind the one that runs and the one that waited first, not behind all four.
    expect(single.ahead).toBe(2)
    expect(again.ahead).toBe(4)
    const ahead = await Promise.all(many.map(async (one) => (await studio.state(one))?.ahead))
    expect(ahead).toEqual([0, 1, 3, 5])
    photographer.finishesAlone(true)
    photographer.sittings.at(-1)?.finish()
    for (const photograph of many) await studio.ended(photograph)
    await until(async () => (await studio.state(again, stranger))?.state === 'done')
  })
})
