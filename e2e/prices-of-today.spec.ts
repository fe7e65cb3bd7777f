import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { canonicalJson, type Pack } from '@arredo/catalogue'
import { compileCatalogueFolder, sha256 } from '@arredo/cli'
import type { Locator, Page } from '@playwright/test'
import pg from 'pg'
import { logIn as logInToChannel } from '../tools/stack/channel-client.ts'
import { expectAccessible } from './axe.ts'
import { walks } from './dialogs-walked.ts'
import { plannerOf } from './planner.ts'
import { bare } from './prices.ts'
import { stackAddress } from './stack.ts'
import { expect, goWithin, logIn, type Site, storedProject, test } from './story.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1600, height: 1000 },
]

/** The kitchen with every price of its matrices a tenth higher, as `arredo catalogue publish` does it. */
async function publishDearer(site: Site): Promise<void> {
  const compiled = await compileCatalogueFolder(join(stackAddress().catalogues, 'kitchen'))
  if (!compiled.ok) throw new Error('catalogues/kitchen has mistakes')
  const more = (cell: string | null) => cell && (Number(cell) * 1.1).toFixed(2)
  const pack: Pack = {
    ...compiled.pack,
    version: `${compiled.pack.version}.1`,
    priceLists: compiled.pack.priceLists.map((list) => ({
      ...list,
      items: list.items.map((item) =>
        item.kind === 'matrix' ? { ...item, cells: item.cells.map((row) => row.map(more)) } : item,
      ),
    })),
  }
  const author = await channelTo(site, 'admin')
  const published = await author.call('catalogues/publish', {
    ...{ hash: sha256(canonicalJson(pack)), pack, tradeTerms: [...compiled.tradeTerms] },
  })
  author.close()
  expect(published).toMatchObject({ ok: true, value: { code: 'KITCHEN', state: 'current' } })
}

function channelTo({ url, seller: { userid, password } }: Site, username: string) {
  return logInToChannel(stackAddress().port, new URL(url).hostname, { account: userid, username, password })
}

/** Two cabinets in a room, saved under a name; what went over the wire. */
async function saveTwo(
  page: Page,
  name: string,
): Promise<{ readonly document: object; readonly trade?: object }> {
  const planner = plannerOf(page)
  await planner.startRoom()
  await planner.withoutFollowers()
  await planner.card.press('Enter')
  await expect(planner.total).toContainText(bare.one)
  await planner.card.press('Enter')
  await expect(planner.total).toContainText(bare.two)
  await planner.name.fill(name)
  await planner.name.press('Enter')
  const saving = page.waitForRequest(/\/api\/projects\/save$/)
  await planner.save.click()
  await expect(page.getByText(/^Saved/).first()).toBeVisible()
  return (await saving).postDataJSON()
}

async function openFromList(page: Page, name: string): Promise<void> {
  await goWithin(page, '/projects')
  await storedProject(page, name).click()
}

/** At every size: nothing is cut, nothing scrolls sideways, axe finds nothing. */
async function looksRight(page: Page, dialog: Locator, name: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expect(dialog).toBeInViewport()
    const sideways = () => dialog.evaluate((box) => box.scrollWidth - box.clientWidth)
    await expect.poll(sideways, `${name} at ${size.width}`).toBeLessThanOrEqual(0)
    if (process.env.ARREDO_SHOTS) {
      await page.screenshot({ path: `${process.env.ARREDO_SHOTS}/${name}-${size.width}.png` })
    }
  }
  await expectAccessible(page, '[role=dialog]')
}

