import type { Locator, Page } from '@playwright/test'
import { onPlan, type Place } from './on-plan.ts'

/** A person at work, every deed counted: a click, a key that means something, a field filled, however many digits. */
export function countedHands(page: Page) {
  let deeds = 0
  const point = async (at: Place) => {
    const { x, y } = await onPlan(page, at)
    await page.mouse.move(x, y, { steps: 2 })
  }

  return {
    effort: () => deeds,

    /** Deeds that somebody else did for these hands. */
    count(more: number) {
      deeds += more
    },

    async click(what: Locator) {
      deeds += 1
      await what.click()
    },

    async press(key: string) {
      deeds += 1
      await page.keyboard.press(key)
    },

    async fill(field: Locator, value: string) {
      deeds += 1
      await field.fill(value)
    },

    /** The same where a number is taken at once. */
    async enter(field: Locator, value: string) {
      deeds += 1
      await field.fill(value)
      await field.press('Enter')
    },

    /** Into whatever waits for a number. */
    async type(value: string) {
      deeds += 1
      await page.keyboard.type(value)
    },

    /** A hand that points at something has not done anything yet. */
    point,

    async clickPlan(at: Place) {
      deeds += 1
      await point(at)
      await page.mouse.down()
      await page.mouse.up()
    },

    async take(at: Place) {
      deeds += 1
      await point(at)
      await page.mouse.down()
    },

    letGo: () => page.mouse.up(),

    async drag(from: Place, to: Place) {
      await this.take(from)
      await point([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])
      await point(to)
      await this.letGo()
    },
  }
}
