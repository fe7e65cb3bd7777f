import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { walks } from './dialogs-walked.ts'
import { act, tabTo } from './keys.ts'
import { goToPlan } from './on-plan.ts'
import { plannerOf, skipLook } from './planner.ts'
import { poppler } from './poppler.ts'
import { cents, totals } from './prices.ts'
import { expect, goWithin, logIn, test } from './story.ts'

/** Setting pages is quick, but the first of them starts the typesetter. */
const patience = { timeout: 120_000 }

async function keep(page: Page, name: string | RegExp = 'Download') {
  const downloading = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('link', { name }).click()
  const download = await downloading
  return { name: download.suggestedFilename(), path: await download.path() }
}

test('[D-251 part, D-255 part, D-256 part, D-267 part] the technical set of a kitchen is looked at from the planner, made and kept, and made once more: its project’s page has both, with their drawings and what differs', {
  annotation: walks('documents', 'compareDocuments'),
}, async ({ page, site }) => {
  test.slow()
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom()
  await planner.name.fill('Kitchen to be built')
  await planner.name.press('Enter')
  for (const total of [totals.one, totals.two]) {
    await planner.card.press('Enter')
    await expect(planner.total).toContainText(total)
  }
  await planner.save.click()
  await expect(page).toHaveURL(/\?project=\d+$/)
  const [number] = page.url().match(/\d+$/) ?? []

  await act(page, 'Documents')
  const dialog = page.getByRole('dialog', { name: 'Documents' })
  const preview = dialog.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('img')).toBeVisible(patience)
  await expectAccessible(page)

  await test.step('by keys alone: another kind is shown at once, page by page', async () => {
    const make = dialog.getByRole('button', { name: 'Make document' })
    await dialog.getByRole('radio', { name: 'Summary' }).focus()
    while (!(await dialog.getByRole('radio', { name: 'Comparison of alternatives' }).isChecked()))
      await page.keyboard.press('ArrowDown')
    await expect(preview.getByText('This project has one alternative only')).toBeVisible(patience)
    await expect(make).toHaveAttribute('aria-disabled', 'true')
    while (!(await dialog.getByRole('radio', { name: 'Technical set' }).isChecked()))
      await page.keyboard.press('ArrowDown')
    await expect(preview.getByText(/^Page 1 of [4-9]$/)).toBeVisible(patience)
    await tabTo(page, /^Next page$/)
    await page.keyboard.press('Enter')
    await expect(preview.getByRole('img', { name: /^Page 2 of/ })).toBeVisible()
    await expect(preview).toHaveAttribute('aria-busy', 'false')
  })

  await test.step('it is made and kept', async () => {
    await dialog.getByRole('button', { name: 'Make document' }).click()
    await expect(dialog.getByRole('heading', { name: /^Technical set \d{4}-0001$/ })).toBeFocused()
    await expect(dialog.getByText('Ready', { exact: true })).toBeVisible(patience)
    const { name, path } = await keep(page)
    expect(name).toMatch(/^Technical set \d{4}-0001\.pdf$/)
    const text = poppler('pdftotext', path)
    expect(text).toContain('Kitchen to be built')
    expect(text).toMatch(/1:(20|25|50)/)
    expect(text).not.toContain('€')
    expect(poppler('pdfinfo', path)).toMatch(/^Tagged: +yes$/m)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('with one more cabinet it is made once more', async () => {
    await planner.card.press('Enter')
    await expect(planner.total).not.toContainText(totals.two)
    await planner.save.click()
    await expect(page.locator('[data-save-state=saved]')).toBeVisible()
    await act(page, 'Documents')
    await dialog.getByRole('radio', { name: 'Technical set' }).check()
    await dialog.getByRole('button', { name: 'Make document' }).click()
    await expect(dialog.getByRole('heading', { name: /^Technical set \d{4}-0002$/ })).toBeFocused(patience)
    await expect(dialog.getByText('Ready', { exact: true })).toBeVisible(patience)
    await page.keyboard.press('Escape')
  })

  const lines = page.getByRole('region', { name: 'Documents' }).getByRole('listitem')
  await test.step('its project’s page has both, and the drawings of either', async () => {
    await goWithin(page, `/projects/${number}`)
    await expect(lines).toHaveCount(2)
    await expect(lines.last()).toContainText(/Technical set \d{4}-0001/)
    await expect(lines.last().getByRole('link', { name: 'Download' })).toBeVisible()
    await lines.first().getByRole('button', { name: 'Drawings' }).click()
    const { name, path } = await keep(page, /01 Floor plan\.dxf$/)
    expect(name).toMatch(/^Technical set \d{4}-0002 – 01 Floor plan\.dxf$/)
    expect(readFileSync(path, 'latin1')).toMatch(/AC1015[\s\S]*LWPOLYLINE[\s\S]*WALLS/)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  await test.step('and what the second has that the first had not, to the cent', async () => {
    await lines
      .first()
      .getByRole('button', { name: /^Compare with \d{4}-0001$/ })
      .press('Enter')
    const comparison = page.getByRole('dialog', { name: 'Compare documents' })
    const side = (which: RegExp) => comparison.getByRole('region', { name: which })
    await expect(comparison.getByRole('img', { name: /^Both plans over each other/ })).toBeVisible()
    const [before = 0] = await cents(side(/-0001$/))
    const [after = 0, difference = 0] = await cents(side(/-0002$/))
    expect([after - before, difference > 0]).toEqual([difference, true])
    await expect(side(/-0001$/)).toContainText(totals.two)
    await expect(comparison.getByRole('row', { name: /added/ })).toHaveCount(1)
    await expectAccessible(page)
    await comparison.getByRole('button', { name: 'Close', exact: true }).last().press('Enter')
    await expect(comparison).toBeHidden()
  })
})

test.describe('where guests are welcome', () => {
  test.use({ brand: 'demo' })

  test('[D-259 part] a guest keeps the picture of an own room and its price list as PDF', async ({
    page,
    site,
  }) => {
    // The picture is drawn by a browser of its own.
    test.slow()
    const planner = plannerOf(page)
    await page.goto(`${site.url}/home`)
    await page.getByRole('button', { name: 'Start planning' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Use this room' }).click()
    await skipLook(page)
    await goToPlan(page)
    await planner.card.press('Enter')
    await expect(planner.total).toContainText(totals.one)

    await act(page, 'Documents')
    const dialog = page.getByRole('dialog', { name: 'Documents' })
    await expect(dialog.getByRole('radio', { name: 'Summary' })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: 'Technical set' })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Make document' }).click()
    await expect(dialog.getByText('Ready', { exact: true })).toBeVisible(patience)
    const { path } = await keep(page)
    const text = poppler('pdftotext', path)
    for (const told of ['Base unit, door', totals.one]) expect(text).toContain(told)
    // As wide as a page at 200 dots per inch.
    expect(poppler('pdfimages', path)).toMatch(/ 1344 +1100 /)
  })
})
