import { readdirSync, readFileSync } from 'node:fs'
import { dialogTable } from '@arredo/flows'
import type { Locator, Page } from '@playwright/test'
import { projectRoot } from '../tools/project-files.ts'
import { expectAccessible } from './axe.ts'
import { walks } from './dialogs-walked.ts'
import { act, choose, typeLine } from './keys.ts'
import { goToPlan, planOf } from './on-plan.ts'
import { plannerOf, skipLook, someArticles } from './planner.ts'
import { expect, goWithin, logIn, test } from './story.ts'

test('[A-28 part, D-237] every dialog of the table is opened, used and left by keyboard in some story', () => {
  const stories = readdirSync(`${projectRoot}e2e`).filter((name) => name.endsWith('.spec.ts'))
  const walked = stories.flatMap((name) => {
    const text = readFileSync(`${projectRoot}e2e/${name}`, 'utf8')
    // What a story says here it is held to as it runs: the fixture `walked` of story.ts.
    const claims = [...text.matchAll(/annotation: walks\(([^)]*)\)/g)]
    return claims.flatMap(([, names = '']) => [...names.matchAll(/'(\w+)'/g)].map(([, one]) => one))
  })
  expect([...new Set(walked)].toSorted()).toEqual(Object.keys(dialogTable).toSorted())
})

