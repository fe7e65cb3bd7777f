import { createDesk, newDocument } from '@arredo/project'
import { expect, it, vi } from 'vitest'

const document = newDocument({ name: 'Kitchen', alternative: 'a', priceDate: '2026-11-15' })
const evaluate = () => ({ alternative: 'a', articles: {}, findings: [], prices: {} })

it('takes a tool up when it has come, unless something else was taken up or it was given up', async () => {
  // As in a page that was just opened.
  vi.resetModules()
  const { createEditor } = await import('../create-editor.ts')
  const { fetchTools } = await import('./fetch-tools.ts')
  const newEditor = () => createEditor({ desk: createDesk({ document, evaluate }), newId: () => 'n' })
  const [waits, changes, gives] = [newEditor(), newEditor(), newEditor()]
  waits.use('drawWall', null)
  waits.use('measure', null)
  changes.use('measure', null)
  changes.use('select', null)
  gives.use('measure', null)
  expect(gives.cancel()).toBe(true)
  expect(gives.cancel()).toBe(false)
  expect(waits.state().tool).toBe('select')

  await vi.waitFor(() => expect(waits.state().tool).toBe('measure'))
  await fetchTools()
  expect([changes.state().tool, gives.state().tool]).toEqual(['select', 'select'])
  gives.use('drawWall', null)
  expect(gives.state().tool).toBe('drawWall')
})

it('keeps what was pressed for a tool while it was on its way', async () => {
  vi.resetModules()
  const { createEditor } = await import('../create-editor.ts')
  const editor = createEditor({ desk: createDesk({ document, evaluate }), newId: () => 'n' })
  const press = { key: 'Enter', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
  editor.use('drawWall', null)
  expect(editor.key(press)).toBe(true)
  expect(editor.key({ ...press, key: 'z', ctrlKey: true })).toBe(false)
  await vi.waitFor(() => expect(editor.state().tool).toBe('drawWall'))
  expect(editor.entries().map(({ id }) => id)).toContain('length')
})
