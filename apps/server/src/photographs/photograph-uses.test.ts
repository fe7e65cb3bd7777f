import { randomUUID } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { OfferListing, PhotographListing } from '@arredo/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { folderFiles } from '../files/folder-files.ts'
import { beginSweeps } from '../sweeping/begin-sweeps.ts'
import { testPhotographer } from '../testing/test-photographer.ts'
import { openShelf, type Shelf } from '../testing/test-range.ts'
import { furnishedRoom } from '../testing/test-room.ts'
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts'
import { until } from '../testing/test-worker.ts'

/** Two cores may have other work. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
const drawn = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGPYAgAAtgC1GKYl5AAAAABJRU5ErkJggg==',
  'base64',
)
const drawnFor: string[] = []
const photographer = testPhotographer()
let studio: TestStudio
let shelf: Shelf

beforeAll(async () => {
  const pictures = {
    projectPicture: async ({
      document,
      format,
    }: {
      document: { header: { name: string } }
      format?: string
    }) => {
      if (format !== 'webp') drawnFor.push(document.header.name)
      return drawn
    },
    articlePicture: async () => null,
  }
  studio = await openTestStudio({ pictures, photographs: photographer.ports }, 'withPhotographs')
  shelf = openShelf(studio.server.database.workerUrl)
  await studio.work()
})
afterAll(async () => {
  await shelf.close()
  await studio.close()
})

async function photographed(project: number, wish = {}): Promise<PhotographListing> {
  const photograph = await studio.ended(await studio.take(project, wish))
  if (!photograph?.file) throw new Error('No photograph was taken')
  return photograph
}

async function use(id: string, as: 'cover' | 'picture', isUsed = true) {
  const { tenant, via } = studio.anna
  return (await studio.server.call(tenant, 'photographs/use', { id, as, isUsed }, via)).answer
}

async function offer(projectId: number, revision = 1): Promise<OfferListing> {
  const { tenant, via } = studio.anna
  const input = { projectId, revision, idempotencyKey: randomUUID(), language: 'en', validDays: 30 }
  const made = await studio.server.call(tenant, 'offers/make', input, via)
  if (!made.answer.ok) throw new Error(made.answer.message)
  const { id } = made.answer.value.offer
  let ready = made.answer.value.offer
  await until(async () => {
    const { answer } = await studio.server.call(tenant, 'offers/get', { id }, via)
    if (answer.ok) ready = answer.value
    return ready.state !== 'making'
  })
  return ready
}

async function listed(project: number) {
  const { tenant, via } = studio.anna
  const { answer } = await studio.server.call(tenant, 'projects/list', {}, via)
  return answer.ok ? answer.value.projects.find(({ id }) => id === project)?.picture : undefined
}

describe('on the cover', () => {
  it('a chosen photograph is printed instead of a picture, and the next chosen takes its place', async () => {
    const project = await studio.save(furnishedRoom('Cover'))
    const plain = await offer(project)
    expect(drawnFor).toEqual(['Cover'])
    const first = await photographed(project)
    const second = await photographed(project)
    expect(await use(first.id, 'cover')).toMatchObject({
      ok: true,
      value: { isCover: true, isPicture: false },
    })
    expect(await use(second.id, 'cover')).toMatchObject({ ok: true, value: { isCover: true } })
    const { photographs } = await studio.list(project)
    expect(photographs.map(({ id, isCover }) => [id, isCover])).toEqual([
      [second.id, true],
      [first.id, false],
    ])

    const covered = await offer(project)
    expect(drawnFor).toEqual(['Cover'])
    const pages = async ({ document }: OfferListing) =>
      (await studio.get(`/files/${document?.file}`)).rawPayload
    // A JPEG lies in a PDF as it is.
    expect((await pages(covered)).includes('/DCTDecode')).toBe(true)
    expect((await pages(plain)).includes('/DCTDecode')).toBe(false)
    expect(await use(second.id, 'cover', false)).toMatchObject({ ok: true, value: { isCover: false } })
    expect((await pages(await offer(project))).includes('/DCTDecode')).toBe(false)
  })
})

describe('for the project in lists', () => {
  it('a chosen photograph stays, whatever is saved, until it is taken back', async () => {
    const project = await studio.save(furnishedRoom('Listed'))
    await until(async () => (await listed(project))?.revision === 1)
    const before = await listed(project)
    const photograph = await photographed(project)
    expect(await use(photograph.id, 'picture')).toMatchObject({ ok: true, value: { isPicture: true } })
    const chosen = await listed(project)
    expect(chosen?.hash).not.toBe(before?.hash)
    const served = await studio.get(`/pictures/${project}`)
    expect(served.headers['content-type']).toBe('image/jpeg')
    expect(served.rawPayload.includes('small')).toBe(true)

    await studio.save(furnishedRoom('Listed again'), project, 1)
    const newest = `select from project_picture where project = ${project} and revision = 2`
    await until(async () => (await studio.asOwner(newest)).length === 1)
    expect(await listed(project)).toEqual(chosen)
    await use(photograph.id, 'picture', false)
    expect(await listed(project)).toEqual({ revision: 2, hash: before?.hash })
  })

  it('cannot be one that is not ready, of another shop, or removed', async () => {
    const project = await studio.save(furnishedRoom('Not yet'))
    const photograph = await photographed(project)
    const bruno = await studio.server.logIn(studio.tenant, 'bruno')
    const input = { id: photograph.id, as: 'picture', isUsed: true } as const
    expect((await studio.server.call(studio.tenant, 'photographs/use', input, bruno)).status).toBe(404)
    await use(photograph.id, 'picture')
    const { tenant, via } = studio.anna
    await studio.server.call(tenant, 'photographs/remove', { id: photograph.id }, via)
    expect(await use(photograph.id, 'picture')).toMatchObject({ code: 'notFound' })
    expect((await studio.get(`/files/${photograph.file}`)).statusCode).toBe(404)
    expect((await listed(project))?.revision ?? 1).toBe(1)

    photographer.finishesAlone(false)
    const before = photographer.sittings.length
    const waiting = await studio.take(project)
    await until(() => photographer.sittings.length > before)
    expect(await use(waiting.id, 'cover')).toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/not ready/),
    })
    photographer.finishesAlone(true)
    photographer.sittings.at(-1)?.finish()
    await studio.ended(waiting)
  })
})

describe('the sweep', () => {
  it('keeps photographs and their files, and takes drafts, failures and scenes nobody needs any more', async () => {
    const project = await studio.save(furnishedRoom('Swept'))
    const kept = await photographed(project)
    const draft = await photographed(project, { quality: 'draft' })
    const chosen = await photographed(project, { quality: 'draft' })
    await use(chosen.id, 'cover')
    const [offered] = await studio.asOwner<{ hash: string }>(
      `select hash from file where id = '${chosen.file}'`,
    )
    await studio.asOwner("update photograph set asked_at = now() - interval '31 days'")
    await studio.asOwner(
      "update job set finished_at = now() - interval '31 days' where finished_at is not null",
    )
    await studio.asOwner("update file set created_at = now() - interval '400 days'")
    await studio.asOwner("update scene_file set used_at = now() - interval '3 days'")
    const store = folderFiles(studio.folder).of(1)
    const old = new Date(Date.now() - 400 * 24 * 60 * 60 * 1000)
    const scenes = await studio.asOwner<{ file: string }>('select file from scene_file')
    for await (const hash of store.putBefore(new Date(Date.now() + 1000), '')) {
      await utimes(join(studio.folder, '1', hash.slice(0, 2), hash), old, old)
    }
    // Its document is still to be made, with a photograph that is removed meanwhile.
    await studio.asOwner(
      `insert into document (tenant, id, report, number, project, revision, owner, language, made_on, made_at, made_by,
         answers, snapshot, job)
       select 1, gen_random_uuid(), 'offer', 9999, ${project}, 1, 'anna', 'en', '2020-01-01', now(), 'Anna', '{}',
         jsonb_build_object('cover', '${offered?.hash}'), gen_random_uuid()`,
    )
    const { tenant, via } = studio.anna
    await studio.server.call(tenant, 'photographs/remove', { id: chosen.id }, via)
    await sweep('first')
    await sweep('second')

    const { photographs } = await studio.list(project)
    expect(photographs).toMatchObject([{ id: kept.id, state: 'done', file: kept.file, progress: 1 }])
    expect((await studio.get(`/files/${kept.file}`)).statusCode).toBe(200)
    expect((await studio.get(`/files/${kept.preview}`)).statusCode).toBe(200)
    expect((await studio.get(`/files/${draft.file}`)).statusCode).toBe(404)
    expect(await store.has(offered?.hash ?? '')).toBe(true)
    expect(scenes.length).toBeGreaterThan(0)
    for (const { file } of scenes) expect(await store.has(file)).toBe(false)
  })
})

async function sweep(night: string): Promise<void> {
  await beginSweeps(shelf.databases, night)
  const busy = "select from job where task like 'sweep/%' and state in ('queued', 'running')"
  await until(async () => (await studio.asOwner(busy)).length === 0, 60_000)
  expect(
    await studio.asOwner("select error from job where state = 'failed' and task like 'sweep/%'"),
  ).toEqual([])
}
