import { execFileSync } from 'node:child_process'
import { expectAccessible } from './axe.ts'
import { walks } from './dialogs-walked.ts'
import { plannerOf, someArticles } from './planner.ts'
import { expect, logIn, test } from './story.ts'

test('[A-75 part, A-46 part, D-189 part, D-190 part, D-191 part] a view is saved, renamed, gone to again, and shown in the offer', {
  annotation: walks('views', 'picture'),
}, async ({ page, site }) => {
  // Rooms in 3D and pictures of offers are drawn by software.
  test.slow()
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom('3D')
  await planner.card.focus()
  await page.keyboard.press('Enter')
  await expect(planner.total).toContainText(someArticles)
  await expect(planner.inspector.locator('[data-row-photo]')).toHaveJSProperty('naturalWidth', 100)

  await page.getByRole('button', { name: 'Views', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Saved views' }).press('Enter')
  const views = page.getByRole('dialog', { name: 'Saved views' })
  await expect(views.getByText('No saved views yet')).toBeVisible()
  await views.getByRole('button', { name: 'Save this view' }).click()
  const lines = views.getByRole('listitem')
  await expect(lines).toHaveCount(1)
  await expect(views.getByRole('status')).toHaveText('View 1 is saved')
  await expect(lines.locator('img')).toBeVisible()

  const name = lines.first().getByRole('textbox', { name: 'Name of the view' })
  await name.fill('From the door')
  await name.press('Enter')
  await expect(views.getByRole('button', { name: 'Go to From the door' })).toBeVisible()

  // The room is turned beside the list, and seen from there too.
  const room = page.getByRole('application', { name: 'Room in 3D' })
  await room.focus()
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight')
  await views.getByRole('button', { name: 'Save this view' }).click()
  await expect(lines).toHaveCount(2)
  const second = lines.nth(1)
  await expect(second.getByRole('textbox')).toHaveValue('View 2')
  await expectAccessible(page)

  // By keys to the front, then out of the offer, gone and back by undo.
  await views.getByRole('button', { name: /^Move View 2/ }).press('ArrowUp')
  await expect(views.getByRole('status')).toHaveText('View 2: place 1 of 2')
  await expect(lines.first().getByRole('textbox')).toHaveValue('View 2')
  await lines.first().getByRole('switch', { name: 'Show in the offer' }).press(' ')
  await views.getByRole('button', { name: 'More for From the door' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(lines).toHaveCount(1)
  await planner.undo.click()
  await expect(lines).toHaveCount(2)
  await views.getByRole('button', { name: 'Go to From the door' }).click()
  await expect(views.getByRole('status')).toHaveText('From the door is shown')
  await views.getByRole('button', { name: 'Close' }).press('Enter')

  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  const picture = page.getByRole('dialog', { name: 'Picture' })
  await expect(picture.getByRole('img', { name: 'What the picture will show' })).toBeVisible()
  await picture.getByRole('switch', { name: 'Transparent ground' }).press(' ')
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await picture.getByRole('button', { name: 'Download' }).press('Enter')
  expect((await saving).suggestedFilename()).toMatch(/\.png$/)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Make offer' }).click()
  await expect(page.getByRole('heading', { name: 'Offers', level: 1 })).toBeVisible()
  await expect(page.getByRole('status')).toHaveText(/^Offer .* is ready$/, { timeout: 120_000 })
  const document = page.getByRole('region', { name: /^Offer \d{4}-\d{4}$/ })
  const downloading = page.waitForEvent('download')
  await document.getByRole('link', { name: 'Download' }).click()
  const pdf = await (await downloading).path()
  const text = execFileSync('pdftotext', ['-layout', pdf, '-'], { encoding: 'utf8' })
  // The only view it shows is its cover, so there is no page of views behind it.
  expect(text).not.toMatch(/View 2|Views of your room/)
  const images = execFileSync('pdfimages', ['-list', pdf], { encoding: 'utf8' })
  expect(images).toMatch(/^ +1 +\d+ +image +1344 +790 /m)
})
