import { execFileSync } from 'node:child_process'
import { expectAccessible } from './axe.ts'
import { walks } from './dialogs-walked.ts'
import { plannerOf } from './planner.ts'
import { expect, logIn, test } from './story.ts'

/** What is printed on the first page, by width and height in pixels. */
function picturesOnCover(path: string): readonly string[] {
  const listed = execFileSync('pdfimages', ['-list', '-f', '1', '-l', '1', path], { encoding: 'utf8' })
  return listed
    .split('\n')
    .slice(2)
    .filter(Boolean)
    .map((line) => line.trim().split(/\s+/).slice(3, 5).join(' × '))
}

test('[D-118 part, A-132 part] a seller photographs their own kitchen in the evening and puts it on the offer', async ({
  page,
  site,
}) => {
  // Light is traced here, by the photographer's own program.
  test.setTimeout(600_000)
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom('3D')
  for (const _ of [1, 2]) {
    await planner.card.focus()
    await page.keyboard.press('Enter')
  }
  await planner.name.fill('Kitchen in the evening')
  await planner.name.press('Enter')

  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Photograph' }).click()
  const dialog = page.getByRole('dialog', { name: 'Photographs' })
  const views = dialog.getByRole('group', { name: 'View' })
  await expect(views.getByRole('radio', { name: 'Facing the wall' })).toBeChecked()
  await expect(dialog.getByText('The project is saved first.')).toBeVisible()
  await expectAccessible(page, '[role=dialog]')

  // By keyboard alone: the corner, an hour before sunset; the lamps go on by themselves.
  await views.getByRole('radio', { name: 'From the corner' }).press(' ')
  const lamps = dialog.getByRole('switch', { name: 'Lamps on' })
  await expect(lamps).not.toBeChecked()
  const hour = dialog.getByRole('slider', { name: 'Time of day' })
  for (let steps = 0; steps < 6; steps++) await hour.press('ArrowRight')
  await expect(hour).toHaveAttribute('aria-valuetext', /^Evening/)
  await expect(lamps).toBeChecked()
  const north = dialog.getByRole('slider', { name: 'North' })
  const before = Number(await north.getAttribute('aria-valuenow'))
  await north.press('ArrowRight')
  await expect(north).toHaveAttribute('aria-valuenow', String((before + 15) % 360))

  await dialog.getByRole('button', { name: 'Draft', exact: true }).click()
  const taken = dialog.getByRole('list', { name: 'Photographs of this project' })
  await expect(taken.getByRole('button', { name: /^Evening, .* lamps on, draft/ })).toBeVisible()
  await expect(dialog.getByRole('status')).toHaveText('The photograph is ready', { timeout: 400_000 })
  const photograph = dialog.getByRole('figure').getByRole('img', { name: /^Evening, .* lamps on, draft$/ })
  await expect.poll(() => photograph.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480)
  await expectAccessible(page, '[role=dialog]')

  const cover = dialog.getByRole('button', { name: 'On the offer’s cover', exact: true })
  await cover.click()
  await expect(cover).toHaveAttribute('aria-pressed', 'true')
  await expect(taken.getByRole('button', { name: /on the offer’s cover$/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Make offer' }).click()
  const goOn = page.getByRole('dialog', { name: 'Before the offer' }).getByRole('button', { name: /offer$/ })
  const offers = page.getByRole('heading', { name: 'Offers', level: 1 })
  await expect(goOn.last().or(offers)).toBeVisible()
  if (await goOn.last().isVisible()) await goOn.last().click()
  await expect(page.getByRole('link', { name: 'Download' })).toBeVisible({ timeout: 120_000 })
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download' }).click()
  const download = await downloading
  expect(picturesOnCover(await download.path())).toContain('480 × 300')
})

test('[A-11 part] P opens the photographs from the plan too, in the room in 3D, and one is given up by keyboard', {
  annotation: walks('photographs'),
}, async ({ page, site }) => {
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom()
  await expect(page.getByRole('button', { name: 'Photograph' })).toHaveCount(0)
  await planner.canvas.focus()
  await page.keyboard.press('p')
  const dialog = page.getByRole('dialog', { name: 'Photographs' })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/\/configurator3d(\?|$)/)

  await dialog.getByRole('button', { name: 'Draft', exact: true }).press('Enter')
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).press('Enter')
  await expect(dialog.getByRole('button', { name: 'New photograph' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test.describe('the page of photographs', () => {
  test.use({ brand: 'demo' })

  test('[A-127 part, D-228 part] has what was asked for, how far it is, and the way to take another', async ({
    page,
    site,
  }) => {
    test.slow()
    const planner = plannerOf(page)
    await logIn(page, site)
    await planner.startRoom()
    const farm = page.getByRole('link', { name: 'Render farm' })
    await farm.click()
    await expect(page.getByRole('heading', { name: 'No photographs yet' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Take photograph' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Photographs' })
    await dialog.getByRole('button', { name: 'Draft', exact: true }).press('Enter')
    await expect(dialog.getByRole('button', { name: 'Cancel', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')

    await farm.click()
    const asked = page.getByRole('row', { name: /draft/ })
    await expect(asked).toContainText(/480 × 300.*Draft.*Demo seller/)
    for (const [width, height] of [
      [1600, 1000],
      [1024, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(asked).toBeVisible()
      await expectAccessible(page)
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/farm-${width}.png`, fullPage: true })
    }
    await page.setViewportSize({ width: 1600, height: 1000 })
    const shown = page.getByRole('region', { name: 'Photograph', exact: true })
    await shown
      .getByRole('button', { name: /^(Cancel|Remove)$/ })
      .first()
      .press('Enter')
    const sure = page.getByRole('dialog').getByRole('button', { name: 'Remove' })
    const none = page.getByRole('heading', { name: 'No photographs yet' })
    await expect(none.or(sure)).toBeVisible()
    // A quick photographer was done meanwhile.
    if (await sure.isVisible()) await sure.click()
    await expect(none).toBeVisible()
  })
})

test('[A-132 part] whoever has not the module is offered no photograph', async ({ page, site }) => {
  const planner = plannerOf(page)
  await logIn(page, site, { ...site.seller, username: 'newcomer' })
  await planner.startRoom('3D')
  await expect(page.getByRole('button', { name: 'Photograph' })).toHaveCount(0)
  await planner.canvas.focus()
  await page.keyboard.press('p')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog')
  await palette.getByRole('combobox').fill('Photograph')
  await expect(palette.getByRole('option', { name: /Photograph/ })).toBeDisabled()
  await expect(page.getByRole('dialog', { name: 'Photographs' })).toHaveCount(0)
})
