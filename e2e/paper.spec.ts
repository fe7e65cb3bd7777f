import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { act } from './keys.ts'
import { plannerOf } from './planner.ts'
import { picturesIn, poppler } from './poppler.ts'
import { totals } from './prices.ts'
import { expect, logIn, type Site, test } from './story.ts'

/** Setting pages is quick, but the first of them starts the typesetter, and the first picture a browser. */
const patience = { timeout: 120_000 }
const supervisor = ({ seller }: Site) => ({ ...seller, username: 'admin' })

/** A drawing, which the page turns into a picture itself. */
const logo = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50"><rect width="200" height="50" fill="#b02a37"/></svg>',
  ),
}

test('[D-263 part, D-264 part] a supervisor changes line and logo of the letterhead and sees it; a seller’s next offer has them, the one before keeps its own, and gone back to, the next has the old ones again', async ({
  page,
  site,
  browser,
}) => {
  test.slow()
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom()
  await planner.card.press('Enter')
  await expect(planner.total).toContainText(totals.one)
  await page.getByRole('button', { name: 'Make offer' }).click()
  const first = await keepOffer(page, 1)
  expect(first.text).toContain('Via dei Mobili 12')

  const context = await browser.newContext()
  const office = await context.newPage()
  await logIn(office, site, supervisor(site))
  await office.getByRole('button', { name: /^Account of / }).click()
  await office.getByRole('menuitem', { name: 'Letterhead and documents' }).click()
  await expect(office.getByRole('heading', { name: 'Letterhead and documents', level: 1 })).toBeVisible()
  const preview = office.getByRole('region', { name: 'Preview' })
  const sheet = preview.getByRole('img')
  await expect(sheet).toBeVisible(patience)
  await expectAccessible(office)
  const save = office.getByRole('button', { name: 'Save', exact: true })

  await test.step('line and logo are changed, seen and saved', async () => {
    await expect(save).toBeDisabled()
    const before = await sheet.getAttribute('src')
    await office.getByLabel('Address, line by line').fill('Harbour Street 7\n1000 Portside')
    await expect(preview).toHaveAttribute('aria-busy', 'false', patience)
    await expect.poll(async () => sheet.getAttribute('src'), patience).not.toBe(before)
    const withLine = await sheet.getAttribute('src')
    await office.getByLabel('Picture of the logo').setInputFiles(logo)
    await expect(office.getByRole('img', { name: 'The uploaded logo' })).toBeVisible()
    await expect.poll(async () => sheet.getAttribute('src'), patience).not.toBe(withLine)
    const source = (await sheet.getAttribute('src')) ?? ''
    expect(await office.evaluate(async (address) => (await fetch(address)).text(), source)).toContain(
      'data:image/png',
    )
    await save.click()
    await expect(office.getByText('Saved: documents made from now on look like this')).toBeVisible()
    await expect(save).toBeDisabled()
  })

  await test.step('the next offer has both, the one before neither', async () => {
    await page.getByRole('button', { name: 'Make offer' }).click()
    const next = await keepOffer(page, 2)
    expect(next.text).toContain('Harbour Street 7')
    expect(next.text).toContain('1000 Portside')
    expect(next.text).not.toContain('Via dei Mobili 12')
    // The logo has no letters, and says the name instead of it.
    expect(picturesIn(next.path)).toBe(picturesIn(first.path) + 1)
    await page
      .getByRole('region', { name: 'Offers of this project' })
      .getByRole('button', { name: /-0001/ })
      .click()
    expect((await keepOffer(page, 1)).text).toBe(first.text)
  })

  await test.step('gone back to, the next has the old ones again', async () => {
    await office.getByRole('tab', { name: 'Versions' }).click()
    const list = office.getByRole('list', { name: 'Versions' })
    await expect(list.getByRole('listitem').first()).toContainText(/Version 1.*In force/)
    await list
      .getByRole('listitem')
      .filter({ hasText: 'Beginning' })
      .getByRole('button', { name: 'Go back to this' })
      .click()
    await expect(list.getByRole('listitem').first()).toContainText(/Version 2.*In force/)
    await expectAccessible(office)
    await page.getByRole('button', { name: 'Make offer' }).click()
    const last = await keepOffer(page, 3)
    expect(last.text).toContain('Via dei Mobili 12')
    expect(last.text).not.toContain('Harbour Street 7')
    expect(picturesIn(last.path)).toBe(picturesIn(first.path))
  })
  await context.close()
})

test('[A-74] from the documents of an open project a supervisor comes to the form of the paper, and the project stays open', async ({
  page,
  site,
}) => {
  const planner = plannerOf(page)
  await logIn(page, site, supervisor(site))
  await planner.startRoom()
  await planner.card.press('Enter')
  await expect(planner.total).toContainText(totals.one)
  await act(page, 'Documents')
  const opened = page.waitForEvent('popup')
  const asked = page.context().waitForEvent('request', (request) => request.url().includes('designer.aspx'))
  await page.getByRole('dialog').getByRole('link', { name: 'Letterhead and documents' }).click()
  expect(new URL((await asked).url()).search).toMatch(/^\?_uid=[^&]+&wsite=[^&]+$/)
  const designer = await opened
  await expect(designer.getByRole('heading', { name: 'Letterhead and documents', level: 1 })).toBeVisible()
  expect(new URL(designer.url()).pathname).toBe('/paperview')
  await expect(planner.total).toContainText(totals.one)
})

async function keepOffer(page: Page, number: number) {
  const document = page.getByRole('region', { name: new RegExp(`^Offer \\d{4}-000${number}$`) })
  const link = document.getByRole('link', { name: 'Download' })
  await expect(link).toBeVisible(patience)
  const downloading = page.waitForEvent('download')
  await link.click()
  const path = await (await downloading).path()
  return { path, text: poppler('pdftotext', path) }
}
