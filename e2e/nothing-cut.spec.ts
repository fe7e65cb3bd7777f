import { settle } from '../tools/settle.ts'
import { speak } from '../tools/shot/sheets/app-in-page.ts'
import { cutText } from '../tools/shot/sheets/cut-text.ts'
import { newSite } from '../tools/shot/sheets/new-site.ts'
import { recipesFor } from '../tools/shot/sheets/route-recipes.ts'
import { enter, learnAddresses, openPath, openSample } from '../tools/shot/sheets/visit.ts'
import { tourSizes } from '../tools/shot/tour.ts'
import { stackAddress } from './stack.ts'
import { expect, test } from './story.ts'

/** `npm run shot:sheets` looks at both brands, three sizes and three languages, and at every dialog. */
test('[D-236 part] no word is cut at any address, in Italian and the pseudo-language, on a tablet and a phone', async ({
  browser,
}) => {
  test.slow()
  const site = await newSite(stackAddress(), 'atlas')
  const pages = { seller: await enter(browser, site, 'seller'), guest: await enter(browser, site, 'guest') }
  const known = await learnAddresses(pages.seller, pages.guest, site)
  // A room in 3D has the panels of the plan, and takes software seconds to draw.
  const recipes = recipesFor('atlas').filter(({ name }) => !/^configurator(3d)?$|^demo$/.test(name))
  const found: string[] = []
  for (const isOfProject of [undefined, true] as const) {
    if (isOfProject) {
      await speak(pages.seller, 'en')
      await openSample(pages.seller, site, known)
    }
    for (const recipe of recipes.filter((each) => each.isOfProject === isOfProject)) {
      const page = pages[recipe.as]
      await openPath(page, site, recipe, known)
      for (const size of ['tablet', 'phone'] as const) {
        await page.setViewportSize(tourSizes[size])
        for (const language of ['it', 'qps']) {
          await speak(page, language)
          await settle(page)
          for (const words of await page.evaluate(cutText))
            found.push([recipe.name, size, language, words].join(', '))
        }
      }
      await page.setViewportSize(tourSizes.desk)
    }
  }
  for (const page of Object.values(pages)) await page.context().close()
  expect(found).toEqual([])
})
