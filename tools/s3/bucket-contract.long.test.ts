import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFiles } from '../../apps/server/src/files/open-files.ts'
import { patience } from '../../apps/server/src/files/s3/patience.ts'
import { readS3Settings } from '../../apps/server/src/files/s3/s3-settings.ts'
import { isStoreAway } from '../../apps/server/src/files/store-away.ts'
import { patientFiles } from '../../apps/server/src/operator/copy/patient-files.ts'
import { fileStoreContract } from '../../apps/server/src/testing/file-store-contract.ts'
import { type Swift, startSwift } from '../stack/start-swift.ts'

let swift: Swift
let tenants = 0

beforeAll(async () => {
  swift = await startSwift()
}, 240_000)
afterAll(() => swift.stop())

function files(secret = '') {
  const { environment } = swift
  const s3 = readS3Settings({
    ...environment,
    ...(secret && { FILES_S3_SECRET_KEY: secret }),
    ...{ FILES_S3_REGION: 'us-east-1', FILES_S3_PATH_STYLE: true, FILES_S3_REDIRECT: true },
  })
  return openFiles({ filesFolder: '', s3 })
}

/** Many ask it at once here, and a reader gives up within seconds. */
const waits = patience({ signal: new AbortController().signal })

// One bucket for all: tenants of their own.
fileStoreContract(async () => {
  const stores = await files()
  tenants += 100
  const first = tenants
  return { ...stores, of: (tenant) => patientFiles(stores.of(first + tenant), waits) }
})

it('a file is fetched at its signed address with the name we gave it, and at no other', async () => {
  const store = (await files()).of(1)
  const hash = await store.put(Buffer.from('an offer'))
  const disposition = `attachment; filename="offer 1.pdf"; filename*=UTF-8''offer%201.pdf`
  const address = await store.addressOf(hash, { contentType: 'application/pdf', disposition })
  const answer = await fetch(address ?? '')
  expect(await answer.text()).toBe('an offer')
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toBe(disposition)
  const other = await store.put(Buffer.from('another'))
  expect((await fetch((address ?? '').replaceAll(hash, other))).status).toBe(403)
  const bare = new URL(address ?? '')
  bare.search = ''
  expect((await fetch(bare)).ok).toBe(false)
})

it('a wrong secret is said at once, and is no store that is away', async () => {
  const error = await (await files('wrong'))
    .of(1)
    .put(Buffer.from('x'))
    .catch((caught) => caught)
  expect(error.name).toBe('SignatureDoesNotMatch')
  expect(isStoreAway(error)).toBe(false)
})

it('who reads hears within seconds that it holds its answers back or is gone, who puts waits until it is back', async () => {
  const store = (await files()).of(1)
  const hash = await store.put(Buffer.from('before'))
  const isAway = expect.objectContaining({ name: 'StoreAway' })
  const fault = async (begin: () => unknown, end: () => unknown, put: string) => {
    await begin()
    const waiting = store.put(Buffer.from(put))
    await expect(store.read(hash)).rejects.toEqual(isAway)
    await expect(store.has(hash)).rejects.toEqual(isAway)
    await end()
    expect(Buffer.from((await store.read(await waiting)) ?? []).toString()).toBe(put)
    expect(Buffer.from((await store.read(hash)) ?? []).toString()).toBe('before')
  }
  await fault(swift.hold, swift.goOn, 'while it held back')
  await fault(swift.killHard, swift.restart, 'while it was dead')
})
