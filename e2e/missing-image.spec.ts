import type { Locator } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { plannerOf } from './planner.ts'
import { expect, logIn, test } from './story.ts'

test.use({ brand: 'demo' })

test('[A-31] pictures of projects, rooms and articles have a loader while they are awaited; one that is missing is a placeholder that says so', async ({
  page,
  site,
  noise,
}) => {
  const gate = Promise.withResolvers<void>()
  for (const pictures of ['**/pictures/*', '**/textures/*', '**/*.webp']) {
    await page.route(pictures, async (route) => {
      await gate.promise
      await route.fulfill({ status: 404 })
    })
  }
  // Nobody has photographed anything yet in a brand this new.
  await page.addInitScript(() => {
    const real = window.fetch
    window.fetch = async (...asked) => {
      const answer = await real(...asked)
      if (!answer.url.endsWith('/api/catalogues/search')) return answer
      const { value, ...rest } = await answer.json()
      const articles = value.articles.map((article: object) => ({ ...article, picture: '/pictures/article' }))
      return Response.json({ ...rest, value: { ...value, articles } })
    }
  })
  await logIn(page, site)
  await expectAwaited(page.getByRole('row', { name: /Family kitchen/ }))

  const second = await page.context().newPage()
  await second.route('**/*.webp', async (route) => {
    await gate.promise
    await route.fulfill({ status: 404 })
  })
  await second.goto(`${site.url}/inspiration`)
  const room = second.getByRole('region', { name: /^Family kitchen/ })
  await expectAwaited(room)

  gate.resolve()
  await expectMissing(page.getByRole('row', { name: /Family kitchen/ }))
  await expectMissing(room)
  await expect(room.getByText('Missing image')).toBeVisible()
  await expectAccessible(second)
  await second.close()

  await test.step('an article whose parts are not known either; what can be drawn is drawn', async () => {
    const slow = Promise.withResolvers<void>()
    await page.route('**/pictures/article', async (route) => {
      await slow.promise
      await route.fulfill({ status: 404 })
    })
    const planner = plannerOf(page)
    await planner.startRoom()
    await expectAwaited(planner.card)
    slow.resolve()
    await expect(planner.card.locator('svg polygon').first()).toBeVisible()
    await expect(planner.card.getByRole('img', { name: 'Missing image' })).toHaveCount(0)
    await planner.catalogue.getByRole('button', { name: 'All', exact: true }).press('Enter')
    await planner.catalogue.getByRole('searchbox').fill('Bar stool')
    await expectMissing(planner.catalogue.getByRole('button', { name: /^Place Bar stool/ }).first())
    await expectAccessible(page)
  })
  // The browser itself writes of what was not found.
  expect(noise.splice(0).filter((line) => !/ 404 /.test(line))).toEqual([])
})

async function expectAwaited(place: Locator): Promise<void> {
  const loader = place.locator('[data-loads-picture] > span').first()
  await expect(loader).toHaveCSS('animation-name', /turn/)
  await expect(place.getByRole('img', { name: 'Missing image' })).toHaveCount(0)
}

async function expectMissing(place: Locator): Promise<void> {
  const placeholder = place.getByRole('img', { name: 'Missing image' })
  await expect(placeholder).toBeVisible()
  await expect(placeholder).toHaveAttribute('title', 'Missing image')
  await expect(place.locator('[data-loads-picture]')).toHaveCount(0)
}