test('[D-55 part, D-223 part, D-235] what a seller is asked about rows, customers and blocks', {
  annotation: walks(
    'shortcuts',
    'customerAssignment',
    'addressForm',
    'editRow',
    'rows',
    'ownPrice',
    'nameBlock',
    'input',
  ),
}, async ({ page, site }) => {
  test.slow()
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom()
  await planner.card.press('Enter')
  await expect(planner.total).toContainText(someArticles)

  await test.step('shortcuts are read to the end', async () => {
    await act(page, 'Show the shortcuts')
    const sheet = await isOpen(page, 'Shortcuts')
    await page.keyboard.press('End')
    await expect(sheet.getByText('Release snapping while dragging')).toBeInViewport()
    await leave(page, sheet)
  })

  await test.step('a customer, and where the order goes', async () => {
    await act(page, 'Customer of the project')
    const assignment = await isOpen(page, 'Customer assignment')
    await page.keyboard.type('rossi')
    await expect(assignment.getByText('1 customer', { exact: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(assignment).toBeHidden()
    await act(page, 'Order address')
    const address = await isOpen(page, 'Order address')
    await address.getByLabel('Street').press('End')
    await page.keyboard.type(', second floor')
    await page.keyboard.press('Enter')
    await expect(address).toBeHidden()
  })

  await test.step('a row that no catalogue has, at a price of its own', async () => {
    await page.getByRole('button', { name: 'Trade', exact: true }).press('Enter')
    await act(page, 'Add a row that is no article')
    const adding = await isOpen(page, 'Add a row that is no article')
    await adding.getByRole('textbox', { name: 'Text' }).press('Control+a')
    await page.keyboard.type('Glass splashback')
    await adding.getByRole('textbox', { name: 'Price of one, without VAT' }).press('Control+a')
    await typeLine(page, '80')
    await expect(adding).toBeHidden()

    await act(page, 'Rows of the offer')
    const rows = await isOpen(page, 'Rows of the offer')
    await rows.getByRole('button', { name: 'What can be done with Glass splashback' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Own price…' }).press('Enter')
    const price = await isOpen(page, 'Own price')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('70')
    await leave(page, price)
    await leave(page, rows)
  })

  await test.step('a block is kept, and called otherwise', async () => {
    await choose(page, /Base unit, door/)
    await act(page, 'Save as block')
    await isOpen(page, 'Save as block')
    await typeLine(page, 'Corner')
    await expect(page.getByText('“Corner” is saved as a block')).toBeVisible()
    await act(page, 'Place a block')
    await page.getByRole('button', { name: 'More for Corner' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Rename…' }).press('Enter')
    const dialog = await isOpen(page, 'Rename block')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Give it a name')).toBeVisible()
    await typeLine(page, 'Window side')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'More for Window side' })).toBeVisible()
  })
})

test('[D-55 part, D-223 part] what a seller is asked about options, colleagues and themselves', {
  annotation: walks(
    'designClass',
    'variantChoice',
    'assign',
    'nextSteps',
    'sessions',
    'info',
    'customerForm',
  ),
}, async ({ page, site }) => {
  test.slow()
  const planner = plannerOf(page)
  // Of a class that nobody declares: the plain dialog knows every variant.
  await page.addInitScript(() => {
    const real = window.fetch
    window.fetch = async (...asked) => {
      const answer = await real(...asked)
      if (!/\/packs\/\w+\.json$/.test(answer.url)) return answer
      const pack = await answer.json()
      if (pack.variants.WORKTOP) pack.variants.WORKTOP.designClass = 'UNHEARD'
      return Response.json(pack)
    }
  })
  await logIn(page, site)
  await planner.startRoom()
  await planner.card.press('Enter')
  await expect(planner.total).toContainText(someArticles)

  await test.step('options of a class, and of none', async () => {
    for (const [thing, all, title] of [
      [/^Base unit, door/, 'All 10 options', 'Front colour'],
      [/^Worktop/, 'All 5 options', 'Worktop'],
    ] as const) {
      await planOf(page).getByRole('button', { name: thing }).first().press('Enter')
      await planner.inspector.getByRole('button', { name: all }).press('Enter')
      const dialog = await isOpen(page, title)
      await dialog.getByRole('radio').last().press(' ')
      await dialog.getByRole('button', { name: /^Use / }).press('Enter')
      await expect(dialog).toBeHidden()
    }
  })

  await test.step('given to a colleague, whose step is next', async () => {
    await page.keyboard.press('Control+s')
    await expect(page.locator('[data-save-state=saved]').first()).toBeVisible()
    await page.getByRole('button', { name: /^Status .*: next steps$/ }).press('Enter')
    await page.getByRole('menuitem', { name: 'Give to a colleague…' }).press('Enter')
    const assign = await isOpen(page, 'Give to a colleague')
    await assign.getByRole('combobox', { name: 'Person' }).press('Enter')
    await page.getByRole('option').nth(1).press('Enter')
    await assign.getByRole('button', { name: 'Give', exact: true }).press('Enter')
    await expect(assign).toBeHidden()

    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
    await page.getByRole('menuitem', { name: 'Next steps…' }).press('Enter')
    const steps = await isOpen(page, 'Next steps')
    await page.keyboard.press('ArrowDown')
    await leave(page, steps)
    await page.setViewportSize({ width: 1600, height: 1000 })
  })

  for (const title of ['Where you are logged in', 'About']) {
    await test.step(title, async () => {
      const account = page.getByRole('button', { name: /^Account of / })
      await account.press('Enter')
      await page.getByRole('menuitem', { name: title }).press('Enter')
      const dialog = await isOpen(page, title)
      await dialog.getByRole('button', { name: 'Close' }).last().press('Enter')
      await expect(dialog).toBeHidden()
      await expect(account).toBeFocused()
    })
  }

  await test.step('a new customer of the shop', async () => {
    await goWithin(page, '/customers')
    await page.getByRole('button', { name: 'New customer' }).first().press('Enter')
    const form = await isOpen(page, 'New customer')
    await form.getByLabel('Last name').press('Control+a')
    await page.keyboard.type('Verdi')
    await form.getByLabel('E-mail').press('Control+a')
    await typeLine(page, 'verdi@example.com')
    await expect(form).toBeHidden()
  })
})

test('[A-135 part] a supervisor is asked about maintenance', {
  annotation: walks('bookMaintenance', 'activeMaintenance'),
}, async ({ page, site, noise }) => {
  await logIn(page, site, { ...site.seller, username: 'admin' })
  const manage = async (title: string) => {
    await page.getByRole('button', { name: /^Account of / }).press('Enter')
    await page.getByRole('menuitem', { name: 'Maintenance…' }).press('Enter')
    return isOpen(page, title)
  }
  const booking = await manage('Book maintenance')
  await booking.getByRole('button', { name: 'Start now' }).press('Enter')
  await expect(booking).toBeHidden()
  await expect(page.getByText('The site is being worked on').first()).toBeVisible()
  const active = await manage('Active Maintenance')
  await active.getByRole('button', { name: 'End maintenance' }).press('Enter')
  await expect(active).toBeHidden()
  // The browser tells of every call that was refused meanwhile.
  expect(noise.splice(0).filter((line) => !/ 503 /.test(line))).toEqual([])
})

test.describe('a guest', () => {
  test.use({ brand: 'demo' })

  test('[D-130 part, D-131 part] is asked for a code, a shop and a name', {
    annotation: walks('roomCode', 'takeAlong', 'sendRoom', 'login', 'askForMail'),
  }, async ({ page, site }) => {
    const planner = plannerOf(page)
    await page.goto(`${site.url}/home`)
    await page.getByRole('button', { name: 'Have a code?' }).press('Enter')
    const byCode = await isOpen(page, 'Open a room by its code')
    await typeLine(page, 'ABC')
    await expect(byCode.getByRole('alert')).toContainText('six letters and digits')
    await leave(page, byCode)

    await page.getByRole('button', { name: 'Start planning' }).press('Enter')
    await page
      .getByRole('dialog', { name: 'Room design' })
      .getByRole('button', { name: 'Use this room' })
      .press('Enter')
    await skipLook(page)
    await goToPlan(page)
    await planner.card.press('Enter')
    await expect(planner.total).toContainText(someArticles)
    await page.getByRole('button', { name: 'Share' }).press('Enter')
    const along = await isOpen(page, 'Take your room with you')
    await expect(along.getByText(/\/room\//)).toBeVisible()
    await along.getByRole('button', { name: 'Send to the shop' }).press('Enter')
    const send = await isOpen(page, 'Send to the shop')
    for (const [label, words] of [
      ['Your name', 'Dora del Monte'],
      ['E-mail', 'dora@example.com'],
    ] as const) {
      await send.getByLabel(label, { exact: true }).press('Control+a')
      await page.keyboard.type(words)
    }
    await send.getByRole('checkbox').press(' ')
    await send.getByRole('button', { name: 'Send', exact: true }).press('Enter')
    await expect(send).toContainText('Sent to Milano Centro')
    await send.getByRole('button', { name: 'Go on planning' }).press('Enter')
    await expect(send).toBeHidden()

    await goWithin(page, '/home')
    await page.getByRole('button', { name: 'Log in', exact: true }).first().press('Enter')
    const login = await isOpen(page, 'Log in')
    await login.getByRole('button', { name: 'Forgotten your password?' }).press('Enter')
    const mail = await isOpen(page, 'Forgotten your password?')
    await typeLine(page, 'nobody@demo.example')
    await expect(mail.getByText('If nobody@demo.example is known here')).toBeVisible()
    await leave(page, mail)
    await login.getByRole('textbox').first().press('Control+a')
    await page.keyboard.type('dora@example.com')
    await leave(page, login)
  })
})

/** It has the keyboard, and axe finds nothing in it. */
async function isOpen(page: Page, title: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  await expect.poll(() => dialog.evaluate((popup) => popup.contains(document.activeElement))).toBe(true)
  await expectAccessible(page, '[role=dialog]')
  return dialog
}

async function leave(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}
