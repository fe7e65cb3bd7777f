import { expectAccessible } from './axe.ts'
import { plannerOf } from './planner.ts'
import { expectNothingSideways } from './sideways.ts'
import { expect, logIn, test } from './story.ts'

const sizes = [
  [1600, 1000],
  [1024, 768],
  [390, 844],
] as const

test.describe('packages', () => {
  test.use({ brand: 'demo' })

  test('[A-128 part, A-10 part, D-227 part] a seller sees how a kitchen is delivered: packages with size, weight and what is in them', async ({
    page,
    site,
  }) => {
    test.slow()
    const planner = plannerOf(page)
    await logIn(page, site)
    await planner.startRoom()
    const entry = page.getByRole('link', { name: 'Package', exact: true })
    // Without rows there is nothing to pack: the entry is there and leads nowhere.
    await expect(entry).toHaveAttribute('aria-disabled', 'true')
    await planner.show('2D')
    for (const _ of [1, 2]) {
      await planner.card.focus()
      await page.keyboard.press('Enter')
    }
    await expect(entry).not.toHaveAttribute('aria-disabled', 'true')
    await entry.click()

    await expect(page.getByRole('heading', { name: 'Packages', level: 1 })).toBeVisible()
    const list = page.getByRole('region', { name: 'Packing list' })
    const carcass = list.getByRole('row', { name: /Base unit, door.*Carcass/ }).first()
    await expect(carcass).toContainText(/2 × \(720 × 560 × 18\).* mm0\.\d+ m³Weight \d+\.\d kg$/)
    const worktop = list.getByRole('row', { name: /Worktop.*As it stands/ })
    await expect(worktop).toContainText(/1.2\d\d × \d+ × 80 mm/)

    // Nothing is lost on the way: what is packed weighs what the summary says.
    const figures = page.getByRole('region', { name: 'In short' })
    const packed = /Weight(\d[\d,.]* kg)/.exec((await figures.textContent()) ?? '')?.[1]
    expect(packed).toBeDefined()
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await expect(carcass).toBeVisible()
      await expectNothingSideways(page)
      await expectAccessible(page)
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/packages-${width}.png`, fullPage: true })
    }
    await page.setViewportSize({ width: 1600, height: 1000 })
    await page.getByRole('link', { name: 'Summary' }).click()
    await expect(page.getByRole('region', { name: 'In short' })).toContainText(`Weight${packed}`)
    await page.getByRole('link', { name: 'Packages' }).click()
    await expect(carcass).toBeVisible()
  })
})