test('[A-51 part, A-52 part] a project reopened after a change of prices: told row by row, one price kept, the rest taken, undone and saved', {
  annotation: walks('priceList'),
}, async ({ page, site }) => {
  test.slow()
  const planner = plannerOf(page)
  await logIn(page, site)
  await saveTwo(page, 'Rossi')
  await publishDearer(site)

  await openFromList(page, 'Rossi')
  const dialog = page.getByRole('dialog', { name: 'Possible price list issue' })
  await expect(dialog).toContainText(
    'It seems that the price list is different from the current one. Would you like to update it?',
  )
  await expect(dialog.getByRole('row')).toHaveCount(3)
  await expect(dialog.getByRole('row').nth(1)).toContainText(bare.one)
  await expect(dialog.getByRole('row').nth(1)).toContainText('Base price')
  const total = dialog.getByRole('status', { name: 'Total' })
  await expect(total).toContainText(bare.two)
  const all = await total.textContent()
  await looksRight(page, dialog, 'price-list')

  // One of them keeps its price.
  const first = dialog.getByRole('group', { name: /^Price of / }).first()
  await first.getByRole('button', { name: 'Keep the old price' }).click()
  await expect(total).not.toHaveText(all ?? '')
  const told = /→ (€[\d.,]+)/.exec((await total.textContent()) ?? '')?.[1] ?? 'nothing'
  await dialog.getByRole('button', { name: 'Update the prices' }).press('Enter')

  await expect(page).toHaveURL(/configurator3d/)
  await expect(planner.total).toContainText(told)
  await planner.undo.click()
  await expect(planner.total).toContainText(bare.two)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(planner.total).toContainText(told)
  await planner.save.click()
  await expect(page.getByText(/^Saved/).first()).toBeVisible()

  // The server reckons the same, and nobody is asked twice.
  await goWithin(page, '/projects')
  await expect(page.getByRole('row', { name: /Rossi/ })).toContainText(told)
  await storedProject(page, 'Rossi').click()
  await expect(planner.total).toContainText(told)
  await expect(dialog).toBeHidden()
})

test('[D-134 part] a project that cannot be read: its raw file is downloaded, what can be read is opened as a copy; others are refused in words', {
  annotation: walks('unreadable'),
}, async ({ page, site, noise }) => {
  test.slow()
  const planner = plannerOf(page)
  await logIn(page, site)
  const { document, trade = {} } = await saveTwo(page, 'Bianchi')
  const seller = await channelTo(site, site.seller.username)
  const names = ['Half', 'Newer', 'Nothing'] as const
  for (const name of names) {
    const { header } = document as { header: object }
    const copy = { ...document, header: { ...header, name } } as never
    const saved = await seller.call('projects/save', {
      ...{
        id: null,
        revision: 0,
        idempotencyKey: `${name}-${site.url}`,
        document: copy,
        trade: trade as never,
      },
    })
    expect(saved.ok).toBe(true)
  }
  seller.close()
  await breakStored(site)

  await openFromList(page, 'Half')
  const dialog = page.getByRole('dialog', { name: 'This project cannot be read whole' })
  await expect(dialog).toContainText('must be a text')
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await looksRight(page, dialog, 'unreadable')
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download the raw file' }).click()
  const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
  expect(file).toMatchObject({ document: { header: { name: 'Half' }, openings: 'gone' } })

  await dialog.getByRole('button', { name: 'Open what can be read' }).press('Enter')
  await expect(page).toHaveURL(/configurator3d/)
  await expect(planner.total).toContainText(bare.one)
  await planner.save.click()
  await expect(page.getByText(/^Saved/).first()).toBeVisible()

  for (const name of ['Newer', 'Nothing'] as const) {
    await openFromList(page, name)
    await expect(dialog).toContainText('Nothing of it can be opened here.')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  }
  // What cannot be read is an error of the log, and nothing else is.
  expect(noise.splice(0).every((line) => line.includes('cannot be read'))).toBe(true)
})

/** As no application of ours would write it. */
async function breakStored({ url }: Site): Promise<void> {
  const client = new pg.Client({ connectionString: stackAddress().ownerUrl })
  await client.connect()
  const tenant = /-(\d+)\.localhost/.exec(url)?.[1]
  await client.query(`select set_config('app.tenant', $1, false)`, [tenant])
  await client.query(`
    update project set document = jsonb_set(jsonb_set(document, '{openings}', '"gone"'),
      array['rows', (select min(key) from jsonb_object_keys(document -> 'rows') key), 'article'], '17')
    where document #>> '{header,name}' = 'Half'`)
  await client.query(`
    update project set document = jsonb_set(document, '{version}', '99')
    where document #>> '{header,name}' = 'Newer'`)
  await client.query(`update project set document = '[1, 2]' where document #>> '{header,name}' = 'Nothing'`)
  await client.end()
}
