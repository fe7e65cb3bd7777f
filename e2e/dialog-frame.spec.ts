import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { test } from './gallery.ts'
import { expect } from './story.ts'

// One after the other: they share what serves the gallery.
test.describe.configure({ mode: 'default' })

test('[A-22] [A-138] [D-54] a dialog is moved, resized, shown full and left by mouse and by keys', async ({
  page,
  gallery,
}) => {
  await page.goto(gallery)

  await test.step('it is moved by its title, and by the arrow keys', async () => {
    const dialog = await open(page, 'Plain')
    const at = await boxOf(dialog)
    expect(at.width, 'medium is the default').toBe(500)
    await drag(page, dialog.getByRole('heading', { name: 'Plain' }), 120, -40)
    await expect.poll(() => boxOf(dialog)).toMatchObject({ x: at.x + 120, y: at.y - 40 })

    await dialog.getByLabel('Name').focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(dialog.getByRole('button', { name: 'Move by the arrow keys' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Shift+ArrowLeft')
    await expect.poll(() => boxOf(dialog)).toMatchObject({ x: at.x + 20, y: at.y - 20 })
    await expectAccessible(page, '[role=dialog]')
    // Somebody makes the window smaller: it stays within reach.
    await drag(page, dialog.getByRole('heading', { name: 'Plain' }), 900, 0)
    await page.setViewportSize({ width: 900, height: 900 })
    await expect.poll(async () => (await boxOf(dialog)).x).toBeLessThanOrEqual(900 - 48)
    await page.setViewportSize({ width: 1600, height: 1000 })

    // A click outside is as good as an answer.
    await page.mouse.click(10, 500)
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Plain' })).toBeFocused()
  })

  await test.step('it is made larger and smaller by its corner, and by the arrow keys', async () => {
    const dialog = await open(page, 'Large, full screen, to be resized')
    const at = await boxOf(dialog)
    expect(at.width).toBe(800)
    const corner = dialog.getByRole('button', { name: 'Larger or smaller by the arrow keys' })
    await drag(page, corner, 60, -100)
    await expect.poll(() => boxOf(dialog)).toEqual({ ...at, width: 860, height: at.height - 100 })
    await drag(page, corner, 600, 0)
    await expect.poll(async () => (await boxOf(dialog)).width, 'its own most').toBe(900)
    await drag(page, corner, -800, -900)
    await expect.poll(() => boxOf(dialog)).toMatchObject({ width: 400, height: 150 })
    await corner.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    await expect.poll(() => boxOf(dialog)).toMatchObject({ x: at.x, y: at.y, width: 420, height: 250 })
  })

  await test.step('it is shown full; what measures itself does so again 1000 ms later', async () => {
    const dialog = page.getByRole('dialog')
    const measured = await page.evaluateHandle(() => {
      const heard = { times: 0 }
      addEventListener('resize', () => heard.times++)
      return heard
    })
    const times = () => measured.evaluate((heard) => heard.times)
    await holdTime(page)
    await dialog.getByRole('button', { name: 'Full screen' }).click()
    await expect.poll(() => boxOf(dialog)).toEqual({ x: 16, y: 16, width: 1568, height: 968 })
    await page.clock.runFor(999)
    expect(await times()).toBe(0)
    await page.clock.runFor(1)
    expect(await times()).toBe(1)
    await page.clock.resume()
    await dialog.getByRole('button', { name: 'Leave full screen' }).click()
    await expect.poll(() => boxOf(dialog)).toMatchObject({ width: 420, height: 250 })
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('it opens full, or to its edges', async () => {
    const full = await open(page, 'Full screen at first')
    expect(await boxOf(full)).toMatchObject({ width: 1568, height: 968 })
    await page.keyboard.press('Escape')

    const edges = await open(page, 'To the edges, not scrolling')
    const body = edges.locator('[data-dialog=body]')
    await expect(body).toHaveCSS('padding-left', '0px')
    await expect(body).toHaveCSS('overflow-y', 'hidden')
    await page.keyboard.press('Escape')
  })

  await test.step('who must answer is not let go by Esc or a click beside it', async () => {
    const semi = await open(page, 'Semipersistent')
    await page.mouse.click(10, 500)
    await expect(semi).toBeVisible()
    await semi.getByRole('button', { name: 'Close' }).click()
    await expect(semi).toBeHidden()
    await open(page, 'Semipersistent')
    await page.keyboard.press('Escape')
    await expect(semi).toBeHidden()

    const persistent = await open(page, 'Persistent')
    await page.mouse.click(10, 500)
    await page.keyboard.press('Escape')
    await expect(persistent).toBeVisible()
    await expect(persistent.getByRole('button', { name: 'Close' })).toHaveCount(0)
    await persistent.getByRole('button', { name: 'Answer' }).press('Enter')
    await expect(persistent).toBeHidden()
  })
})

test('[A-21 part] questions lie on each other; Esc leaves the one on top alone', async ({
  page,
  gallery,
}) => {
  await page.goto(gallery)
  await page.getByRole('button', { name: 'Two questions' }).press('Enter')
  const [first, second] = ['The first question', 'The second question'].map((text) =>
    page.getByRole('dialog').filter({ hasText: text }),
  ) as [Locator, Locator]
  await expect(second.getByRole('button', { name: 'Stay' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(second).toBeHidden()
  await expect(first.getByRole('button', { name: 'Stay' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(first).toBeHidden()
  await expect(page.getByRole('button', { name: 'Two questions' })).toBeFocused()
})

test('[A-09] [A-137] who waits is told what for, 400 wide, with a percentage where somebody knows it, for 60 s at most', async ({
  page,
  gallery,
}) => {
  await page.goto(gallery)
  await holdTime(page)
  await page.getByRole('button', { name: 'With a percentage' }).press('Enter')
  await page.clock.runFor(500)
  const dialog = page.getByRole('dialog', { name: 'Catalogues are fetched' })
  await expect(dialog).toContainText('40 %')
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('value', '40')
  expect((await boxOf(dialog)).width).toBe(400)
  await whileHeld(page, expectAccessible(page, '[role=dialog]'))
  await page.clock.runFor(8000)
  await expect(dialog).toBeHidden()

  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.getByRole('button', { name: 'Nobody knows how long' }).press('Enter')
  const endless = page.getByRole('dialog', { name: 'The project is opened' })
  await page.clock.runFor(59_999)
  await expect(endless).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(endless.getByRole('progressbar')).not.toHaveAttribute('value')
  expect(logged.join()).not.toContain('Kill loader by timeout')
  await page.clock.runFor(1)
  await expect(endless).toBeHidden()
  await expect.poll(() => logged.join()).toContain('Kill loader by timeout')
})

test('[A-29] [A-139] a snackbar comes in black at the bottom left, 55 from the edge, the next 7 above it', async ({
  page,
  gallery,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto(gallery)
  await page.getByRole('button', { name: 'Of defaults alone, until closed' }).click()
  const corner = page.getByRole('region', { name: 'Messages' }).first()
  const usual = corner.locator('div', { hasText: 'Message' })
  await expect(usual).toHaveCSS('animation-name', /slide/)
  await expect(usual).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await expect.poll(async () => bottomOf(await boxOf(usual))).toBe(1000 - 55)
  expect((await boxOf(usual)).x).toBe(16)

  await page.getByRole('button', { name: 'Error', exact: true }).click()
  const newer = corner.getByRole('alert')
  await expect.poll(async () => bottomOf(await boxOf(newer))).toBe(1000 - 55)
  expect((await boxOf(newer)).y - bottomOf(await boxOf(usual))).toBe(7)

  await page.getByRole('button', { name: 'Elsewhere, otherwise' }).click()
  const other = page.getByText('At the top')
  const place = await boxOf(other.locator('..'))
  expect([Math.round(place.y), Math.round(1600 - place.x - place.width)]).toEqual([55, 16])
  await expectAccessible(page)
  await usual.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(usual).toHaveCount(0)
})

test('[A-139] a snackbar stands in the corner it is given: at the top or bottom, left or right', async ({
  page,
  gallery,
}) => {
  await page.goto(gallery)
  await page.getByRole('button', { name: 'In every corner' }).click()
  for (const position of ['top-left', 'top-right', 'bottom-left', 'bottom-right']) {
    const toast = page.getByText(position, { exact: true }).locator('..')
    const from = async () => {
      const box = await boxOf(toast)
      const [top, left] = [box.y, box.x]
      const [bottom, right] = [1000 - bottomOf(box), 1600 - box.x - box.width]
      return [position.startsWith('top') ? top : bottom, position.endsWith('left') ? left : right]
    }
    await expect.poll(from, position).toEqual([55, 16])
  }
})

/** From now on the page's time passes when it is told to, and never by itself. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.install()
  const hour = 3_600_000
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + hour)
}

/** Moment by moment, no longer than axe needs between its rules. */
async function whileHeld(page: Page, work: Promise<void>): Promise<void> {
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  while (!isDone) await page.clock.runFor(1)
  await done
}

async function open(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name, exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  return dialog
}

async function drag(page: Page, handle: Locator, right: number, down: number): Promise<void> {
  const { x, y, width, height } = await boxOf(handle)
  const [fromX, fromY] = [x + width / 2, y + height / 2]
  await page.mouse.move(fromX, fromY)
  await page.mouse.down()
  await page.mouse.move(fromX + right / 2, fromY + down / 2)
  await page.mouse.move(fromX + right, fromY + down)
  await page.mouse.up()
}

type Box = { x: number; y: number; width: number; height: number }

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not to be seen')
  const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(Math.round) as [
    number,
    number,
    number,
    number,
  ]
  return { x, y, width, height }
}

function bottomOf({ y, height }: Box): number {
  return y + height
}
