import type { Page, Request } from '@playwright/test'
import { appOf } from '../tools/shot/sheets/app-in-page.ts'
import { expectAccessible } from './axe.ts'
import { planOf } from './on-plan.ts'
import { plannerOf } from './planner.ts'
import { comeHome, expect, goWithin, logIn, type Site, test } from './story.ts'

const supervisor = ({ seller }: Site) => ({ ...seller, username: 'admin' })

/** Half an hour beside the full ones, the whole year: a time that is not turned into UTC is seen. */
const elsewhere = { zone: 'Asia/Kolkata', ahead: 5.5 * 3_600_000 }

test('[A-92, A-170, D-242, A-15] maintenance is known from the start, booked, cancelled, begun while a seller edits, met by a refusal, and ended: nothing is lost, files and messages reach people, and what fails is told the console', async ({
  page,
  site,
  browser,
  noise,
}) => {
  test.slow()
  const planner = plannerOf(page)
  const heard = callsOf(page)
  await logIn(page, site)
  await expect.poll(() => heard).toContainEqual({ call: 'maintenance/status', sent: {} })
  await planner.startRoom()
  const units = planOf(page).getByRole('button', { name: /^Base unit, door/ })
  const add = async (count: number) => {
    await planner.card.focus()
    await page.keyboard.press('Enter')
    await expect(units).toHaveCount(count)
  }
  await add(1)
  const banner = page.getByRole('status').filter({ hasText: 'The site' })
  await expect(banner).toHaveCount(0)
  const saveState = page.locator('[data-save-state]').first()

  const context = await browser.newContext({ timezoneId: elsewhere.zone })
  const desk = await context.newPage()
  const set = callsOf(desk)
  const lastSet = () => set.filter(({ call }) => /^maintenance\/(?!status)/.test(call)).at(-1)
  const nothing = { isMaintenance: false, startDateTimeUTC: null, endDateTimeUTC: null }
  const stateOf = async (of: Page) =>
    (await appOf(of)).evaluate(({ maintenance }) => maintenance.store.getState())
  await logIn(desk, site, supervisor(site))
  const manage = async (dialog: string) => {
    await desk.getByRole('button', { name: /^Account of / }).click()
    await desk.getByRole('menuitem', { name: 'Maintenance…' }).click()
    await expect(desk.getByRole('dialog', { name: dialog })).toBeVisible()
  }

  await test.step('it is booked, and everybody is told', async () => {
    await manage('Book maintenance')
    await expectAccessible(desk)
    const [from, until] = [45, 75].map((minutes) => toTheMinute(Date.now() + minutes * 60_000))
    await desk.getByLabel('From').fill(onTheirWatch(from))
    await desk.getByLabel('Until').fill(onTheirWatch(until))
    await desk.getByRole('button', { name: 'Book', exact: true }).click()
    await expect(banner).toHaveText(/The site will be worked on in \d+ minutes/)
    const booked = { startDateTimeUTC: from, endDateTimeUTC: until }
    expect(lastSet()).toEqual({ call: 'maintenance/bookedMaintenanceSet', sent: booked })
    expect(await stateOf(page)).toEqual({ isMaintenance: false, ...booked })
    await expectAccessible(page)
  })

  await test.step('meanwhile two files asked for at once come one after the other, and each is told', async () => {
    await goWithin(desk, '/catalogues')
    await expect(desk.getByRole('status').filter({ hasText: 'The site' })).toBeVisible()
    const files: string[] = []
    desk.on('download', (file) => files.push(file.suggestedFilename()))
    for (const code of ['KITCHEN', 'DECOR']) {
      const row = desk
        .getByRole('region', { name: 'Catalogues' })
        .getByRole('row', { name: new RegExp(code) })
      await row.getByRole('button', { name: 'Download workbook' }).click()
    }
    const messages = desk.getByRole('region', { name: 'Messages' })
    await expect(messages).toContainText(/KITCHEN .*\.xlsx is in your downloads/)
    await expect(messages).toContainText(/DECOR .*\.xlsx is in your downloads/)
    await expect.poll(() => files.map((name) => name.split(' ')[0]).toSorted()).toEqual(['DECOR', 'KITCHEN'])
  })

  await test.step('the booking is taken back', async () => {
    await manage('Book maintenance')
    await desk.getByRole('button', { name: 'Cancel the booking' }).click()
    await expect(banner).toHaveCount(0)
    const { isMaintenance: _, ...cancelled } = nothing
    expect(lastSet()).toEqual({ call: 'maintenance/bookedMaintenanceSet', sent: cancelled })
    expect(await stateOf(page)).toEqual(nothing)
  })

  await test.step('it begins while the seller goes on', async () => {
    await manage('Book maintenance')
    await desk.getByRole('button', { name: 'Start now' }).click()
    await expect(banner).toContainText('The site is being worked on')
    expect(lastSet()).toEqual({ call: 'maintenance/startMaintenance', sent: {} })
    expect(await stateOf(page)).toMatchObject({ isMaintenance: true, endDateTimeUTC: null })
    heard.splice(0)
    await add(2)
    await page.keyboard.press('Control+s')
    // Nobody told this page of anything but that its call was refused.
    await expect.poll(() => heard).toContainEqual({ call: 'maintenance/status', sent: {} })
    await expect(saveState).toHaveText('Maintenance: not saved yet')
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
      /The site is being worked on: this is not saved yet\. Nothing is lost/,
    )
  })

  await test.step('and ends: what was changed meanwhile is there, and is saved', async () => {
    await manage('Active Maintenance')
    await expectAccessible(desk)
    await desk.getByRole('button', { name: 'End maintenance' }).click()
    await expect(banner).toHaveCount(0)
    expect(lastSet()).toEqual({ call: 'maintenance/endMaintenance', sent: {} })
    expect(await stateOf(page)).toEqual(nothing)
    await expect(units).toHaveCount(2)
    // By itself.
    await expect(saveState).toHaveText(/^Saved/)
  })

  await test.step('who cannot be told is shown no error', async () => {
    await page.route('**/api/maintenance/status', (route) => route.abort())
    const told = page.waitForEvent('console', (message) => message.text().startsWith(`${unasked} The server`))
    await comeHome(page)
    await told
    const { log } = await (await appOf(page)).evaluate(({ notices }) => notices.store.getState())
    expect([log, await page.getByRole('alert').count(), await banner.count()]).toEqual([[], 0, 0])
  })

  await test.step('a supervisor whose booking is refused reads why, and so does the console', async () => {
    await manage('Book maintenance')
    const told = desk.waitForEvent('console', (message) =>
      message.text().startsWith('Maintenance stays as it is'),
    )
    await desk.getByLabel('Until').fill(onTheirWatch(toTheMinute(Date.now())))
    await desk.getByRole('button', { name: 'Book', exact: true }).click()
    await told
    await expect(desk.getByText('Maintenance must end after it begins, and not in the past')).toBeVisible()
    expect(await stateOf(desk)).toEqual(nothing)
  })
  // The browser tells of every call that was refused meanwhile.
  expect(noise.splice(0).filter((line) => !/ 503 |maintenance.status/.test(line))).toEqual([])
  await context.close()
})

const unasked = 'Nobody could be asked about maintenance'

type Heard = { readonly call: string; readonly sent: unknown }

function callsOf(page: Page): Heard[] {
  const heard: Heard[] = []
  page.on('request', (request: Request) => {
    const [, call] = /\/api\/(.+)$/.exec(request.url()) ?? []
    if (call && request.method() === 'POST') heard.push({ call, sent: request.postDataJSON() })
  })
  return heard
}

function toTheMinute(moment: number): string {
  return new Date(moment - (moment % 60_000)).toISOString()
}

/** As one types it there. */
function onTheirWatch(utc = ''): string {
  return new Date(Date.parse(utc) + elsewhere.ahead).toISOString().slice(0, 16)
}
