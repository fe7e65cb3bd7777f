import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newCatalogue } from '@arredo/cli'
import { sampleWebp } from '@arredo/testing'
import type { Download, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { walks } from './dialogs-walked.ts'
import { plannerOf } from './planner.ts'
import { expect, forgetAutosaved, goWithin, logIn, type Site, test } from './story.ts'
import { type ChangeCell, changeWorkbook, isAmount } from './workbook.ts'

const admin = (site: Site) => ({ ...site.seller, username: 'admin' })
const nextVersion = '2027.1'
/** A check tries the whole catalogue: seconds of arithmetic, which the server gives up after fifty. */
const checked = { timeout: 55_000 }

/** The default cabinet: 214.00 + 9.90 for its handle + 8 % for its front, rounded to 0.10, with 22 % VAT. */
const oldPrice = '€294.02'
/** 222.99 + 10.32 + 17.84 = 251.15, which is 251.20; with VAT 306.46. */
const newPrice = '€306.46'

/** What stands on the authors' pages, in their words. */
function authorsOf(page: Page) {
  return {
    list: page.getByRole('region', { name: 'Catalogues' }),
    history: page.getByRole('region', { name: 'History' }),
    findings: page.getByRole('region', { name: 'Findings' }),
    prices: page.getByRole('region', { name: 'Prices that change' }),

    async open() {
      await page.getByRole('button', { name: /^Account of/ }).click()
      await page.getByRole('menuitem', { name: 'Catalogues' }).click()
      await expect(page.getByRole('heading', { name: 'Catalogues', level: 1 })).toBeVisible()
    },

    async download(): Promise<Buffer> {
      const downloading = page.waitForEvent('download')
      const kitchen = this.list.getByRole('row', { name: /KITCHEN/ })
      await kitchen.getByRole('button', { name: 'Download workbook' }).click()
      const download: Download = await downloading
      expect(download.suggestedFilename()).toMatch(/^KITCHEN .*\.xlsx$/)
      return readFileSync(await download.path())
    },

    async upload(buffer: Buffer) {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Choose a workbook' }).click()
      await (await chooser).setFiles({ name: 'Kitchen raised.xlsx', mimeType: 'application/zip', buffer })
    },
  }
}

async function priceOfNewProject(page: Page, site: Site, { isFirst }: { isFirst: boolean }): Promise<string> {
  const fresh = await page.context().newPage()
  const planner = plannerOf(fresh)
  await fresh.goto(`${site.url}/home`)
  // The one before was closed without a save.
  if (!isFirst) await forgetAutosaved(fresh)
  await planner.startRoom()
  await planner.withoutFollowers()
  await planner.card.press('Enter')
  await expect(planner.total).toContainText('1 article')
  const price = await planner.total.textContent()
  await fresh.close()
  return price ?? ''
}

test('prices go up by 4.2 % and back with nothing but the workbook and the authors’ page', {
  annotation: walks('publish'),
}, async ({ page, site }) => {
  // Two checks and two rooms; half a minute where nothing else runs.
  test.slow()
  const authors = authorsOf(page)
  await logIn(page, site, admin(site))
  await authors.open()
  const workbook = await authors.download()

  const raise: ChangeCell = (sheet, name, cell) => {
    const isPrice = sheet.startsWith('Prices ') && Number(name.replace(/\D+/, '')) > 8
    const isRaised = isAmount(cell) && (isPrice || sheet === 'Surcharges')
    return isRaised ? Math.round(cell.value * 104.2) / 100 : undefined
  }

  // Prices the author fixed are guarded: each is named by its cell, with what it would be now.
  await authors.upload(changeWorkbook(workbook, raise))
  await expect(authors.findings.getByRole('heading', { level: 2 })).toHaveText(
    /^\d+ mistakes in Kitchen raised\.xlsx$/,
    checked,
  )
  await expect(authors.findings).toBeInViewport()
  const guarded = authors.findings.getByRole('region', { name: 'Golden prices' })
  await expect(guarded.getByRole('listitem').first()).toContainText(/Cell \w+.*costs [\d.]+ now/)
  const fixed = authors.findings.getByRole('region', { name: 'Fixed prices' })
  expect(await fixed.getByRole('row').count()).toBeGreaterThan(10)
  await expectAccessible(page)

  // They are meant: nobody types them anew.
  await fixed.getByLabel('Version it becomes').fill(nextVersion)
  await fixed.getByRole('button', { name: 'Accept the new prices' }).click()
  await expect(page.getByRole('heading', { name: `Kitchen ${nextVersion}`, level: 1 })).toBeFocused(checked)
  await expect(page.getByText('Not published')).toBeVisible()

  // The difference: hundreds of prices, the largest change first, nothing else.
  await expect(authors.prices).toBeVisible()
  const rows = authors.prices.getByRole('row')
  const changes = (await rows.locator('td:last-child').allTextContents()).map(Number.parseFloat)
  expect(changes.length).toBeGreaterThan(20)
  expect(changes).toEqual(changes.toSorted((one, two) => two - one))
  expect(changes[0]).toBeLessThan(4.5)
  await expect(page.getByText(/^Articles gone/).locator('xpath=following-sibling::dd[1]')).toHaveText('0')
  await authors.prices.getByRole('searchbox').fill('B-DOOR')
  await authors.prices.getByRole('button', { name: 'New' }).click()
  await expect(rows.filter({ hasText: 'EUR2026' }).filter({ hasText: '€222.99' })).toContainText('+4.2%')
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Check: 0 findings' }).click()
  await expect(page.getByText('No mistakes and no hints.')).toBeVisible()
  await page.getByRole('tab', { name: 'Preview' }).click()
  await page.getByRole('searchbox', { name: /^Search \d+ articles/ }).fill('B-DOOR')
  await page.getByRole('button', { name: /B-DOOR$/ }).click()
  const price = page.getByRole('status', { name: 'Price of this article' })
  await expect(price).toHaveText(newPrice)
  await page.getByRole('group', { name: 'Prices for' }).getByRole('button', { name: 'Trade' }).click()
  // 251.20 × 0.5 × 0.9
  await expect(price).toHaveText('€113.04')
  await expectAccessible(page)

  // Tomorrow first; then rather now.
  const tomorrow = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(
    Date.now() + 86_400_000,
  )
  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog', { name: `Publish Kitchen ${nextVersion}` })
  await dialog.getByRole('button', { name: 'At a date' }).click()
  await dialog.getByLabel('Date', { exact: true }).fill(tomorrow)
  await dialog.getByLabel('Time in Europe/Rome').fill('23:30')
  await expect(dialog.getByRole('region', { name: 'What will happen' })).toContainText(
    /From .* 23:30 \(Europe\/Rome\) new projects are made with version 2027\.1\./,
  )
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Schedule' }).press('Enter')
  await expect(page.getByText(/^Version 2027\.1 is scheduled for .* 23:30\.$/)).toBeVisible()
  const scheduled = authors.history.getByRole('row', { name: /2027\.1/ })
  await expect(scheduled).toContainText('Scheduled')
  await expect(authors.history.getByRole('row').filter({ hasText: 'Sold now' })).not.toContainText('2027.1')
  await expectAccessible(page)

  await scheduled.getByRole('link', { name: 'Version 2027.1' }).click()
  await page.getByRole('button', { name: 'Publish…' }).click()
  await dialog.getByLabel('Note for the history').fill('Prices of 2027')
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  const current = authors.history.getByRole('row').filter({ hasText: 'Sold now' })
  await expect(current).toContainText(/Version 2027\.1.*Atlas admin.*Prices of 2027/)
  expect(await priceOfNewProject(page, site, { isFirst: true })).toContain(newPrice)

  await authors.history.getByRole('button', { name: 'Go back to it' }).click()
  const question = page.getByRole('dialog', { name: 'Go back to an earlier version' })
  await expect(question).toContainText(/in place of version 2027\.1\. Projects and offers that exist keep/)
  await expect(question).toContainText(/Still scheduled: 2027\.1 \(.* 23:30\)\. Cancel that too/)
  await question.getByRole('button', { name: 'Go back' }).click()
  await expect(current).toContainText('gone back to it')
  await expect(current).not.toContainText('2027.1')
  expect(await priceOfNewProject(page, site, { isFirst: false })).toContain(oldPrice)

  const waiting = authors.history.getByRole('row').filter({ hasText: 'Scheduled' })
  await waiting.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel this version' }).click()
  await expect(authors.history.getByRole('row').filter({ hasText: 'Cancelled' })).toContainText('2027.1')
  await expect(waiting).toHaveCount(0)
})

test('a broken workbook is refused by sheet and cell, and what is none in a sentence', async ({
  page,
  site,
}) => {
  const authors = authorsOf(page)
  await logIn(page, site, admin(site))
  await authors.open()
  const workbook = await authors.download()
  await authors.upload(
    changeWorkbook(workbook, (sheet, name) =>
      sheet === 'Prices EUR2026' && name === 'F11' ? 'much' : undefined,
    ),
  )
  const wrong = authors.findings.getByRole('region', { name: 'Prices EUR2026' })
  await expect(wrong.getByRole('listitem')).toHaveCount(1, checked)
  await expect(wrong.getByRole('listitem')).toContainText(/Cell F11.*much/)

  await authors.upload(Buffer.from('code;price'))
  await expect(authors.findings).toContainText('The file is no workbook (.xlsx)', checked)
})

test('a damaged texture is named with its cure, and a sound one is published without what its camera wrote', async ({
  page,
  site,
  noise,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'arredo-surfaces-'))
  await newCatalogue(folder)
  const head = join(folder, 'catalogue.yaml')
  const textured = '  white: { texture: { colour: own.webp, width: 500, height: 500 },'
  await writeFile(head, (await readFile(head, 'utf8')).replace('  white: {', textured))
  const authors = authorsOf(page)
  await logIn(page, site, admin(site))

  const upload = async (texture: Buffer) => {
    await writeFile(join(folder, 'own.webp'), texture)
    await authors.open()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a folder' }).click()
    await (await chooser).setFiles(folder)
    await expect(page.getByRole('heading', { name: 'My range 1', level: 1 })).toBeFocused(checked)
  }
  const ash = readFileSync(new URL('../catalogues/library/materials/ash.webp', import.meta.url))
  const pixels = ash.indexOf('VP8 ') + 18
  await upload(Buffer.from(ash.map((byte, at) => (at < pixels ? byte : (at * 37) & 255))))
  await expect(page.getByRole('alert')).toHaveText(
    'own.webp: The texture has a picture that is damaged. Save it anew as .webp',
  )
  await expect(page.getByRole('button', { name: 'Publish…' })).toBeHidden()
  await expect(page.getByText('No mistakes')).toBeHidden()
  // The browser's own line for a refusal.
  expect(noise.splice(0).join('\n')).toMatch(/^console: .* 400 .*\/catalogues\/putTexture$/)
  await expectAccessible(page)

  const own = Buffer.from(sampleWebp('own surface'))
  const told = Buffer.concat([own, Buffer.from('EXIF\x04\0\0\0here', 'latin1')])
  told.writeUInt32LE(told.length - 8, 4)
  await upload(told)
  await expect(page.getByRole('button', { name: 'Publish…' })).toBeVisible()
  const bare = createHash('sha256').update(own).digest('hex')
  expect(await page.evaluate(async (path) => (await fetch(path)).ok, `/textures/${bare}.webp`)).toBe(true)
  await rm(folder, { recursive: true })
})

test('[D-89] a seller without the right sees no way to the catalogues', async ({ page, site }) => {
  await logIn(page, site)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Catalogues' })).toHaveCount(0)
  await goWithin(page, '/catalogues')
  await expect(page).toHaveURL(/\/home\?redirectFrom=%2Fcatalogues/)
})
