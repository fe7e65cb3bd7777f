import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { axeFindings } from '../axe.ts'
import { addTenant } from '../stack/seed.ts'
import type { startStack } from '../stack/start-stack.ts'
import { openRoute } from './open-route.ts'
import { type Enter, type SizeName, type Stop, type Tour, tourSizes } from './tour.ts'

type Place = {
  readonly stack: Awaited<ReturnType<typeof startStack>>
  readonly out: string
  readonly language: string
}

const everySize: readonly SizeName[] = ['desk', 'tablet', 'phone']

/** Walks a tour and takes a picture of every stop in every size; how many of its steps failed. */
export async function showTour(
  browser: Browser,
  tour: Tour,
  { stack, out, language }: Place,
): Promise<number> {
  const number = randomInt(1_000, 2_000_000_000)
  const host = `${tour.brand}-${number}.localhost`
  await addTenant(stack, tour.brand, { number, host })
  const url = `http://${host}:${stack.port}`

  const enter: Enter = async (who) => {
    const own = await browser.newContext({
      ...{ viewport: tourSizes.desk, locale: language, reducedMotion: 'reduce' },
    })
    own.setDefaultTimeout(30_000)
    const page = await own.newPage()
    const login = { userid: tour.brand, username: who, password: 'kitchen-2026' }
    await openRoute(page, url, '/home', who === 'guest' ? null : login, 0)
    return page
  }
  const stop: Stop = async (page, name, { sizes = everySize, show } = {}) => {
    for (const size of sizes) {
      await page.setViewportSize(tourSizes[size])
      await show?.()
      await page.waitForTimeout(500)
      const file = join(out, `${name}-${size}.png`)
      await page.screenshot({ path: file, timeout: 120_000 })
      console.log(file)
      for (const words of await found(page)) console.error(`${name}-${size}: ${words}`)
    }
    await page.setViewportSize(tourSizes.desk)
  }

  let failed = 0
  const page = await enter(tour.who)
  for (const step of tour.steps) {
    try {
      await step(page, stop, enter)
    } catch (error) {
      failed++
      console.error(`${tour.name}, ${step.name}: ${error}`)
      if (page.isClosed()) continue
      await page.screenshot({ path: join(out, `failed-${step.name}.png`) })
      await page.setViewportSize(tourSizes.desk)
      for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Escape')
    }
  }
  for (const each of browser.contexts()) await each.close()
  return failed
}

/** What has the keyboard in a dialog, what is cut, and what axe finds. */
async function found(page: Page): Promise<readonly string[]> {
  const seen = await page.evaluate(() => {
    const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1)
    const focused = document.activeElement
    const part = dialog ?? document.body
    const shown = [...part.querySelectorAll<HTMLElement>('*')]
    const cut = shown.filter(
      (each) =>
        each.children.length === 0 &&
        each.scrollWidth > each.clientWidth + 1 &&
        getComputedStyle(each).overflowX !== 'visible' &&
        each.clientWidth > 2,
    )
    const sideways = [document.documentElement, ...shown].filter(
      (each) =>
        /auto|scroll/.test(getComputedStyle(each).overflowX) && each.scrollWidth > each.clientWidth + 1,
    )
    return [
      ...(dialog
        ? [
            `the keyboard is at ${focused?.getAttribute('aria-label') ?? focused?.textContent?.slice(0, 40) ?? ''} (${focused?.tagName})`,
          ]
        : []),
      ...cut.map((each) => `cut: ${each.textContent?.slice(0, 60)}`),
      ...sideways.map((each) => `scrolls sideways: ${each.tagName} ${each.className}`),
    ]
  })
  return [...seen, ...(await axeFindings(page))]
}
