import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { plannerOf } from './planner.ts'
import { comeHome, expect, logIn, storedProject, test } from './story.ts'

function lightOf(page: Page) {
  const panel = page.getByRole('region', { name: 'Light', exact: true })
  return {
    panel,
    hour: panel.getByRole('slider', { name: 'Time of day' }),
    lamps: panel.getByRole('switch', { name: 'Lamps on' }),
    north: panel.getByRole('slider', { name: 'North' }),
    exposure: panel.getByRole('slider', { name: 'Exposure' }),
    surroundings: (name: string) => panel.getByRole('radio', { name, exact: true }),
    open: () => page.getByRole('button', { name: 'Light', exact: true }).click(),
  }
}

async function press(control: Locator, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await control.press(key)
}

/** Mean red, green and blue of a spot of the room between the panels. */
async function seen(page: Page): Promise<number> {
  const shot = await page.screenshot({ clip: { x: 640, y: 260, width: 320, height: 170 } })
  return page.evaluate(async (raw) => {
    const bytes = Uint8Array.from(atob(raw), (letter) => letter.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    const context = canvas.getContext('2d')
    context?.drawImage(picture, 0, 0)
    const data = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray()
    let sum = 0
    for (let k = 0; k < data.length; k++) if (k % 4 !== 3) sum += data[k] ?? 0
    return sum / (data.length * 0.75)
  }, shot.toString('base64'))
}

test('[D-194 part] evening light with lamps on: chosen beside the room, saved, and the same when it is opened again', async ({
  page,
  site,
}) => {
  const planner = plannerOf(page)
  const { panel, hour, lamps, north, exposure, surroundings, open } = lightOf(page)
  await logIn(page, site)
  await planner.startRoom('3D')
  await open()
  await expect(hour).toBeFocused()
  await expect(hour).toHaveAttribute('aria-valuetext', /^Afternoon/)
  await expect(lamps).not.toBeChecked()
  await expect(surroundings('Small studio')).toBeChecked()
  await expectAccessible(page)
  if (process.env.ARREDO_SHOTS) await page.screenshot({ path: `${process.env.ARREDO_SHOTS}/light-day.png` })

  // By night without a lamp it is dark.
  const day = await seen(page)
  await hour.press('End')
  await lamps.press(' ')
  await expect(lamps).not.toBeChecked()
  await expect.poll(() => seen(page), { timeout: 60_000 }).toBeLessThan(day * 0.85)
  await planner.undo.click()
  await planner.undo.click()

  // From four to seven in the evening: the lamps go on by themselves.
  await press(hour, 'ArrowRight', 6)
  await expect(hour).toHaveAttribute('aria-valuetext', /^Evening/)
  await expect(lamps).toBeChecked()
  await surroundings('Street with houses').press(' ')
  await north.press('ArrowRight')
  await press(exposure, 'ArrowLeft', 2)
  await expect(exposure).toHaveAttribute('aria-valuetext', '-0.5 stops')

  // A hand on the slider is one step, however far it went.
  const track = await hour.boundingBox()
  if (!track) throw new Error('no slider')
  await page.mouse.move(track.x + track.width * 0.7, track.y + track.height / 2)
  await page.mouse.down()
  await page.mouse.move(track.x + track.width * 0.4, track.y + track.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect(hour).not.toHaveAttribute('aria-valuetext', /^Evening/)
  await planner.undo.click()
  await expect(hour).toHaveAttribute('aria-valuetext', /^Evening/)
  await expect(planner.undo).toHaveAttribute('aria-label', /Change light/)

  await planner.name.fill('Kitchen at seven')
  await planner.name.press('Enter')
  await planner.save.click()
  await expect(page.getByText(/^Saved/).first()).toBeVisible()
  await hour.press('Escape')
  await expect(panel).toBeHidden()

  await comeHome(page)
  await storedProject(page, 'Kitchen at seven').click()
  await planner.show('3D')
  await open()
  await expect(hour).toHaveAttribute('aria-valuetext', /^Evening/)
  await expect(lamps).toBeChecked()
  await expect(north).toHaveAttribute('aria-valuenow', '15')
  await expect(exposure).toHaveAttribute('aria-valuetext', '-0.5 stops')
  await expect(surroundings('Street with houses')).toBeChecked()
  if (process.env.ARREDO_SHOTS)
    await page.screenshot({ path: `${process.env.ARREDO_SHOTS}/light-evening.png` })

  // By its name, without the panel.
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('morning light')
  await page.keyboard.press('Enter')
  await open()
  await expect(hour).toHaveAttribute('aria-valuetext', /^Morning/)
  await expect(lamps).not.toBeChecked()

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(hour).toBeInViewport()
  if (process.env.ARREDO_SHOTS) await page.screenshot({ path: `${process.env.ARREDO_SHOTS}/light-phone.png` })
})
