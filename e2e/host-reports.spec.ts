import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openShop, test } from './host-story.ts'
import { picturesIn, poppler } from './poppler.ts'
import { totals } from './prices.ts'
import { expect } from './story.ts'

test.use({ hostMayLogIn: true })

type Answer = { readonly status: number; readonly content?: unknown; readonly message?: string }

/** What a person reads and sees in a report, which comes in base64 and with nothing else. */
function readReport(answer: Answer): { readonly text: string; readonly pictures: number } {
  expect(answer).toEqual({ status: 0, action: 'generateReport', content: expect.any(String) })
  const folder = mkdtempSync(join(tmpdir(), 'arredo-e2e-'))
  try {
    const path = join(folder, 'report.pdf')
    writeFileSync(path, Buffer.from(String(answer.content), 'base64'))
    return { text: poppler('pdftotext', path), pictures: picturesIn(path) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('[H-43, H-44, H-46 part, H-47 part, H-48 part, H-79 part, D-17 part] a shop has reports and pictures of a project that was never saved, in the words and with the prices it shows', async ({
  page,
  shop,
}) => {
  test.slow()
  const { site, origin } = shop
  const host = await openShop(page, origin, `${site.url}/home`)
  await expect.poll(host.heard).toHaveLength(1)
  const { userid, username, password } = site.seller
  expect(await host.ask({ action: 'doLoginPro', userid, username, password })).toEqual({
    ...{ status: 0, action: 'doLoginPro', message: 'User Pro authenticated' },
  })
  const params = [{ name: 'prices', selected: true }]
  const report = (more: object = {}) =>
    host.ask({ action: 'generateReport', reportname: 'Summary', params, ...more }) as Promise<Answer>
  const refused = (message: string) => ({ status: 1, action: 'generateReport', message })
  expect(await report()).toEqual(refused('You must first initialize a project'))

  expect(
    await host.ask({ action: 'newProject', addRoom: true, roomDimension: [4000, 3000], noSaveRequest: true }),
  ).toEqual({ status: 0, action: 'newProject', message: 'Start new project' })
  const placed = { status: 0, action: 'insertArticle', message: 'Article added correctly' }
  const place = { action: 'insertArticle', newProject: false, catalog: 'kitchen', article: 'b-door' }
  expect(await host.ask(place)).toEqual(placed)
  await expect(host.frame.getByRole('status', { name: 'Total price' })).toContainText(totals.one)

  await test.step('what is wrong with a request is said in the words of the protocol', async () => {
    expect(await report({ reportname: undefined })).toEqual(refused('Missing report name'))
    expect(await report({ params: {} })).toEqual(refused('Params must be an array'))
    expect(await report({ params: [] })).toEqual(refused('Params array is empty'))
    expect(await report({ params: [{ name: 'prices' }] })).toEqual(
      refused("Each param must be an object containing 'name' and 'selected' keys"),
    )
    expect(await report({ isdevexpress: false })).toEqual(
      refused('Valid only for devexpress reports at the moment'),
    )
  })

  await test.step('what was never saved is on paper, with the price on the screen or without any', async () => {
    expect(readReport(await report()).text).toContain(totals.one)
    const plain = readReport(await report({ params: [{ name: 'prices', selected: false }] }))
    expect(plain.text).toContain('Base unit, door')
    expect(plain.text).not.toContain('€')
  })

  await test.step('so is what was changed since', async () => {
    expect(await host.ask(place)).toEqual(placed)
    await expect(host.frame.getByRole('status', { name: 'Total price' })).toContainText(totals.two)
    expect(readReport(await report()).text).toContain(totals.two)
  })

  await test.step('pictures of the project, and they are kept with it', async () => {
    const made = (await host.ask({ action: 'generateViewmaker' })) as { content: readonly object[] }
    const picture = { des: expect.any(String), img: expect.stringMatching(/^data:image\/png;base64,/) }
    expect(made).toEqual({ status: 0, action: 'generateViewmaker', content: [picture] })
    // Two of them, under names of the shop's own.
    const names = ['From the door', 'From the window']
    const rows = names.map((des) => ({ ...made.content[0], des }))
    expect(await host.ask({ action: 'saveViewmaker', rows })).toEqual({
      ...{ status: 0, action: 'saveViewmaker', message: 'Viewmaker saved' },
    })
    const params = [{ name: 'perPage', selected: '1' }]
    const book = readReport(await report({ reportname: 'pictureBook', params }))
    for (const name of names) expect(book.text).toContain(name)
    expect(book.pictures).toBeGreaterThanOrEqual(names.length)
  })

  await test.step('prices are brought up to date where that is asked for', async () => {
    const priceDate = async () => {
      const project = (await host.ask({ action: 'getJsonProject' })) as { content: { priceDate: string } }
      return project.content.priceDate
    }
    const before = await priceDate()
    // The page was left open over night.
    await page.clock.setFixedTime(Date.now() + 36 * 3_600_000)
    readReport(await report())
    expect(await priceDate()).toBe(before)
    readReport(await report({ recompute: true }))
    expect(Number(await priceDate())).toBeGreaterThan(Number(before))
  })
})
