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

test('[D-251 part, D-256 part] the technical set of a kitchen is looked at from the planner, made and kept, and its project’s page has it', {
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

  await test.step('its project’s page has it', async () => {
    await goWithin(page, `/projects/${number}`)
    const line = page.getByRole('region', { name: 'Documents' }).getByRole('listitem')
    await expect(line).toContainText(/Technical set \d{4}-0001/)
    await expect(line.getByRole('link', { name: 'Download' })).toBeVisible()
  })
})
