import { describe, expect, it } from 'vitest'
import type { CommandPorts } from './command-ports.ts'
import { run } from './run.ts'

async function arredo(words: readonly string[], more: Pick<CommandPorts, 'migrate'> = {}) {
  const said: string[] = []
  const complained: string[] = []
  const code = await run(words, {
    environment: {},
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
    ...more,
  })
  return { code, said: said.join('\n'), complained: complained.join('\n') }
}

describe('arredo migrate', () => {
  it('names what ran, and says when there was nothing to do', async () => {
    const first = await arredo(['migrate'], { migrate: async () => ['0001_tenants', '0002_people'] })
    expect(first).toMatchObject({ code: 0, complained: '' })
    expect(first.said).toBe('Ran 0001_tenants\nRan 0002_people\nThe database is at this version now')
    const again = await arredo(['migrate'], { migrate: async () => [] })
    expect(again).toMatchObject({ code: 0, said: 'The database is at this version already' })
  })

  it('fails in words, also when every address refused', async () => {
    const refused = new AggregateError([new Error('connect refused by ::1'), new Error('and by 127.0.0.1')])
    const { code, complained } = await arredo(['migrate'], { migrate: () => Promise.reject(refused) })
    expect(code).toBe(1)
    expect(complained).toBe('Not migrated: connect refused by ::1; and by 127.0.0.1')
  })

  it('is not offered by an arredo that came without the server', async () => {
    expect((await arredo(['migrate'])).complained).not.toContain('arredo migrate')
    const shown = await arredo(['help'], { migrate: async () => [] })
    expect(shown).toMatchObject({ code: 2 })
    expect(shown.complained).toContain('arredo migrate')
  })
})
