import type { Page } from '@playwright/test'
import { act, goWithin } from './drive-planner.ts'
import type { Enter, Stop, Tour } from './tour.ts'

/** The life of a seller's project: proposals, customer, rows, versions, statuses, the bin and the other window. */
export const sellerTour: Tour = {
  name: 'tour-seller',
  brand: 'atlas',
  who: 'seller',
  steps: [
    proposeTwo,
    chooseCustomer,
    addRows,
    keepVersions,
    meetOtherWindow,
    giveAway,
    order,
    lookAround,
    beTold,
  ],
}

const sample = 'Family kitchen in sage and oak'

async function openSample(page: Page): Promise<void> {
  await page.getByRole('button', { name: sample, exact: true }).first().click()
  await page.waitForURL(/configurator/)
  await goWithin(page, '/configurator2d')
  await page.getByRole('group', { name: 'Floor plan' }).waitFor()
}

async function proposeTwo(page: Page, stop: Stop): Promise<void> {
  await openSample(page)
  await act(page, 'New alternative')
  const switcher = page.getByRole('button', { name: /^Alternative: / })
  await switcher.waitFor()
  await stop(page, 'alternatives-bar')
  const open = async () => {
    if ((await page.getByRole('menu').count()) === 0) await switcher.click()
    await page.getByRole('menuitem', { name: 'Restyle…' }).waitFor()
  }
  await stop(page, 'alternatives-menu', { sizes: ['desk', 'tablet'], show: open })
  await open()
  await page.getByRole('menuitem', { name: 'Restyle…' }).click()
  const restyle = page.getByRole('dialog', { name: 'Restyle' })
  await restyle.waitFor()
  await stop(page, 'restyle-first')
  await restyle.getByRole('radio', { name: 'Lineo Pro' }).click()
  await restyle.getByRole('status', { name: 'Total price' }).getByText('→').waitFor()
  await stop(page, 'restyle-chosen')
  await restyle.getByRole('button', { name: 'Apply here' }).click()
  await act(page, 'Compare alternatives')
  await page.getByRole('region', { name: 'What differs' }).waitFor()
  await stop(page, 'alternatives-compared')
  await page.getByRole('button', { name: 'Done' }).click()
  await act(page, 'All alternatives')
  const all = page.getByRole('dialog', { name: 'Alternatives' })
  await all.getByRole('button', { name: 'New alternative' }).click()
  await all.getByRole('button', { name: 'More for Alternative 3' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await all.getByRole('region', { name: 'In the bin' }).waitFor()
  await stop(page, 'alternatives')
  await all.getByRole('button', { name: 'Done' }).click()
}

async function chooseCustomer(page: Page, stop: Stop): Promise<void> {
  await page.getByRole('button', { name: 'Assign customer' }).click()
  const assignment = page.getByRole('dialog', { name: 'Customer assignment' })
  await assignment.getByRole('listitem').first().waitFor()
  await stop(page, 'customer-search')
  await assignment.getByRole('searchbox').fill('Nobody Anywhere')
  await assignment.getByText(/^No customer matches/).waitFor()
  await stop(page, 'customer-not-found')
  await assignment.getByRole('button', { name: 'New customer' }).click()
  await assignment.getByLabel('Last name').waitFor()
  await stop(page, 'customer-new')
  await page.keyboard.press('Escape')
  if (await assignment.isHidden()) await page.getByRole('button', { name: 'Assign customer' }).click()
  await assignment.getByRole('searchbox').fill('rossi')
  await assignment.getByText('1 customer', { exact: true }).waitFor()
  await assignment.getByRole('searchbox').press('Enter')
  await page.getByRole('button', { name: /^Customer: .*Rossi/ }).waitFor()
  await act(page, 'Order address')
  await page.getByRole('dialog', { name: 'Order address' }).getByLabel('Street').waitFor()
  await stop(page, 'order-address')
  await page.keyboard.press('Escape')
}

async function addRows(page: Page, stop: Stop): Promise<void> {
  await page.getByRole('button', { name: 'Trade', exact: true }).click()
  const breakdown = page.getByRole('form', { name: 'Terms of this project' })
  await stop(page, 'trade-terms', {
    sizes: ['desk', 'tablet'],
    show: async () => {
      if (await breakdown.isHidden())
        await page.getByRole('button', { name: 'How the total adds up' }).click()
      await breakdown.waitFor()
    },
  })
  await page.keyboard.press('Escape')
  await act(page, 'Add a row that is no article')
  const adding = page.getByRole('dialog', { name: 'Add a row that is no article' })
  await adding.getByRole('textbox', { name: 'Text' }).fill('Glass splashback')
  await stop(page, 'row-free')
  await adding.getByRole('textbox', { name: 'Price of one, without VAT' }).fill('80')
  await adding.getByRole('button', { name: 'Add', exact: true }).click()
  await act(page, 'Place an own appliance')
  await page.getByRole('dialog', { name: 'Add own appliance' }).waitFor()
  await stop(page, 'row-own-appliance')
  await page.keyboard.press('Escape')
  await act(page, 'Rows of the offer')
  const rows = page.getByRole('dialog', { name: 'Rows of the offer' })
  await rows.getByText('Glass splashback').waitFor()
  await stop(page, 'rows')
  await rows.getByRole('button', { name: 'What can be done with Glass splashback' }).click()
  await page.getByRole('menuitem', { name: 'Own price…' }).click()
  await page.getByRole('dialog', { name: 'Own price' }).waitFor()
  await stop(page, 'own-price')
  await page.keyboard.press('Escape')
  await rows.getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('button', { name: 'Accessories' }).click()
  await stop(page, 'accessories', { sizes: ['desk', 'tablet'] })
  await page.getByRole('button', { name: 'Customer', exact: true }).click()
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.locator('[data-save-state=saved]').waitFor()
}

function status(page: Page) {
  return page.getByRole('button', { name: /^Status .*: next steps$/ })
}

async function keepVersions(page: Page, stop: Stop): Promise<void> {
  await save(page)
  const step = page.getByRole('menuitem', { name: 'Versions…' })
  const open = async () => {
    if (await step.isHidden()) await status(page).click()
    await step.waitFor()
  }
  await stop(page, 'status-menu', { sizes: ['desk', 'tablet'], show: open })
  await page.keyboard.press('Escape')
  await stop(page, 'next-steps', {
    sizes: ['phone'],
    show: async () => {
      await page.getByRole('button', { name: 'More', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Next steps…' }).click()
      await page.getByRole('dialog', { name: 'Next steps' }).waitFor()
    },
  })
  await page.keyboard.press('Escape')
  await open()
  await step.click()
  const versions = page.getByRole('dialog', { name: 'Versions' })
  await versions.getByText('No versions yet').waitFor()
  await stop(page, 'versions-none')
  for (const name of ['As first shown', 'With the oak island and a longer name than most']) {
    await versions.getByRole('textbox', { name: 'Name of this version' }).fill(name)
    await versions.getByRole('button', { name: 'Keep this version' }).click()
    await versions.getByText(name).waitFor()
  }
  await stop(page, 'versions')
  await page.keyboard.press('Escape')
}

/** Both change it: the one who saves later is asked. */
async function meetOtherWindow(page: Page, stop: Stop): Promise<void> {
  const other = await page.context().newPage()
  other.on('dialog', (dialog) => void dialog.accept())
  await other.goto(page.url())
  const name = (of: Page) => of.getByRole('textbox', { name: 'Project name' })
  await other.getByText(/^This project is open in another window too/).waitFor()
  await name(other).fill('Rossi, kitchen with island')
  await name(other).press('Enter')
  await other
    .getByRole('group', { name: 'Floor plan' })
    .getByRole('button', { name: /^Base unit/ })
    .first()
    .press('Delete')
  await name(page).fill('Rossi, first proposal')
  await name(page).press('Enter')
  await save(page)
  await other.getByRole('dialog', { name: 'Someone else saved this project' }).waitFor()
  await stop(other, 'conflict')
  await other.getByRole('button', { name: 'Open their version' }).click()
  await other.locator('[data-save-state=saved]').waitFor()
  await other.close()
}

async function giveAway(page: Page, stop: Stop): Promise<void> {
  await status(page).click()
  await page.getByRole('menuitem', { name: 'Give to a colleague…' }).click()
  const assign = page.getByRole('dialog', { name: 'Give to a colleague' })
  await assign.getByRole('combobox', { name: 'Person' }).waitFor()
  await stop(page, 'give-to-colleague')
  await assign.getByRole('combobox', { name: 'Person' }).click()
  await page.getByRole('option').nth(1).click()
  await assign.getByRole('button', { name: 'Give', exact: true }).click()
  await assign.waitFor({ state: 'hidden' })
}

async function order(page: Page, stop: Stop): Promise<void> {
  const take = async (verb: string) => {
    await status(page).click()
    await page.getByRole('menuitem', { name: verb }).click()
  }
  await take('Make offer')
  const anyway = page.getByRole('button', { name: 'Make the offer anyway' })
  const offers = page.getByRole('region', { name: /^Offer \d{4}-\d{4}$/ })
  await anyway.or(offers).first().waitFor()
  if (await anyway.isVisible()) await anyway.click()
  await offers.waitFor()
  await stop(page, 'offer-rows')
  await goWithin(page, '/configurator2d')
  await page.getByRole('group', { name: 'Floor plan' }).waitFor()
  await take('Customer accepts')
  await page.getByRole('button', { name: /^Status Awaiting order/ }).waitFor()
  await take('Order')
  const ask = page.getByRole('dialog', { name: 'Order this project?' })
  await ask.waitFor()
  await stop(page, 'order-asked')
  await ask.getByRole('button', { name: 'Order' }).click()
  await page.getByRole('button', { name: /^Status Ordered/ }).waitFor()
  const step = page.getByRole('menuitem', { name: 'Change by a change order' })
  await stop(page, 'change-order', {
    sizes: ['desk', 'tablet'],
    show: async () => {
      if (await step.isHidden()) await status(page).click()
      await step.waitFor()
    },
  })
  await page.keyboard.press('Escape')
}

async function lookAround(page: Page, stop: Stop): Promise<void> {
  await goWithin(page, '/projectlog')
  await page.getByRole('row').nth(2).waitFor()
  await stop(page, 'project-log')
  await goWithin(page, '/configurator2d')
  await status(page).click()
  await page.getByRole('menuitem', { name: 'Change by a change order' }).click()
  await page.getByText(/^This is the change order/).waitFor()
  await goWithin(page, '/projects')
  await page
    .getByRole('button', { name: /^More for Rossi/ })
    .nth(1)
    .waitFor()
  await stop(page, 'projects')
  await page
    .getByRole('button', { name: /^More for Rossi/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  const asked = page.getByRole('dialog', { name: 'Delete project' })
  await asked.waitFor()
  await stop(page, 'delete-project')
  await asked.getByRole('button', { name: 'Delete' }).click()
  await asked.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Bin' }).click()
  await page.getByRole('dialog', { name: 'Bin' }).getByRole('listitem').first().waitFor()
  await stop(page, 'bin')
  await page.keyboard.press('Escape')
}

async function beTold(_: Page, stop: Stop, enter: Enter): Promise<void> {
  const colleague = await enter('admin')
  const bell = colleague.getByRole('button', { name: /notifications?$/ })
  await bell.waitFor()
  await stop(colleague, 'notifications', {
    show: async () => {
      const told = colleague.getByRole('button', { name: /^Put away/ }).first()
      if (await told.isHidden()) await bell.click()
      await told.waitFor()
    },
  })
}
