import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { plannerOf } from './planner.ts'
import { expect, logIn, test } from './story.ts'

async function expectNoFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
  expect(found).toEqual([])
}

for (const brand of ['atlas', 'demo'] as const) {
  test.describe(`axe finds nothing in ${brand}`, () => {
    test.use({ brand })

    test('on home, login, projects, the room dialog and a wrong address', async ({ page, site }) => {
      await page.goto(`${site.url}/home`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoFindings(page)
      await logIn(page, site)
      await expectNoFindings(page)
      await page.getByRole('link', { name: 'All projects' }).click()
      await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible()
      await expectNoFindings(page)
      await page.getByRole('button', { name: 'New project' }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoFindings(page)
      await page.goto(`${site.url}/home`)
      await page.evaluate(() => {
        history.pushState(null, '', '/no-such-page')
        dispatchEvent(new PopStateEvent('popstate'))
      })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoFindings(page)
    })

    test('in the planner, flat and in space, with something selected', async ({ page, site }) => {
      const planner = plannerOf(page)
      await logIn(page, site)
      await planner.startRoom()
      await expectNoFindings(page)
      await planner.show('2D')
      await planner.card.press('Enter')
      await expect(planner.total).toContainText('1 article')
      await expectNoFindings(page)
      await planner.show('3D')
      await expectNoFindings(page)
    })

    test('in the gallery', async ({ page, site }) => {
      await page.goto(`${site.url}/home`)
      await page.evaluate(() => {
        history.pushState(null, '', '/gallery')
        dispatchEvent(new PopStateEvent('popstate'))
      })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoFindings(page)
    })
  })
}
