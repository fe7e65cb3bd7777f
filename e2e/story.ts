import { randomInt } from 'node:crypto'
import { test as base, expect, type Page } from '@playwright/test'
import { addTenant } from '../tools/stack/seed.ts'
import { stackAddress } from './stack.ts'

export type Login = { readonly userid: string; readonly username: string; readonly password: string }

/** A brand of its own for every story, so that stories never meet. */
export type Site = { readonly url: string; readonly seller: Login; readonly customer: Login }

type Fixtures = { brand: 'atlas' | 'demo'; site: Site; noise: string[] }

export const test = base.extend<Fixtures>({
  brand: ['atlas', { option: true }],

  site: async ({ brand }, use) => {
    const stack = stackAddress()
    const number = randomInt(1_000, 2_000_000_000)
    const host = `${brand}-${number}.localhost`
    await addTenant(stack, brand, { number, host })
    const password = 'kitchen-2026'
    await use({
      url: `http://${host}:${stack.port}`,
      seller: { userid: brand, username: 'seller', password },
      customer: { userid: 'customer', username: 'customer@example.com', password },
    })
  },

  /** Every story fails on a console error, an unhandled rejection or a policy report. */
  noise: [
    async ({ context }, use) => {
      const noise: string[] = []
      const listen = (page: Page): void => {
        page.on('console', (message) => {
          if (message.type() === 'error') noise.push(`console: ${message.text()} ${message.location().url}`)
        })
        page.on('pageerror', (error) => noise.push(`error: ${error.stack ?? error.message}`))
        page.on('request', (request) => {
          if (request.url().includes('/policy-reports')) noise.push(`policy report: ${request.postData()}`)
        })
      }
      context.on('page', listen)
      await use(noise)
      expect(noise, 'the page was quiet').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Where guests are welcome the form opens on request; elsewhere home shows it at once. */
export async function logIn(page: Page, site: Site, login: Login = site.seller): Promise<void> {
  await page.goto(`${site.url}/home`)
  const userId = page.getByLabel('User id')
  const ask = page.getByRole('button', { name: 'Log in', exact: true })
  await expect(ask).toBeVisible()
  if ((await userId.count()) === 0) await ask.click()
  await userId.fill(login.userid)
  await page.getByLabel('User name').fill(login.username)
  await page.getByLabel('Password', { exact: true }).fill(login.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
}
