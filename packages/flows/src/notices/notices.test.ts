import { describe, expect, it } from 'vitest'
import { appForTests } from '../testing/app-for-tests.ts'

describe('notices', () => {
  it('[D-53] [A-29] [A-139] a notice goes after 5000 ms and 600 ms of motion; errors and choices stay', async () => {
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

  it('[A-29] [A-139] a message, a colour, a place and a way in are the usual ones, or the given ones', async () => {
    const { app, wait } = appForTests()
    app.notices.show({})
    app.notices.show({
      ...{ message: 'Another', color: 'primary', position: 'top-right', transition: 'fade' },
      ...{ kind: 'error', timeout: 1000 },
    })
    const [usual, given] = app.notices.store.getState().shown
    expect(usual).toMatchObject({
      ...{ message: 'Message', color: 'black', position: 'bottom-left', transition: 'slide' },
    })
    expect(given).toMatchObject({
      ...{ message: 'Another', color: 'primary', position: 'top-right', transition: 'fade' },
    })
    // The time that was given counts for more than the kind.
    await wait(1600)
    expect(app.notices.store.getState().shown.map(({ message }) => message)).toEqual(['Message'])
    app.notices.show({ message: 'Until it was read', timeout: -1 })
    await wait(60_000)
    expect(app.notices.store.getState().shown.map(({ message }) => message)).toEqual(['Until it was read'])
  })

  it('[A-30] the log keeps the newest 100', () => {
    const { app } = appForTests()
    for (let count = 1; count <= 130; count++) app.notices.show({ message: `${count}` })
    const { log } = app.notices.store.getState()
    expect(log).toHaveLength(100)
    expect(log[0]?.message).toBe('130')
  })
})
