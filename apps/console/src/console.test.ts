import { describe, expect, it } from 'vitest'
import { actionTable, type Field } from './action-table.ts'
import { asCode } from './as-code.ts'
import { readPayload } from './read-payload.ts'

describe('the console', () => {
  it('sends what was filled in, in the types of the protocol, and nothing that was not', () => {
    const values: Record<string, string> = {
      article: 'B-DOOR',
      roomHeight: '2700',
      addRoom: 'true',
      roomDimension: '[4000,3000]',
    }
    const fields = [
      { key: 'article', kind: 'text' },
      { key: 'model', kind: 'text' },
      { key: 'roomHeight', kind: 'number' },
      { key: 'addRoom', kind: 'flag' },
      { key: 'roomDimension', kind: 'json' },
    ] as const
    expect(readPayload(fields, (key) => values[key] ?? '')).toEqual({
      ok: true,
      payload: { article: 'B-DOOR', roomHeight: 2700, addRoom: true, roomDimension: [4000, 3000] },
    })
    expect(readPayload(fields, () => '[4000,')).toEqual({
      ok: false,
      message: 'roomDimension is not valid JSON',
    })
  })

  it('offers a report and pictures that can be sent as they come', () => {
    for (const action of ['generateReport', 'generateViewmaker', 'saveViewmaker'] as const) {
      const fields: readonly Field[] = actionTable[action].fields
      const read = readPayload(fields, (key) => fields.find((field) => field.key === key)?.sample ?? '')
      const wanted = fields.flatMap(({ key, isRequired }) => (isRequired ? [key] : []))
      expect(read.ok && Object.keys(read.payload), action).toEqual(wanted)
    }
  })

  it('writes code that says the same, whatever the texts hold', () => {
    const payload = { article: 'B\'D\\"', 'odd key': [1, { deep: null }] }
    const options = { app: 'http://atlas.localhost:4100/home', isPlain: false }
    const requested: unknown[] = []
    const configurator = { request: (...request: unknown[]) => requested.push(...request) }
    const posted: unknown[] = []
    const frame = { contentWindow: { postMessage: (...message: unknown[]) => posted.push(...message) } }
    run(asCode('insertArticle', payload, options).replace('const answer = await ', ''), { configurator })
    run(asCode('saveProject', {}, { ...options, isPlain: true }), { frame })
    expect(requested).toEqual(['insertArticle', payload])
    expect(posted).toEqual([{ action: 'saveProject' }, 'http://atlas.localhost:4100'])
  })
})

function run(code: string, scope: Record<string, unknown>): void {
  new Function(...Object.keys(scope), code)(...Object.values(scope))
}
