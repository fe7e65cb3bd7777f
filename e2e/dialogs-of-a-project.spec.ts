import type { Page } from '@playwright/test'
import { draftsTour } from '../tools/shot/drafts-tour.ts'
import { guestTour } from '../tools/shot/guest-tour.ts'
import { sellerTour } from '../tools/shot/seller-tour.ts'
import { type Enter, type SizeName, type Stop, tourSizes } from '../tools/shot/tour.ts'
import { expectAccessible } from './axe.ts'
import { expect, logIn, test } from './story.ts'

/** A step of a tour that waits longer waits for ever. */
const patience = 45_000

/** The same ways on which pictures are taken of them (`npm run shot:states`). */
for (const tour of [sellerTour, draftsTour, guestTour]) {
  test.describe(tour.name, () => {
    test.use({ brand: tour.brand })

    test('[D-162 part] every dialog begins at what one does next, is whole at a desk and on a phone, and axe finds nothing', async ({
      page: first,
      browser,
      site,
    }) => {
      test.slow()
      first.context().setDefaultTimeout(patience)
      const enter: Enter = async (who) => {
        const context = await browser.newContext({ reducedMotion: 'reduce', viewport: tourSizes.desk })
        context.setDefaultTimeout(patience)
        const page = await context.newPage()
        if (who === 'guest') await page.goto(`${site.url}/home`)
        else await logIn(page, site, { ...site.seller, username: who })
        return page
      }
      if (tour.who === 'guest') await first.goto(`${site.url}/home`)
      else await logIn(first, site)
      for (const step of tour.steps) await step(first, look, enter)
      for (const context of browser.contexts()) await context.close()
    })
  })
}

const twoSizes: readonly SizeName[] = ['desk', 'phone']

const look: Stop = async (page, name, { sizes = twoSizes, show } = {}) => {
  for (const size of sizes.filter((each) => each !== 'tablet')) {
    await test.step(`${name}, ${size}`, async () => {
      await page.setViewportSize(tourSizes[size])
      await show?.()
      const dialog = page.getByRole('dialog').last()
      const isDialog = (await dialog.count()) > 0
      await expect.poll(() => keyboardAstray(page), 'where the keyboard should not be').toBe('')
      // What is open over the page follows the window a moment later.
      await expect.poll(() => sideways(page), 'nothing scrolls sideways').toBe(0)
      await expectAccessible(page, isDialog ? '[role=dialog]' : undefined)
    })
  }
  await page.setViewportSize(tourSizes.desk)
}

function keyboardAstray(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement
    const modal = [...document.querySelectorAll('[role=dialog][data-modal]')].at(-1)
    if (modal && !modal.contains(focused)) return `behind the dialog: ${focused?.outerHTML.slice(0, 80)}`
    const dialog = focused?.closest('[role=dialog]:has([data-dialog])')
    const isOnFrame = dialog && dialog !== focused && !focused?.closest('[data-dialog]')
    return isOnFrame ? `on a button of the frame: ${focused?.getAttribute('aria-label')}` : ''
  })
}

function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    const parts = [document.documentElement, ...document.querySelectorAll('[data-dialog=body]')]
    return Math.max(0, ...parts.map((part) => part.scrollWidth - part.clientWidth))
  })
}
