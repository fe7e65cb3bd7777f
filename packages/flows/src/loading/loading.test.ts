import { describe, expect, it } from 'vitest'
import { appForTests } from '../testing/app-for-tests.ts'

describe('what is waited for', () => {
  it('[A-09 part] is said with how much of it is done, from when it takes long until it is there', async () => {
    const { app, wait } = appForTests()
    const shown = () => app.loading.store.getState().shown
    const gate = Promise.withResolvers<string>()
    const loading = app.loading.during('The project is opened', async (tell) => {
      tell(0.404)
      return gate.promise
    })
    expect(shown()).toBeNull()
    await wait(400)
    expect(shown()).toEqual({ message: 'The project is opened', percentage: 40 })
    gate.resolve('there')
    expect(await loading).toBe('there')
    expect(shown()).toBeNull()
  })

  it('what fails is not waited for any longer, and fails as it would have', async () => {
    const { app, wait } = appForTests()
    const gate = Promise.withResolvers<void>()
    const loading = app.loading.during('The project is opened', () => gate.promise)
    await wait(400)
    expect(app.loading.store.getState().shown).toEqual({ message: 'The project is opened', percentage: null })
    gate.reject(new Error('No network'))
    await expect(loading).rejects.toThrow('No network')
    expect(app.loading.store.getState().shown).toBeNull()
  })

  it("[A-09 part] is forcibly cleared after 60 s with 'Kill loader by timeout' logged, and only then", async () => {
    const { app, wait, warnings } = appForTests()
    void app.loading.during('The project is opened', () => new Promise(() => {}))
    void app.loading.during('The rest', async () => {})
    await wait(59_999)
    expect([app.loading.store.getState().shown?.message, warnings]).toEqual(['The project is opened', []])
    await wait(1)
    expect([app.loading.store.getState().shown, warnings]).toEqual([null, ['Kill loader by timeout']])
  })
})
