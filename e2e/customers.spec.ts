import { execFileSync } from 'node:child_process'
import { expectAccessible } from './axe.ts'
import { goToPlan } from './on-plan.ts'
import { plannerOf, skipLook } from './planner.ts'
import { totals } from './prices.ts'
import { expect, logIn, test } from './story.ts'

// The one of the demo brands that asks for consent, and asks every new project for whom it is.
test.use({ brand: 'demo', record: { customerAssignment: true } })

test('[A-50 part, A-148 part, D-55 part, D-75, D-76 part, D-85 part, D-128, D-129 part] a seller finds, creates, assigns, changes and removes customers', async ({
  page,
  site,
}) => {
  // An offer is made on the way.
  test.slow()
  const planner = plannerOf(page)
  const assignment = page.getByRole('dialog', { name: 'Customer assignment' })
  const search = page.getByRole('searchbox', { name: 'Name, e-mail, number or place' })
  const panel = page.getByRole('region', { name: 'Customer', exact: true })
  await logIn(page, site)

  await test.step('a new project asks for whom it is: looked for first, then created', async () => {
    await page.getByRole('button', { name: 'New project' }).first().click()
    await expect(assignment.getByText('Used last')).toBeVisible()
    await search.fill('MULL munch')
    await expect(assignment.getByRole('button', { name: /^Jürgen Müller/ })).toBeVisible()
    await expect(assignment.getByRole('listitem')).toHaveCount(1)
    await expectAccessible(page)
    await search.fill('Anna Bianchi')
    await expect(assignment.getByText('No customer matches “Anna Bianchi”')).toBeVisible()
    await assignment.getByRole('button', { name: 'New customer' }).click()
    await expect(assignment.getByLabel('Last name')).toHaveValue('Bianchi')
    await assignment.getByLabel('E-mail').fill('maria.rossi@example.com')
    await assignment.getByLabel('Street').fill('Via del Lago 9')
    await assignment.getByLabel('Postal code').fill('22100')
    await assignment.getByLabel('City').fill('Como')
    await assignment.getByLabel('VAT number').fill('IT12345678901')
    await assignment.getByRole('button', { name: 'Save and assign' }).click()
    await expect(assignment.getByText('Without their consent this customer cannot be kept')).toBeVisible()
    await assignment.getByRole('switch', { name: 'The customer agrees' }).click()
    await assignment.getByRole('button', { name: 'Save and assign' }).click()
    // The address is another customer's.
    await expect(assignment.getByRole('alert')).toContainText('Maria Rossi')
    await expectAccessible(page)
    await assignment.getByLabel('E-mail').fill('anna.bianchi@example.com')
    await assignment.getByRole('button', { name: 'Save and assign' }).click()
    await page
      .getByRole('dialog', { name: 'Room design' })
      .getByRole('button', { name: 'Use this room' })
      .click()
    await skipLook(page)
  })

  await test.step('the offer has the whole address', async () => {
    await goToPlan(page)
    await expect(page.getByRole('button', { name: 'Customer: Anna Bianchi' })).toBeVisible()
    await planner.card.focus()
    await page.keyboard.press('Enter')
    await expect(planner.total).toContainText(totals.one)
    await page.getByRole('button', { name: 'Make offer' }).click()
    await expect(panel).toContainText('22100 Como')
    await expect(page.getByRole('link', { name: 'Download' })).toBeVisible({ timeout: 120_000 })
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download' }).click()
    const path = await (await downloading).path()
    const text = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' })
    for (const line of ['Anna Bianchi', 'Via del Lago 9', '22100 Como', 'VAT number IT12345678901'])
      expect(text).toContain(line)
  })

  await test.step('the order goes elsewhere, then the project to somebody else', async () => {
    await panel.getByRole('button', { name: 'Order address' }).click()
    const address = page.getByRole('dialog', { name: 'Order address' })
    await expect(address.getByLabel('Street')).toHaveValue('Via del Lago 9')
    await address.getByLabel('Street').fill('Cantiere Nord 3')
    await expectAccessible(page)
    await address.getByRole('button', { name: 'Use this address' }).click()
    await expect(panel).toContainText('Cantiere Nord 3')
    await panel.getByRole('button', { name: 'Change customer' }).click()
    await expect(assignment.getByText('Assigned')).toBeVisible()
    await search.fill('rossi')
    await expect(assignment.getByRole('listitem')).toHaveCount(1)
    await search.press('Enter')
    await expect(panel).toContainText('Maria Rossi')
    await expect(panel).not.toContainText('Cantiere')
    await goToPlan(page)
    await planner.save.click()
    await expect(page.getByText(/^Saved/).first()).toBeVisible()
  })

  await test.step('her page has the project; edited, the open project follows', async () => {
    await page.getByRole('link', { name: 'Customer info' }).click()
    const projects = page.getByRole('region', { name: 'Projects', exact: true })
    await expect(projects.getByRole('row')).toHaveCount(2)
    await page.getByRole('button', { name: 'Edit customer' }).click()
    const form = page.getByRole('dialog', { name: 'Edit customer' })
    await form.getByLabel('City').fill('Monza')
    await form.getByRole('button', { name: 'Save' }).click()
    await page
      .getByRole('dialog', { name: 'Customer changed' })
      .getByRole('button', { name: 'Take it' })
      .click()
    await expect(panel).toContainText('Monza')
    await expectAccessible(page)
  })

  await test.step('removed, the bin has her, and brings her back', async () => {
    await page.getByRole('link', { name: 'Customers' }).click()
    await expect(page.getByRole('button', { name: 'Anna Bianchi' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Maria Rossi' }).click()
    await page.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('This customer is in the bin.')).toBeVisible()
    await page.getByRole('link', { name: 'All customers' }).click()
    await expect(page.getByRole('button', { name: 'Anna Bianchi' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Maria Rossi' })).toHaveCount(0)
    await page.getByRole('group', { name: 'Shown' }).getByRole('button', { name: 'Bin' }).click()
    await page.getByRole('button', { name: 'Bring Maria Rossi back' }).click()
    await expect(page.getByText('The bin is empty')).toBeVisible()
    await page.getByRole('group', { name: 'Shown' }).getByRole('button', { name: 'Customers' }).click()
    await expect(page.getByRole('button', { name: 'Maria Rossi' })).toBeVisible()
  })
})
