import { fingersOf } from './fingers.ts'
import { openShop, test } from './host-story.ts'
import { markedIn3D } from './in-3d.ts'
import { expect } from './story.ts'

// Panels are sheets in a frame of this size: all that is seen is the room.
test.use({
  viewport: { width: 1280, height: 800 },
  hostMayLogIn: true,
  contextOptions: { reducedMotion: 'reduce', hasTouch: true },
})

test('[D-86 part] one finger scrolls the shop’s page over the room in 3D, and drags what is selected', async ({
  page,
  shop,
}) => {
  const { site, origin } = shop
  const host = await openShop(page, origin, `${site.url}/home`)
  const fingers = fingersOf(page)
  const scrolled = () => page.evaluate(() => scrollY)
  const undo = (step: string) => host.frame.getByRole('button', { name: `Undo: ${step}`, exact: true })
  await expect.poll(host.heard).toHaveLength(1)
  for (const message of [
    { action: 'doLoginPro', ...site.seller },
    { action: 'newProject', addRoom: true, roomDimension: [4000, 3000], noSaveRequest: true },
    { action: 'insertArticle', newProject: false, catalog: 'kitchen', article: 'b-door' },
  ])
    expect(await host.ask(message)).toMatchObject({ status: 0, action: message.action })
  const room = host.frame.getByRole('application', { name: 'Room in 3D' })
  await page.evaluate(() => {
    document.body.style.marginBlockEnd = '2000px'
  })

  const at = await markedIn3D(room)
  await fingers.swipe(at, { x: at.x + 70, y: at.y + 50 })
  await expect(undo('Move')).toBeVisible()
  expect(await scrolled()).toBe(0)

  const box = await room.boundingBox()
  if (!box) throw new Error('no room')
  const aside = { x: box.x + box.width * 0.12, y: box.y + box.height * 0.6 }
  await fingers.swipe(aside, { x: aside.x, y: aside.y - 160 })
  await expect.poll(scrolled).toBeGreaterThan(60)
})
