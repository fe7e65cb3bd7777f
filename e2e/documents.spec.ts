import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { walks } from './dialogs-walked.ts'
import { act, tabTo } from './keys.ts'
import { plannerOf } from './planner.ts'
import { poppler } from './poppler.ts'
import { totals } from './prices.ts'
import { expect, goWithin, logIn, test } from './story.ts'

/** Setting pages is quick, but the first of them starts the typesetter. */
const patience = { timeout: 120_000 }

async function keep(page: Page) {
  const downloading = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('link', { name: 'Download' }).click()
  const download = await downloading
  return { name: download.suggestedFilename(), path: await download.path() }
}

test('[A-73 part, A-159 part, D-251 part, D-256 part, D-261 part] the technical set of a kitchen is looked at from the planner, made and kept, its project’s page has it, and so do files of several, of JSON and of the list', {
  annotation: walks('documents'),
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

  await test.step('several are taken home as one file; one that cannot be fetched is not, and its status is logged', async () => {
    await act(page, 'Documents')
    await dialog.getByRole('switch', { name: 'Several in one file' }).click()
    const download = dialog.getByRole('button', { name: 'Download as one file' })
    await expect(download).toHaveAttribute('aria-disabled', 'true')
    await dialog.getByRole('checkbox', { name: 'Technical set' }).check()
    await expect(preview.getByText(/^Page 1 of ([5-9]|1\d)$/)).toBeVisible(patience)
    await expectAccessible(page)

    const logged: string[] = []
    const saved: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    page.on('download', (file) => saved.push(file.suggestedFilename()))
    await page.route('**/files/*', (route) => route.fulfill({ status: 503 }))
    await download.click()
    await expect(page.getByText('The file could not be downloaded: please try again')).toBeVisible(patience)
    expect(saved).toEqual([])
    expect(logged.join()).toContain('503')

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
    expect(JSON.parse(json)).toMatchObject({ des: 'Kitchen to be built', rows: [{ cod: 'B-DOOR' }, {}] })
    expect(json).toContain('\n  "rows": [')
  })

  await test.step('its project’s page has it', async () => {
    await goWithin(page, `/projects/${number}`)
    const lines = page.getByRole('region', { name: 'Documents' }).getByRole('listitem')
    await expect(lines.filter({ hasText: /Documents in one file \d{4}-0002/ })).toBeVisible()
    const line = lines.filter({ hasText: /Technical set \d{4}-0001/ })
    await expect(line.getByRole('link', { name: 'Download' })).toBeVisible()
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
