import { expect, it } from 'vitest'
import { readSettings } from './settings.ts'

it('reads what is there and fills in the rest', () => {
  const settings = readSettings({
    DATABASE_URL: 'postgres://app@db/arredo',
    PORT: '8080',
    TRUST_PROXY: 'true',
  })
  expect(settings).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    trustProxy: true,
    webDevUrl: null,
    stopDelay: 0,
  })
})

it('fails at once, names every wrong variable and never its value', () => {
  const wrong = { DATABASE_URL: 'mysql://root:hunter2@db', PORT: '99999', TRUST_PROXY: 'yes' }
  const read = () => readSettings(wrong)

  for (const name of ['DATABASE_URL', 'PORT', 'TRUST_PROXY']) expect(read).toThrow(name)
  expect(read).not.toThrow('hunter2')
  expect(() => readSettings({})).toThrow('DATABASE_URL')
})
