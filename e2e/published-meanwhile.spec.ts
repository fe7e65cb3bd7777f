import { join } from 'node:path'
import { canonicalJson } from '@arredo/catalogue'
import { compileCatalogueFolder, sha256 } from '@arredo/cli'
import { logIn as logInToChannel } from '../tools/stack/channel-client.ts'
import { plannerOf } from './planner.ts'
import { stackAddress } from './stack.ts'
import { comeHome, expect, holdBack, logIn, type Site, storedProject, test } from './story.ts'

/** The demo's dining table under another catalogue's name: 920.00, with 22 % VAT 1,122.40. */
const oneTable = '€1,122.40'
const twoTables = '€2,244.80'
const threeTables = '€3,367.20'

/** A second brand of furniture, published as `arredo catalogue publish` does it; its pack's hash. */
async function publishGarden({ url, seller: { userid, password } }: Site): Promise<string> {
  const compiled = await compileCatalogueFolder(join(stackAddress().catalogues, 'decor'))
  if (!compiled.ok) throw new Error('catalogues/decor has mistakes')
  const pack = {
    ...compiled.pack,
    code: 'GARDEN',
    name: { en: 'Garden', it: 'Giardino', de: 'Garten' },
    articles: compiled.pack.articles.map((article) =>
      article.code === 'TABLE' ? { ...article, name: { ...article.name, en: 'Garden table' } } : article,
    ),
  }
  const hash = sha256(canonicalJson(pack))
  const author = await logInToChannel(stackAddress().port, new URL(url).hostname, {
    account: userid,
    username: 'admin',
    password,
  })
  const published = await author.call('catalogues/publish', {
    hash,
    pack,
    tradeTerms: [...compiled.tradeTerms],
  })
  author.close()
  expect(published).toMatchObject({ ok: true, value: { code: 'GARDEN', state: 'current' } })
  return hash
}

test('a catalogue published while a project is open: found, placed, priced, saved, all without a reload', async ({
  page,
  site,
}) => {
  test.slow()
  const planner = plannerOf(page)
  const { catalogue } = planner
  const packs: string[] = []
  page.on('request', (request) => {
    const [, hash] = /\/packs\/(\w+)\.json/.exec(request.url()) ?? []
    if (hash) packs.push(hash)
  })
  await logIn(page, site)
  await planner.startRoom()
  await planner.show('2D')
  expect(packs, 'only the main catalogue was fetched').toHaveLength(1)

  // The line on which the pack will come is slow: what is chosen meanwhile must not be lost.
  const hash = await publishGarden(site)
  const line = await holdBack(page, `**/packs/${hash}.json`)

  // It appears by itself, among the catalogues and in the search.
  await expect(catalogue.getByRole('button', { name: 'Garden', exact: true })).toBeVisible()
  await catalogue.getByRole('button', { name: 'All', exact: true }).click()
  await catalogue.getByRole('searchbox', { name: 'Search articles' }).fill('garden table')
  const table = catalogue.getByRole('button', { name: /^Place Garden table/ })
  await expect(table).toContainText(`from ${oneTable}`)
  expect(packs).toHaveLength(1)

  // Dragged and let go before its pack is there; then another one by its key.
  await table.hover()
  await page.mouse.down()
  await planner.canvas.hover({ position: { x: 800, y: 500 } })
  await page.mouse.up()
  await expect(table).toContainText('Being fetched…')
  await expect(table).toHaveAttribute('aria-busy', 'true')
  await table.press('Enter')
  await expect(planner.items.getByRole('listitem')).toHaveCount(0)
  line.letThrough()
  await expect(planner.items.getByRole('listitem')).toHaveCount(2)
  await expect(planner.total).toContainText(twoTables)
  await expect(table).toContainText(`from ${oneTable}`)
  expect(packs).toEqual([packs[0], hash])

  // From now on it is as any other.
  await table.press('Enter')
  await expect(planner.total).toContainText(threeTables)
  await planner.undo.click()
  await expect(planner.total).toContainText(twoTables)
  await planner.name.fill('With a garden')
  await planner.name.press('Enter')
  await planner.save.click()
  await expect(page.getByText(/^Saved/).first()).toBeVisible()

  await comeHome(page)
  await page.getByRole('link', { name: 'All projects' }).click()
  // The server's own price.
  await expect(page.getByRole('row', { name: /With a garden/ })).toContainText(twoTables)
  await storedProject(page, 'With a garden').click()
  await expect(planner.total).toContainText(twoTables)
  await expect(planner.items.getByRole('listitem')).toHaveCount(2)
})
