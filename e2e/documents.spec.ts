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

test('[A-73 part, A-159, D-251 part, D-255 part, D-256 part, D-261 part, D-267 part] the technical set of a kitchen is looked at from the planner, made and kept, and made once more: its project’s page has both, with their drawings and what differs; files of several, of JSON and of the list', {
  annotation: walks('documents', 'compareDocuments'),
}, async ({ page, site, noise }) => {
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
    const goDownTo = async (name: string) => {
      while (!(await dialog.getByRole('radio', { name }).isChecked())) await page.keyboard.press('ArrowDown')
    }
    await dialog.getByRole('radio', { name: 'Summary' }).focus()
    await goDownTo('Comparison of alternatives')
    await expect(preview.getByText('This project has one alternative only')).toBeVisible(patience)
    await expect(make).toHaveAttribute('aria-disabled', 'true')
    await goDownTo('Technical set')
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

  await test.step('several are taken home as one file; one that cannot be fetched is not, and its status is logged', async () => {
    await act(page, 'Documents')
    await dialog.getByRole('switch', { name: 'Several in one file' }).click()
    const download = dialog.getByRole('button', { name: 'Download as one file' })
    await expect(download).toHaveAttribute('aria-disabled', 'true')
    await dialog.getByRole('checkbox', { name: 'Technical set' }).check()
    await expect(preview.getByText(/^Page 1 of ([5-9]|1\d)$/)).toBeVisible(patience)
    await expectAccessible(page)

    const saved: string[] = []
    page.on('download', (file) => saved.push(file.suggestedFilename()))
    await page.route('**/files/*', (route) => route.fulfill({ status: 503 }))
    await download.click()
    await expect(page.getByText('The file could not be downloaded: please try again')).toBeVisible(patience)
    expect(saved).toEqual([])
    expect(noise.splice(0).join()).toMatch(/^console: .* 503 /)

    await page.unroute('**/files/*')
    const downloading = page.waitForEvent('download')
    await download.click()
    const file = await downloading
    expect(file.suggestedFilename()).toBe('order_merge.pdf')
    const text = poppler('pdftotext', await file.path())
    expect(text).toContain('Summary of Kitchen to be built')
    expect(text).toMatch(/1:(20|25|50)/)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('the project is taken home as JSON', async () => {
    const downloading = page.waitForEvent('download')
    await act(page, 'Download as JSON')
    const file = await downloading
    expect(file.suggestedFilename()).toBe('Kitchen to be built.json')
    const json = readFileSync(await file.path(), 'utf8')
    expect(JSON.parse(json)).toMatchObject({
      ...{
        des: 'Kitchen to be built',
        rows: expect.arrayContaining([expect.objectContaining({ cod: 'B-DOOR' })]),
      },
    })
    expect(json).toContain('\n  "rows": [')
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
    // Files of several are documents too, also the one that could not be fetched.
    await expect(lines).toHaveCount(4)
    await expect(lines.filter({ hasText: /Documents in one file \d{4}-0002/ })).toBeVisible()
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

  await test.step('its summary is downloaded without opening it, from the list', async () => {
    await goWithin(page, '/projects')
    await page.getByRole('button', { name: 'More for Kitchen to be built' }).click()
    const downloading = page.waitForEvent('download')
    const asking = page.waitForRequest('**/projects/jPrjCreatePDFDevExpress')
    await page.getByRole('menuitem', { name: 'Download the summary' }).click()
    const asked = (await asking).postDataJSON()
    expect(asked).toMatchObject({ reportname: 'summary', idProject: Number(number) })
    expect(Object.keys(JSON.parse(asked.wprinterPars))).toEqual([
      ...['jwSite', 'juid', 'proj1', 'proj2', 'vmaker', 'dsparam', 'saveas', 'fileName', 'clearOldPrints'],
    ])
    const file = await downloading
    expect(file.suggestedFilename()).toBe('Kitchen to be built.pdf')
    expect(poppler('pdftotext', await file.path())).toContain('Summary of Kitchen to be built')
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
