import type { Locator, Page } from '@playwright/test'
import { expect, goWithin } from './story.ts'

/** A point of the room, in millimetres. */
export type Place = readonly [x: number, y: number]

export function planOf(page: Page): Locator {
  return page.getByRole('group', { name: 'Floor plan' })
}

/** To the plan, and there: the view before it stays until the plan is fetched, and takes along what is asked of it. */
export async function goToPlan(page: Page): Promise<void> {
  await goWithin(page, '/configurator2d')
  await expect(planOf(page)).toBeVisible()
}

/** Where the plan draws a point of the room. */
export function onPlan(page: Page, [x, y]: Place): Promise<{ x: number; y: number }> {
  return planOf(page).evaluate(
    (element, [right = 0, up = 0]) => {
      const matrix = (element as unknown as SVGSVGElement).getScreenCTM()
      const { x, y } = new DOMPoint(right, -up).matrixTransform(matrix ?? undefined)
      return { x, y }
    },
    [x, y],
  )
}

/** Turns the wheel where the pointer is, and waits until the plan is still: points are where they are drawn from then on. */
export async function turnWheel(page: Page, by: number): Promise<void> {
  const far = async () => (await onPlan(page, [5000, 5000])).x
  let before = await far()
  await page.mouse.wheel(0, by)
  await expect.poll(far).not.toBe(before)
  await expect
    .poll(async () => {
      const [last, now] = [before, await far()]
      before = now
      return now - last
    })
    .toBe(0)
}

/** Everything in the plan by the name that a screen reader says, in no order. */
export async function namesOnPlan(page: Page): Promise<readonly string[]> {
  const records = planOf(page).getByRole('button')
  const names = await records.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  return names.map(plainSpaces).sort()
}

/** Thousands are parted by thin spaces, which nobody types. */
export function plainSpaces(text: string): string {
  return text.replaceAll(/\s/gu, ' ')
}
