import { expect, it } from 'vitest'
import { readS3Settings } from './s3-settings.ts'

const defaults = { FILES_S3_REGION: 'us-east-1', FILES_S3_PATH_STYLE: true, FILES_S3_REDIRECT: false }
const needed = { FILES_S3_BUCKET: 'files', FILES_S3_ACCESS_KEY: 'who', FILES_S3_SECRET_KEY: 'secret' }
const endpoint = { FILES_S3_ENDPOINT: 'http://s3.example' }

it('files are in a folder where nothing is said of S3, and there where all of it is', () => {
  expect(readS3Settings(defaults)).toBeNull()
  const all = { bucket: 'files', accessKey: 'who', secretKey: 'secret' }
  expect(readS3Settings({ ...defaults, ...needed })).toMatchObject({ ...all, endpoint: null })
  expect(readS3Settings({ ...defaults, ...needed, ...endpoint })).toMatchObject({
    ...{ ...all, endpoint: 'http://s3.example' },
  })
})

it('any half of it is refused with what is missing, and never taken for the folder', () => {
  const names = Object.keys(needed)
  const alone = Object.entries(needed).map(([name, value]) => ({ [name]: value }))
  const allButOne = names.map((name) => ({ ...needed, [name]: undefined }))
  for (const half of [endpoint, ...alone, ...allButOne] as readonly Record<string, string | undefined>[]) {
    const missing = names.filter((name) => !half[name])
    const words = `Wrong environment. ${missing.join(', ')}: needed for files on S3`
    expect(() => readS3Settings({ ...defaults, ...half }), words).toThrow(words)
  }
})
