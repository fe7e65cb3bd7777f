import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { logOptions } from './log-options.ts'

it('keeps passwords, tokens, cookies and the rows of refused statements out of the log, wherever they are', () => {
  const lines: string[] = []
  const stream = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) })
  const log = pino(logOptions('info') as object, stream)

  log.info({ password: 's3cret-a', input: { password: 's3cret-b', bearer: 's3cret-c' } })
  log.info({ request: { headers: { cookie: 's3cret-d', authorization: 's3cret-e' } }, token: 's3cret-f' })
  const refused = { code: '23505', detail: 'Key (email)=(s3cret-g@example.com) already exists.' }
  log.error({ err: Object.assign(new Error('duplicate key'), refused) })
  log.info({ kept: 'visible' })

  expect(lines.join('')).not.toContain('s3cret')
  expect(lines.join('')).toContain('[redacted]')
  expect(lines.join('')).toContain('visible')
  expect(lines.join('')).toContain('23505')
})
