import { expectAccessible } from './axe.ts'
import { plannerOf, someArticles } from './planner.ts'
import { expect, inPageTime, logIn, test } from './story.ts'

test('[D-205 part] where a browser cannot draw in 3D, plan and walls are complete and the server draws the room', async ({
  page,
  site,
}) => {
  test.slow()
  await page.addInitScript(() => {
    const get = HTMLCanvasElement.prototype.getContext
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value(this: HTMLCanvasElement, kind: string, ...options: unknown[]) {
        return kind.startsWith('webgl') ? null : Reflect.apply(get, this, [kind, ...options])
      },
    })
  })
  // A picture's number comes when the page has settled, and before any list that has it.
  let asking: Promise<unknown> = Promise.resolve()
  await page.route('**/api/pictures/take', async (route) => {
    asking = page.waitForResponse('**/api/pictures/take').then((answer) => answer.finished())
    await inPageTime(page, 2000)
    await route.continue()
  })
  await page.route('**/api/jobs/list', async (route) => {
    await asking
    await route.continue()
  })
  const planner = plannerOf(page)
  const views = page.getByRole('group', { name: 'View', exact: true })
  const pictures = page.getByRole('region', { name: 'Pictures of the room' })
  await logIn(page, site)
  await planner.startRoom('2D')
  await planner.card.focus()
  await page.keyboard.press('Enter')
  await expect(planner.total).toContainText(someArticles)

  await test.step('not saved yet: words, and the way to pictures', async () => {
    await views.getByRole('button', { name: '3D' }).click()
    await expect(pictures.getByText('This browser cannot draw in 3D')).toBeVisible()
    await expect(page.getByRole('application', { name: 'Room in 3D' })).toHaveCount(0)
    await expectAccessible(page, 'main')
    await pictures.getByRole('button', { name: 'Save' }).click()
  })

  await test.step('saved: the whole room and other views of it, as large as a screen', async () => {
    for (const view of ['Whole room', 'From the corner']) {
      await pictures.getByRole('button', { name: view }).click()
      const picture = pictures.getByRole('img', { name: `The room: ${view}` })
      // All stories share one stage, which draws one picture after the other.
      await expect(picture).toHaveJSProperty('naturalWidth', 1280, { timeout: 120_000 })
    }
    await expectAccessible(page, 'main')
  })

  await test.step('a picture is not walked through, and says when it is old', async () => {
    await page.keyboard.press('6')
    await expect(page.getByRole('region', { name: 'Walk' })).toBeHidden()
    await expect(pictures.getByText('is not in the picture')).toBeHidden()
    await planner.undo.click()
    await expect(pictures.getByText('is not in the picture')).toBeVisible()
    await expect(pictures.getByRole('img')).toBeVisible()
    await page.keyboard.press('Control+y')
    await expect(pictures.getByText('is not in the picture')).toBeHidden()
  })

  await test.step('the plan and the walls show the unit', async () => {
    await planner.show('2D')
    await expect(planner.canvas.getByRole('button', { name: /^Base unit, door/ })).toBeVisible()
    await views.getByRole('button', { name: 'Walls' }).click()
    await expect(
      page
        .locator('main')
        .getByRole('button', { name: /^Base unit, door/ })
        .first(),
    ).toBeVisible()
  })
})
