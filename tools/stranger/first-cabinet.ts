import type { Page } from '@playwright/test'

const patience = 60_000

/** Steps three to five of the README, with the address and the login it prints. */
export async function firstCabinet(page: Page, readme: string, port: number): Promise<void> {
  const address = /<http:\/\/localhost:4100>/.exec(readme)
  const login = /user id `(.+?)`, user name `(.+?)`, password `(.+?)`/.exec(readme)
  if (!address || !login) throw new Error('The README names no address or no login')
  const [, userId = '', userName = '', password = ''] = login
  const noise: string[] = []
  page.on('pageerror', (error) => noise.push(error.message))
  page.on('console', (message) => message.type() === 'error' && noise.push(message.text()))
  page.setDefaultTimeout(patience)

  await page.goto(`http://localhost:${port}`)
  await page.getByRole('button', { name: 'Log in', exact: true }).first().click()
  await page.getByRole('button', { name: 'Log in with a user id' }).click()
  await page.getByLabel('User id').fill(userId)
  await page.getByLabel('User name').fill(userName)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'New project' }).first().click()
  await page.getByRole('button', { name: 'Use this room' }).click()
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.getByRole('button', { name: /^Place Base unit, door/ }).press('Enter')
  const total = page.getByRole('status', { name: 'Total price' })
  await total.getByText('articles').waitFor()
  if (noise.length > 0) throw new Error(`The page complained:\n${noise.join('\n')}`)
}
