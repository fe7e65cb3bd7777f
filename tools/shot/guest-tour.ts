import type { Page } from '@playwright/test'
import { goWithin } from './drive-planner.ts'
import type { Enter, Stop, Tour } from './tour.ts'

/** What a guest goes home with, what the shop makes of it, and the shop's file of customers. */
export const guestTour: Tour = {
  name: 'tour-guest',
  brand: 'demo',
  who: 'guest',
  steps: [typeCode, planRoom, takeAlong, comeBack, answerLead],
}

async function typeCode(page: Page, stop: Stop): Promise<void> {
  await page.getByRole('button', { name: 'Have a code?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Open a room by its code' })
  await dialog.getByLabel('Code').fill('ABC')
  await dialog.getByRole('button', { name: 'Open the room' }).click()
  await dialog.getByRole('alert').waitFor()
  await stop(page, 'room-code')
  await page.keyboard.press('Escape')
}

async function planRoom(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start planning' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Use this room' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Skip' }).click()
  await page.waitForURL(/newprj/)
  await goWithin(page, '/configurator2d')
  const card = page.getByRole('button', { name: /^Place Base unit, door/ })
  await card.press('Enter')
  // An empty room has an amount too.
  await page
    .getByRole('status', { name: 'Total price' })
    .getByText(/[1-9]\d* articles?/)
    .waitFor()
}

async function takeAlong(page: Page, stop: Stop): Promise<void> {
  await stop(page, 'guest-planner')
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take your room with you' })
  await dialog.getByText(/\/room\//).waitFor()
  await stop(page, 'take-along')
  await dialog.getByRole('button', { name: 'Send to the shop' }).click()
  const send = page.getByRole('dialog', { name: 'Send to the shop' })
  await send.getByLabel('Your name', { exact: true }).waitFor()
  await stop(page, 'send-to-shop')
  await send.getByRole('button', { name: 'Send', exact: true }).click()
  await send.getByText('Without your consent it cannot be sent.').waitFor()
  await stop(page, 'send-refused')
  await send.getByLabel('Your name', { exact: true }).fill('Dora del Monte')
  await send.getByLabel('E-mail').fill('dora@example.com')
  await send.getByLabel('Message').fill('Could it be delivered in May? We move in on the first of June.')
  await send.getByRole('checkbox').check()
  await send.getByRole('button', { name: 'Send', exact: true }).click()
  await send.getByText(/^Sent to/).waitFor()
  await stop(page, 'sent')
  await send.getByRole('button', { name: 'Go on planning' }).click()
}

async function comeBack(page: Page, stop: Stop): Promise<void> {
  await page.goto(new URL('/home', page.url()).href)
  await page.getByRole('region', { name: 'Continue your room' }).waitFor()
  await stop(page, 'continue-your-room')
}

async function answerLead(_: Page, stop: Stop, enter: Enter): Promise<void> {
  const page = await enter('seller')
  await page.getByRole('region', { name: 'New leads' }).waitFor()
  await stop(page, 'new-leads')
  await keepCustomers(page, stop)
}

async function keepCustomers(page: Page, stop: Stop): Promise<void> {
  await goWithin(page, '/customers')
  await page.getByRole('button', { name: 'Maria Rossi' }).waitFor()
  await stop(page, 'customers')
  await page.getByRole('button', { name: 'New customer' }).first().click()
  const form = page.getByRole('dialog', { name: 'New customer' })
  await form.getByRole('button', { name: 'Save' }).click()
  await stop(page, 'customer-form')
  await page.keyboard.press('Escape')
  await form.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Maria Rossi' }).click()
  await page.getByRole('button', { name: 'Edit customer' }).waitFor()
  await stop(page, 'customer-page')
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('This customer is in the bin.').waitFor()
  await goWithin(page, '/customers')
  await page.getByRole('group', { name: 'Shown' }).getByRole('button', { name: 'Bin' }).click()
  await page.getByRole('button', { name: 'Bring Maria Rossi back' }).waitFor()
  await stop(page, 'customers-bin')
}
