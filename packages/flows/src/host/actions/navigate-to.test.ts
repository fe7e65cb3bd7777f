import { describe, expect, it } from 'vitest'
import { hostForTests } from '../../testing/host-for-tests.ts'

describe('navigateTo', () => {
  const goes = async (request: object, from?: string) => {
    const host = hostForTests()
    if (from) await host.ask({ action: 'navigateTo', page: from })
    const answer = await host.ask({ action: 'navigateTo', ...request })
    return answer?.status === 0 ? host.paths.slice(from ? 1 : 0) : (answer as { message: string }).message
  }

  it('[H-14] a query is appended, anything else is a path', async () => {
    expect(await goes({ page: 'ItemSearch', params: '?roomSelected=1' })).toEqual([
      '/itemsearch?roomSelected=1',
    ])
    expect(await goes({ page: 'itemsearch', params: 'newprj' })).toEqual(['/itemsearch/newprj'])
    expect(await goes({ page: 'demo', params: '/KITCHEN/a b/' })).toEqual(['/demo/KITCHEN/a%20b'])
    expect(await goes({ page: 'demo', params: 'a%20b?x=1' })).toEqual(['/demo/a%20b?x=1'])
    expect(await goes({ page: 'demo', params: ['KITCHEN', 'a b', '?x=1'] })).toEqual([
      '/demo/KITCHEN/a%20b?x=1',
    ])
  })

  it('[H-15] on that page already, with params: home first', async () => {
    expect(await goes({ page: 'itemsearch', params: 'a' }, 'itemsearch')).toEqual(['/home', '/itemsearch/a'])
    expect(await goes({ page: 'itemsearch' }, 'itemsearch')).toEqual(['/itemsearch'])
  })

  it('[H-16, D-31] an object with a path: its first part is the route, the rest its params', async () => {
    expect(await goes({ page: { PATH: '/itemsearch/5?x=1' } })).toEqual(['/itemsearch/5?x=1'])
    expect(await goes({ page: { path: '/moon/5' } })).toBe('Unknown page [/moon/5]')
    expect(await goes({ page: {} })).toBe('Missing page to go')
  })

  it('[D-31] no full address, no way out of the route', async () => {
    for (const page of [
      'https://evil.example',
      '//evil.example',
      'javascript:alert(1)',
      '../home',
      'home/../x',
    ]) {
      expect(await goes({ page: { path: page } })).toMatch(/^Unknown page/)
      expect(await goes({ page })).toMatch(/^Unknown page/)
    }
    for (const params of ['..', 'a/../b', 'a/%2e%2e/b', 'a%2fb', 'a\\b', 'a\u0000', '\ud800']) {
      expect(await goes({ page: 'demo', params })).toBe('Unknown page [demo]')
    }
  })

  it('[D-31, H-63 part] guards hold for hosts: a refused page answers so and the app stays', async () => {
    const host = hostForTests({}, { who: 'customer' })
    expect(await host.ask({ action: 'navigateTo', page: 'jobview' })).toMatchObject({
      message: 'First must do login',
    })
    expect(host.paths).toEqual([])
    // A brand's own page does not exist for the base brand.
    expect(await host.ask({ action: 'navigateTo', page: 'aeslogin' })).toMatchObject({
      message: 'Unknown page [aeslogin]',
    })
  })
})
