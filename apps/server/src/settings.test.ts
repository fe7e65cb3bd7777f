import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readOperatorSettings, readSettings } from './settings.ts'

it('reads what is there and fills in the rest', () => {
  const settings = readSettings({
    DATABASE_URL: 'postgres://app@db/arredo',
    PORT: '8080',
    TRUST_PROXY: 'true',
  })
  expect(settings).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    trustProxy: 1,
    webDevUrl: null,
    stopDelay: 0,
  })
})

it('counts the proxies in front of it', () => {
  const behind = (TRUST_PROXY: string) =>
    readSettings({ DATABASE_URL: 'postgres://app@db/arredo', TRUST_PROXY }).trustProxy
  expect([behind('false'), behind('true'), behind('2')]).toEqual([false, 1, 2])
})

it('fails at once, names every wrong variable and never its value', () => {
  const wrong = { DATABASE_URL: 'mysql://root:hunter2@db', PORT: '99999', TRUST_PROXY: 'yes' }
  const read = () => readSettings(wrong)

  for (const name of ['DATABASE_URL', 'PORT', 'TRUST_PROXY']) expect(read).toThrow(name)
  expect(read).not.toThrow('hunter2')
  expect(() => readSettings({})).toThrow('DATABASE_URL')
})

it('reads the addresses of the other cells, by names that differ and are not the main one', () => {
  const read = (DATABASE_CELLS: string) =>
    readSettings({ DATABASE_URL: 'postgres://app@db/arredo', DATABASE_CELLS }).databaseCells
  const cells = { b: 'postgres://app:p=q@b/arredo?sslmode=require', 'c-2': 'postgresql://app@c/arredo' }
  expect(read(`b=${cells.b}\n  c-2=${cells['c-2']} `)).toEqual(cells)
  expect(read('')).toEqual({})
  for (const wrong of [
    'b',
    'b=mysql://b',
    'main=postgres://b',
    'b=postgres://b b=postgres://c',
    'B=postgres://b',
  ])
    expect(() => read(wrong)).toThrow('DATABASE_CELLS: name=postgres://')
})

it('takes the id that the build wrote beside the web folder, unless it is told another', () => {
  const folder = mkdtempSync(join(tmpdir(), 'arredo-settings-'))
  writeFileSync(join(folder, 'build-id'), 'abc123')
  const environment = { DATABASE_URL: 'postgres://app@db/arredo', WEB_FOLDER: join(folder, 'web') }
  expect(readSettings(environment).buildId).toBe('abc123')
  expect(readSettings({ ...environment, BUILD_ID: 'mine' }).buildId).toBe('mine')
  rmSync(folder, { recursive: true })
  expect(readSettings(environment).buildId).toBe('development')
})

it("reads the owner's address from a variable of its own, so that no server can take it by mistake", () => {
  expect(readOperatorSettings({ DATABASE_OWNER_URL: 'postgres://owner@db/arredo' }).ownerUrl).toBe(
    'postgres://owner@db/arredo',
  )
  expect(() => readOperatorSettings({ DATABASE_URL: 'postgres://app@db/arredo' })).toThrow(
    'DATABASE_OWNER_URL',
  )
})

it('takes any value from a file instead, and puts a password of any characters into the address', () => {
  const folder = mkdtempSync(join(tmpdir(), 'arredo-secrets-'))
  const file = join(folder, 'password')
  writeFileSync(file, 'p@ss/w?rd#1\n')
  const address = { DATABASE_URL: 'postgres://app@db/arredo' }
  const { databaseUrl } = readSettings({ ...address, DATABASE_PASSWORD_FILE: file })
  expect(decodeURIComponent(new URL(databaseUrl).password)).toBe('p@ss/w?rd#1')
  expect(new URL(databaseUrl).host).toBe('db')

  expect(() => readSettings({ ...address, DATABASE_PASSWORD: 'a', DATABASE_PASSWORD_FILE: file })).toThrow(
    'DATABASE_PASSWORD: also given as DATABASE_PASSWORD_FILE',
  )
  rmSync(folder, { recursive: true })
  expect(() => readSettings({ ...address, DATABASE_PASSWORD_FILE: file })).toThrow(
    'DATABASE_PASSWORD_FILE: the file cannot be read',
  )
})

it('reads where files are: in a folder, or in a bucket that nothing is missing for', () => {
  const address = { DATABASE_URL: 'postgres://app@db/arredo' }
  expect(readSettings(address).s3).toBeNull()
  const bucket = { FILES_S3_BUCKET: 'files', FILES_S3_ACCESS_KEY: 'us', FILES_S3_SECRET_KEY: 'secret' }
  expect(readSettings({ ...address, ...bucket }).s3).toEqual({
    ...{ endpoint: null, region: 'us-east-1', bucket: 'files', accessKey: 'us', secretKey: 'secret' },
    ...{ hasPathStyle: true, redirects: false },
  })
  const more = {
    FILES_S3_ENDPOINT: 'https://s3.example',
    FILES_S3_PATH_STYLE: 'false',
    FILES_S3_REDIRECT: 'true',
  }
  expect(readSettings({ ...address, ...bucket, ...more }).s3).toMatchObject({
    ...{ endpoint: 'https://s3.example', hasPathStyle: false, redirects: true },
  })
  const owner = { DATABASE_OWNER_URL: 'postgres://owner@db/arredo' }
  expect(readOperatorSettings({ ...owner, ...bucket }).s3).toMatchObject({ bucket: 'files' })

  for (const half of [
    { ...bucket, FILES_S3_SECRET_KEY: undefined },
    { FILES_S3_ENDPOINT: 'https://s3.example' },
  ])
    expect(() => readSettings({ ...address, ...half })).toThrow(
      /^Wrong environment\. .*FILES_S3_SECRET_KEY: needed for files on S3$/,
    )
})
