import type { Page } from '@playwright/test'
import { goWithin } from './drive-planner.ts'
import type { Stop, Tour } from './tour.ts'

/** Two projects that were left without a save, and the question for them. */
export const draftsTour: Tour = { name: 'tour-drafts', brand: 'atlas', who: 'seller', steps: [comeBack] }

async function comeBack(page: Page, stop: Stop): Promise<void> {
  const context = page.context()
  const home = new URL('/home', page.url()).href
  await page.close()
  for (const name of ['Loft of the Bianchi family, second floor', 'Rossi']) {
    const left = await context.newPage()
    await left.goto(home)
    const asked = left.getByRole('dialog', { name: 'Autosaved project' })
    const start = left.getByRole('button', { name: 'New project' }).first()
    if (name === 'Rossi') await asked.getByRole('button', { name: 'No' }).click()
    await start.click()
    await left.getByRole('dialog').getByRole('button', { name: 'Use this room' }).click()
    await left.getByRole('dialog').getByRole('button', { name: 'Skip' }).click()
    await left.waitForURL(/newprj/)
    await goWithin(left, '/configurator2d')
    const kept = left.waitForResponse(/\/api\/drafts\/keep$/)
    await left.getByRole('textbox', { name: 'Project name' }).fill(name)
    await left.getByRole('textbox', { name: 'Project name' }).press('Enter')
    await kept
    await left.close()
  }
  const back = await context.newPage()
  await back.goto(home)
  await back.getByRole('dialog', { name: 'Autosaved project' }).waitFor()
  await stop(back, 'autosaved')
  await back.close()
}
