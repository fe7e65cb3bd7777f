import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { plannerOf } from './planner.ts'
import { poppler } from './poppler.ts'
import { totals } from './prices.ts'
import { expect, logIn, test } from './story.ts'

/** What stands beside a progress bar from now on, also for a moment shorter than it takes to look twice. */
async function noteProgress(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const told = new Set<string>()
    const look = () => {
      for (const bar of document.querySelectorAll('progress')) {
        if (!bar.checkVisibility()) continue
        told.add(bar.ariaLabel ?? '')
        told.add(bar.nextElementSibling?.textContent ?? '')
      }
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { told })
  })
  return () => page.evaluate(() => [...(window as unknown as { told: Set<string> }).told])
}

test('[A-126 part, D-43 part, D-73 part, D-80 part] a seller makes an offer, sees it being made, looks at it and keeps the PDF', async ({
  page,
  site,
}) => {
  // The first picture starts a browser of its own.
  test.slow()
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom()
  await planner.name.fill('Kitchen to be offered')
  await planner.name.press('Enter')
  await planner.card.focus()
  await page.keyboard.press('Enter')
  await expect(planner.total).toContainText(totals.one)
  await planner.card.focus()
  await page.keyboard.press('Enter')
  await expect(planner.total).toContainText(totals.two)

  const told = await noteProgress(page)
  await page.getByRole('button', { name: 'Make offer' }).click()
  await expect(page.getByRole('heading', { name: 'Offers', level: 1 })).toBeVisible()
  const offers = page.getByRole('region', { name: 'Offers of this project' })
  await expect(offers.getByRole('listitem')).toHaveCount(1)
  const document = page.getByRole('region', { name: /^Offer \d{4}-\d{4}$/ })
  await expect(document).toContainText(totals.two)
  await expect(page.getByRole('status')).toHaveText(/^Offer .* is ready$/, { timeout: 120_000 })
  await expect(document.getByText(/^Valid until/)).toBeVisible()
  expect(await told()).toEqual(expect.arrayContaining(['Being made', 'Taking the picture']))

  // Letter with the picture of the room, rows with totals, plan to scale.
  const first = document.getByRole('img', { name: 'Page 1 of 3' })
  await expect(first).toBeVisible()
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
  await expect(document.getByRole('img')).toHaveCount(3)
  await expectAccessible(page)

  const downloading = page.waitForEvent('download')
  await document.getByRole('link', { name: 'Download' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^Offer \d{4}-0001\.pdf$/)
  await expect(page.getByText(/^Offer .*\.pdf is in your downloads$/)).toBeVisible()
  const pdf = await download.path()
  const text = poppler('pdftotext', pdf)
  expect(text).toContain('Kitchen to be offered')
  expect(text).toMatch(/1\s+Base unit, door\s+1\s+€294\.02\s+€294\.02/)
  expect(text).toMatch(/\d\s+Worktop\s+1\s+€547\.78\s+€547\.78/)
  expect(text).toMatch(/Total with VAT\s+€1,313\.58\s+Net\s+€1,076\.\d\d\s+VAT 22%\s+€236\.\d\d/)
  expect(text).not.toContain('discount')
  const fonts = poppler('pdffonts', pdf).split('\n').slice(2).filter(Boolean)
  expect(fonts.length).toBeGreaterThan(1)
  for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+Inter-\w+ .* yes yes yes /)
  expect(poppler('pdfinfo', pdf)).toMatch(/^Tagged: +yes$/m)
  expect(poppler('pdfimages', pdf)).toMatch(/^ +1 +0 +image +1344 +1100 /m)
})

test('a second offer stands above the first, in the language chosen, and says when the project went on', async ({
  page,
  site,
}) => {
  // The first picture starts a browser of its own.
  test.slow()
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom()
  await planner.card.focus()
  await page.keyboard.press('Enter')
  await expect(planner.total).toContainText(totals.one)
  await page.getByRole('button', { name: 'Make offer' }).click()
  const offers = page.getByRole('region', { name: 'Offers of this project' })
  await expect(offers.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText('The project has changed since this offer.')).toHaveCount(0)

  await page.getByRole('link', { name: 'Planner' }).click()
  await planner.card.focus()
  await page.keyboard.press('Enter')
  await expect(planner.total).toContainText(totals.two)
  await page.getByRole('link', { name: 'Offer' }).click()
  await expect(page.getByText('The project has changed since this offer.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'Italiano' }).click()
  await page.getByRole('button', { name: 'Make offer' }).click()

  await expect(offers.getByRole('listitem')).toHaveCount(2)
  await expect(offers.getByRole('listitem').first()).toContainText(/-0002/)
  await expect(page.getByText('The project has changed since this offer.')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Download' })).toBeVisible({ timeout: 120_000 })
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^Offerta \d{4}-0002\.pdf$/)
  expect(poppler('pdftotext', await download.path())).toContain('Totale IVA inclusa')
})

test('an empty project is not offered, and says what to do', async ({ page, site }) => {
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom()
  await page.getByRole('button', { name: 'Make offer' }).click()
  await expect(page.getByText('There is nothing to offer yet: place an article first')).toBeVisible()
})
