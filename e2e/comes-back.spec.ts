import { plannerOf } from './planner.ts'
import { totals } from './prices.ts'
import { expect, fillLogin, goWithin, logIn, test } from './story.ts'

test('[D-122] a project has an address: a reload, a way back and a link to a colleague lead to it', async ({
  page,
  browser,
  site,
  noise,
}) => {
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom()
  await planner.card.focus()
  await page.keyboard.press('Enter')
  await expect(planner.total).toContainText(totals.one)
  await planner.save.click()
  await expect(page).toHaveURL(/\/configurator2d\?project=\d+$/)
  const address = page.url()

  await page.reload()
  await expect(planner.total).toContainText(totals.one)
  await expect(page).toHaveURL(address)
  await planner.show('3D')
  await expect(page).toHaveURL(address.replace('2d', '3d'))

  await test.step('back to it from another, whose changes are asked for', async () => {
    await goWithin(page, '/home')
    await planner.startRoom()
    await expect(page).not.toHaveURL(/project=/)
    await planner.name.fill('Second')
    await planner.name.press('Enter')
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(/\/home$/)
    await page.goBack()
    const ask = page.getByRole('dialog', { name: 'Project not saved' })
    await expect(ask).toContainText('Save current project?')
    await ask.getByRole('button', { name: 'Yes' }).click()
    await expect(planner.total).toContainText(totals.one)
    await expect(page).toHaveURL(/project=\d+$/)
  })

  await test.step('a number that is none of ours', async () => {
    await page.goto(address.replace(/\d+$/, '99999'))
    await expect(page.getByText('Project not found')).toBeVisible()
    await expect(page).toHaveURL(/\/projects$/)
    expect(noise.splice(0).join('\n')).toMatch(/^console: .* 404 .*\/projects\/load$/)
  })

  await test.step('a colleague who has to log in first', async () => {
    const context = await browser.newContext()
    const desk = await context.newPage()
    await desk.goto(address)
    await expect(desk.getByText('Log in to see the page you asked for.')).toBeVisible()
    await fillLogin(desk, { ...site.seller, username: 'admin' })
    await expect(plannerOf(desk).total).toContainText(totals.one)
    await expect(desk).toHaveURL(address)
    await context.close()
  })
})
