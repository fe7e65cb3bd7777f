import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { appOf } from '../tools/shot/sheets/app-in-page.ts'
import { goToPlan } from './on-plan.ts'
import { plannerOf, skipLook, someArticles } from './planner.ts'
import { expect, goWithin, logIn, newSite, type Site, test } from './story.ts'

test.use({ brand: 'demo', record: { isAdvancedOrderFlowEnabled: true } })

test('[A-185] canSaveProject, the kind of user, intoIframe, askLeavePage, enableCustomerLogin, accessoriesEnabled and isAdvancedOrderFlowEnabled each change what one meets', async ({
  page,
  site,
  browser,
}) => {
  test.slow()
  const without = await newSite('demo', {
    ...{ guestMaySave: false, askLeavePage: false, isCustomerLogin: false, accessoriesCatalogue: 'NONE' },
  })

  for (const [isOn, { url, seller }] of [
    [true, site],
    [false, without],
  ] as const) {
    await test.step(isOn ? 'a guest, with everything on' : 'a guest, with everything off', async () => {
      await page.goto(`${url}/home`)
      await expect(page.getByRole('button', { name: 'Start planning' })).toBeVisible()
      expect(await sessionOf(page)).toEqual({
        ...{ kind: 'guest', canSaveProject: isOn, isCustomerLoginEnabled: isOn, display: 'site' },
      })
      // A guest's, a customer's and a seller's pages: of one kind each.
      await goWithin(page, '/projects')
      await expect(page).toHaveURL(/\/home\?redirectFrom/)
      await page.getByRole('button', { name: 'Log in', exact: true }).first().press('Enter')
      await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
      await expect(page.getByLabel('E-mail address')).toHaveCount(isOn ? 1 : 0)
      await expect(page.getByLabel('User id')).toHaveCount(isOn ? 0 : 1)
      await page.keyboard.press('Escape')

      await page.getByRole('button', { name: 'Start planning' }).press('Enter')
      const design = page.getByRole('dialog', { name: 'Room design' })
      await design.getByRole('button', { name: 'Use this room' }).press('Enter')
      await skipLook(page)
      await goToPlan(page)
      await changeAndSave(page)
      const refused = page.getByText('You may not save projects')
      if (isOn) await expect(page.locator('[data-save-state=saved]').first()).toBeVisible()
      else await expect(refused).toBeVisible()
      await expect(refused).toHaveCount(isOn ? 0 : 1)

      const accessories = plannerOf(page).catalogue.getByRole('button', { name: /^Accessories/ })
      await expect(accessories).toHaveCount(isOn ? 1 : 0)
      // With the description of their catalogue.
      if (isOn) await expect(accessories).toHaveAttribute('title', /^Accessories: ./)
    })

    await test.step(isOn ? 'a seller, with everything on' : 'a seller, with everything off', async () => {
      const context = await browser.newContext({ reducedMotion: 'reduce' })
      const desk = await context.newPage()
      await logIn(desk, { url, seller } as Site)
      expect(await sessionOf(desk)).toMatchObject({ kind: 'pro', canSaveProject: true })
      await goWithin(desk, '/projects')
      await desk
        .getByRole('button', { name: /^Status/ })
        .first()
        .press('Enter')
      await expect(desk.getByRole('menuitemcheckbox', { name: 'Offer', exact: true })).toBeVisible()
      const advanced = desk.getByRole('menuitemcheckbox', { name: 'Awaiting approval' })
      await expect(advanced).toHaveCount(isOn ? 1 : 0)
      await desk.keyboard.press('Escape')

      await goWithin(desk, '/home')
      await plannerOf(desk).startRoom()
      await plannerOf(desk).card.press('Enter')
      await expect(plannerOf(desk).total).toContainText(someArticles)
      await desk.getByRole('button', { name: /^Account of / }).press('Enter')
      await desk.getByRole('menuitem', { name: 'Log out' }).press('Enter')
      const asked = desk.getByText('You have attempted to leave this page. Are you sure?')
      if (isOn) {
        await expect(asked).toBeVisible()
        await desk.getByRole('button', { name: 'Leave' }).press('Enter')
      }
      await expect(desk).toHaveURL(/\/home$/)
      await expect(asked).toHaveCount(0)
      await expect.poll(() => sessionOf(desk)).toMatchObject({ kind: 'guest' })
      await context.close()
    })
  }

  await test.step('in a frame: no chrome, and no cookie', async () => {
    const shop = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(frame))
    shop.listen(0)
    await once(shop, 'listening')
    const origin = `http://shop.localhost:${(shop.address() as AddressInfo).port}`
    const framed = await newSite('demo', { hostOrigins: [origin] })
    const frame = `<iframe src="${framed.url}/home"></iframe>`
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const host = await context.newPage()
    const entering = host.waitForRequest('**/api/auth/guest')
    await host.goto(origin)
    expect((await entering).postDataJSON()).toEqual({ carrier: 'bearer' })
    await expect(host.frameLocator('iframe').getByRole('heading').first()).toBeVisible()
    await expect(host.frameLocator('iframe').getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    await context.close()
    shop.close()
  })
})

async function sessionOf(page: Page) {
  return (await appOf(page)).evaluate(({ session, ports }) => {
    const { profile, isCustomerLoginEnabled } = session.getState()
    const { kind, canSaveProject } = profile ?? {}
    return { kind, canSaveProject, isCustomerLoginEnabled, display: ports.display }
  })
}

async function changeAndSave(page: Page): Promise<void> {
  const planner = plannerOf(page)
  await planner.card.press('Enter')
  await expect(planner.total).toContainText(someArticles)
  await page.keyboard.press('Control+s')
}
