import type { Locator, Page } from '@playwright/test'

type Place = readonly [right: number, up: number]

/** A new room as large as usual, in the plan. */
export async function startPlan(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'New project' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Use this room' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Skip' }).click()
  await page.waitForURL(/newprj/)
  return show(page, '2D')
}

/** A furnished room, as one finds it among the ideas. */
export async function openKitchen(page: Page, name = 'Family kitchen'): Promise<void> {
  await goWithin(page, '/inspiration')
  await page.getByRole('button', { name: `Open in the planner ${name}` }).click()
  await page.waitForURL(/configurator/)
}

const views = {
  '2D': { path: '/configurator2d', canvas: 'Floor plan' },
  '3D': { path: '/configurator3d', canvas: 'Room in 3D' },
} as const

/** By its address: a click would wait until a room in 3D, which nobody wants to see, is drawn. */
export async function show(page: Page, view: keyof typeof views): Promise<Locator> {
  await goWithin(page, views[view].path)
  const canvas = page.getByLabel(views[view].canvas, { exact: true }).first()
  await canvas.waitFor()
  // A room in 3D is drawn by software here.
  await page.waitForTimeout(view === '3D' ? 8_000 : 800)
  return canvas
}

export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Takes up an action by its name, as one does without a pointer. */
export async function act(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Find an action' })
  await palette.getByRole('combobox').fill(name)
  await palette.getByRole('option', { selected: true }).filter({ hasText: name }).waitFor()
  await page.keyboard.press('Enter')
  await palette.waitFor({ state: 'hidden' })
}

export async function select(drawing: Locator, name: RegExp): Promise<void> {
  const found = drawing.getByRole('button', { name }).first()
  await found.focus()
  await found.press('Enter')
}

export async function clickAt(page: Page, drawing: Locator, place: Place): Promise<void> {
  const { x, y } = await moveTo(page, drawing, place)
  await page.mouse.click(x, y)
}

/** Where a flat drawing shows a point, in millimetres. */
export async function moveTo(page: Page, drawing: Locator, place: Place) {
  const pixel = await drawing.evaluate((element, [right, up]) => {
    const matrix = (element as unknown as SVGSVGElement).getScreenCTM()
    const { x, y } = new DOMPoint(right, -up).matrixTransform(matrix ?? undefined)
    return { x, y }
  }, place)
  await page.mouse.move(pixel.x - 3, pixel.y - 3)
  await page.mouse.move(pixel.x, pixel.y)
  return pixel
}
