import { describe, expect, it } from 'vitest'
import { appForTests } from '../testing/app-for-tests.ts'

describe('notices', () => {
  it('[D-53] a notice goes after 5000 ms and 600 ms of motion; errors and choices stay', async () => {
    const { app, wait } = appForTests()
    const shown = () => app.notices.store.getState().shown.map(({ message, leaving }) => [message, leaving])
    app.notices.show({ message: 'notice' })
    app.notices.show({ message: 'error', kind: 'error' })
    app.notices.show({ message: 'choice', action: { label: 'Undo', run: () => {} } })
    await wait(4999)
    expect(shown()).toHaveLength(3)
    await wait(1)
    expect(shown()[0]).toEqual(['notice', true])
    await wait(600)
    expect(shown()).toEqual([
      ['error', false],
      ['choice', false],
    ])
  })

  it('[A-30] the log keeps the newest 100', () => {
    const { app } = appForTests()
    for (let count = 1; count <= 130; count++) app.notices.show({ message: `${count}` })
    const { log } = app.notices.store.getState()
    expect(log).toHaveLength(100)
    expect(log[0]?.message).toBe('130')
  })
})
