import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openShop, test } from './host-story.ts'
import { poppler } from './poppler.ts'
import { totals } from './prices.ts'
import { expect } from './story.ts'

test.use({ hostMayLogIn: true })

type Answer = { readonly status: number; readonly content?: unknown; readonly message?: string }

/** What a person reads in a PDF that came in base64. */
function textOf({ content }: Answer): string {
  const folder = mkdtempSync(join(tmpdir(), 'arredo-e2e-'))
  try {
    const path = join(folder, 'report.pdf')
    writeFileSync(path, Buffer.from(String(content), 'base64'))
    return poppler('pdftotext', path)
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
  expect(await host.ask({ action: 'doLoginPro', userid, username, password })).toMatchObject({ status: 0 })
  const params = [{ name: 'prices', selected: true }]
  const report = (more: object = {}) =>
    host.ask({ action: 'generateReport', reportname: 'Summary', params, ...more }) as Promise<Answer>
  const refused = (message: string) => ({ status: 1, action: 'generateReport', message })
  expect(await report()).toEqual(refused('You must first initialize a project'))

  expect(
    await host.ask({ action: 'newProject', addRoom: true, roomDimension: [4000, 3000], noSaveRequest: true }),
  ).toMatchObject({ status: 0 })
  const place = { action: 'insertArticle', newProject: false, catalog: 'kitchen', article: 'b-door' }
  expect(await host.ask(place)).toMatchObject({ status: 0 })
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
    const priced = await report()
    expect(priced).toMatchObject({ status: 0, action: 'generateReport' })
    expect(textOf(priced)).toContain(totals.one)
    expect(textOf(await report({ params: [{ name: 'prices', selected: false }] }))).not.toContain('€')
  })

  await test.step('so is what was changed since', async () => {
    expect(await host.ask(place)).toMatchObject({ status: 0 })
    await expect(host.frame.getByRole('status', { name: 'Total price' })).toContainText(totals.two)
    expect(textOf(await report({ recompute: true }))).toContain(totals.two)
  })

  await test.step('pictures of the project, and they are kept with it', async () => {
    const made = (await host.ask({ action: 'generateViewmaker' })) as { content: readonly object[] }
    expect(made.content).toEqual([
      { des: expect.any(String), img: expect.stringMatching(/^data:image\/png;base64,/) },
    ])
    expect(await host.ask({ action: 'saveViewmaker', rows: made.content })).toEqual({
      ...{ status: 0, action: 'saveViewmaker', message: 'Viewmaker saved' },
    })
    const book = await report({ reportname: 'pictureBook', params: [{ name: 'perPage', selected: '1' }] })
    expect(book).toMatchObject({ status: 0, action: 'generateReport' })
  })
})
