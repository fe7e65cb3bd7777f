import type { Page } from '@playwright/test'
import pg from 'pg'
import { logIn as openChannel } from '../tools/stack/channel-client.ts'
import { expectAccessible } from './axe.ts'
import { walks } from './dialogs-walked.ts'
import { saveEmpty } from './save-empty.ts'
import { stackAddress } from './stack.ts'
import { expect, goWithin, logIn, type Site, test } from './story.ts'

const names = ['Zanetti', 'Àlvarez', 'Moretti', 'Berg', 'Costa', 'Dunn', 'Eriksen', 'Ferri'] as const

test('[D-150 part, D-151, D-152, D-85 part] a seller with many projects narrows the list down, sorts it by keyboard, and deletes several and brings them back', {
  annotation: walks('deleteProject', 'refusedProjects', 'bin'),
}, async ({ page, site, noise }) => {
  test.slow()
  const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^More for / }) })
  const shown = () => rows.getByRole('checkbox').evaluateAll((boxes) => boxes.map((box) => box.ariaLabel))
  const select = (who: readonly string[]) => who.map((name) => `Select ${name}`)
  const status = page.getByRole('status').filter({ hasText: /project/ })
  await saveProjects(site)
  await logIn(page, site)
  await goWithin(page, '/projects')
  await expect(rows).toHaveCount(names.length)

  await test.step('sorted by a key on the head of a column, both ways', async () => {
    await page.getByRole('button', { name: 'Project', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('columnheader', { name: 'Project' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    const byName = ['Àlvarez', 'Berg', 'Costa', 'Dunn', 'Eriksen', 'Ferri', 'Moretti', 'Zanetti']
    await expect.poll(shown).toEqual(select(byName))
    await page.keyboard.press('Space')
    await expect.poll(shown).toEqual(select(byName.toReversed()))
    await expect(page).toHaveURL(/sort=-name/)
    await expectAccessible(page)
  })

  await test.step('two statuses, a first day and a customer; each is a chip that goes by a press', async () => {
    await page.getByRole('button', { name: 'Status Any status' }).press('Enter')
    await page.getByRole('menuitemcheckbox', { name: 'Offer', exact: true }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Ordered', exact: true }).click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect.poll(shown).toEqual(select(['Ferri', 'Eriksen', 'Dunn', 'Costa']))
    await page.getByLabel('Saved from').fill('2026-02-01')
    await expect.poll(shown).toEqual(select(['Ferri', 'Eriksen', 'Dunn']))
    await expect(status).toHaveText('3 projects')
    await page.getByRole('button', { name: 'Customer Any customer' }).click()
    await page.getByRole('searchbox', { name: /^Name, e-mail/ }).fill('müller')
    await page.getByRole('button', { name: /^Jürgen Müller/ }).click()
    await expect.poll(shown).toEqual(select(['Dunn']))
  })

  await test.step('the same after a reload, and on the way back from elsewhere', async () => {
    await page.reload()
    await expect.poll(shown).toEqual(select(['Dunn']))
    await expect(page.getByRole('button', { name: 'Remove the filter Jürgen Müller' })).toBeVisible()
    await goWithin(page, '/inspiration')
    await expect(rows).toHaveCount(0)
    await page.goBack()
    await expect.poll(shown).toEqual(select(['Dunn']))
    await page.getByRole('searchbox', { name: 'Search projects' }).fill('nobody')
    await expect(page.getByRole('heading', { name: 'No project matches “nobody”' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show all projects' }).click()
    await expect(rows).toHaveCount(names.length)
    await expect(page).toHaveURL(/\/projects\?sort=-name$/)
  })

  await test.step('several are deleted, what is ordered stays and says why, and all come back from the bin', async () => {
    for (const name of ['Zanetti', 'Moretti', 'Dunn']) await box(page, name).check()
    await box(page, 'Ferri').focus()
    await page.keyboard.press('Space')
    const bar = page.getByRole('region', { name: 'Selected projects' })
    await expect(bar.getByRole('status')).toHaveText('4 projects selected')
    await expectAccessible(page)
    await bar.getByRole('button', { name: 'Delete…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete projects' })
    await expect(dialog).toContainText('and 3 more go into the bin')
    await dialog.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
    const refused = page.getByRole('dialog', { name: 'Not deleted' })
    await expect(refused.getByRole('listitem')).toHaveText([/^Ferri.*An ordered project stays/])
    await expectAccessible(page)
    await refused.getByRole('button', { name: 'Close' }).last().press('Enter')
    await expect(refused).toBeHidden()
    // What the browser says of a refusal, and nothing else.
    expect(noise.splice(0).filter((line) => !/ 403 .*\/api\/projects\/deleteProject$/.test(line))).toEqual([])
    await expect(rows).toHaveCount(names.length - 3)

    await page.getByRole('button', { name: 'Bin', exact: true }).click()
    const bin = page.getByRole('dialog', { name: 'Bin' })
    await expect(bin.getByRole('listitem')).toHaveCount(3)
    await bin.getByRole('button', { name: 'Bring all back' }).press('Enter')
    await expect(bin.getByText('The bin is empty')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bin).toBeHidden()
    await expect(rows).toHaveCount(names.length)
  })

  await test.step('several are put aside, and one is copied', async () => {
    for (const name of ['Berg', 'Costa']) await box(page, name).check()
    await page.getByRole('button', { name: 'Change status' }).click()
    await page.getByRole('menuitem', { name: 'Put aside', exact: true }).click()
    await expect(page.getByRole('row', { name: /Berg/ })).toContainText('Inactive')
    await expect(page.getByRole('row', { name: /Costa/ })).toContainText('Inactive')
    await page.getByRole('button', { name: 'More for Berg' }).click()
    await page.getByRole('menuitem', { name: 'Copy', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Open the copy' })).toBeVisible()
    await expect(rows).toHaveCount(names.length + 1)
  })

  await test.step('on a phone filters and order are behind one button', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByLabel('Saved from')).toBeHidden()
    await page.getByRole('button', { name: 'Filter and sort' }).click()
    await page.getByRole('combobox', { name: 'Sort by' }).click()
    await page.getByRole('option', { name: 'Name, A to Z' }).click()
    await expect.poll(async () => (await shown())[0]).toBe('Select Àlvarez')
    await expectAccessible(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
  })
})

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` })

/** As saved by a seller; their statuses, days and one customer as years of work would leave them. */
async function saveProjects(site: Site): Promise<void> {
  const { port, ownerUrl } = stackAddress()
  const { userid: account, username, password } = site.seller
  const channel = await openChannel(port, new URL(site.url).hostname, { account, username, password })
  for (const name of names) await saveEmpty(channel, site, name)
  channel.close()
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query(`select set_config('app.tenant', $1, false)`, [/-(\d+)\.localhost/.exec(site.url)?.[1]])
  // The brand's sample is another shop's.
  await client.query(`update project set shop = 'NY01' where not name = any ($1)`, [names])
  await client.query(`update project set saved_at = '2026-03-01' where name <> 'Costa'`)
  await client.query(`update project set saved_at = '2026-01-01' where name = 'Costa'`)
  await client.query(`update project set status = 'offer' where name in ('Costa', 'Dunn', 'Eriksen')`)
  await client.query(`update project set status = 'ordered' where name = 'Ferri'`)
  await client.query(`update project set customer_code =
    (select code from customer where details ->> 'lastName' = 'Müller') where name in ('Dunn', 'Moretti')`)
  await client.end()
}
