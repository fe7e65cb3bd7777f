import type { Frame, Request } from '@playwright/test'
import { openShop, test } from './host-story.ts'
import { centsOf } from './run-story.ts'
import { expect } from './story.ts'

type WireRow = {
  readonly uniqueid: string
  readonly cod: string
  readonly auto: boolean
  readonly reg: Readonly<Record<string, string | number>>
  readonly extraEval: Readonly<Record<string, number>>
  readonly pos: { readonly x: number; readonly wallid: string | null } | null
}
type Content = { readonly rows: readonly WireRow[]; readonly header: object }
type Recomputed = {
  readonly total: number
  readonly rows: readonly { readonly total: number; readonly error: string }[]
}

test.use({ hostMayLogIn: true })

test('a host’s articles land in a run and bring what follows it, marked auto; the server reckons every row and the total alike', async ({
  page,
  shop,
}) => {
  const { site, origin } = shop
  const saves: Request[] = []
  page.on('request', (request) => request.url().endsWith('/api/projects/save') && saves.push(request))
  const host = await openShop(page, origin, `${site.url}/home`)
  await expect.poll(host.heard).toHaveLength(1)
  const ask = async (message: Readonly<Record<string, unknown>>) => {
    const answer = (await host.ask(message)) as { status: number; content: Content }
    expect(answer).toMatchObject({ status: 0, action: message.action })
    return answer
  }
  const insert = (article: string) =>
    ask({ action: 'insertArticle', newProject: false, catalog: 'KITCHEN', article })
  const total = host.frame.getByRole('status', { name: 'Total price' })
  const kitchen = () => ask({ action: 'getJsonProject' }).then(({ content }) => content)
  const of = ({ rows }: Content, code: string) => rows.filter(({ cod }) => cod === code)

  await ask({ action: 'doLoginPro', ...site.seller })
  await ask({ action: 'newProject', addRoom: true, roomDimension: [4000, 3000], noSaveRequest: true })
  await expect(host.frame.getByRole('application', { name: 'Room in 3D' })).toBeVisible()
  for (const article of ['B-DOOR', 'B-SINK', 'A-SINK', 'B-CORNER']) await insert(article)
  const told = await kitchen()

  await test.step('side by side on one wall, round the corner, the sink in its unit', async () => {
    const [door, sinkUnit] = [...of(told, 'B-DOOR'), ...of(told, 'B-SINK')]
    expect(sinkUnit?.pos?.wallid).toBe(door?.pos?.wallid)
    expect(Math.abs((sinkUnit?.pos?.x ?? 0) - (door?.pos?.x ?? 0))).toBeGreaterThanOrEqual(600)
    expect(of(told, 'A-SINK')).toMatchObject([{ boxid: sinkUnit?.uniqueid, auto: false }])
  })

  await test.step('what follows them is told with auto, cut for the sink and joined at the corner', async () => {
    const auto = told.rows.filter((row) => row.auto).map(({ cod }) => cod)
    expect(new Set(auto)).toEqual(new Set(['WT', 'PLINTH', 'END-BASE']))
    expect(told.rows.filter((row) => !row.auto).map(({ cod }) => cod)).toEqual(
      expect.arrayContaining(['B-DOOR', 'B-SINK', 'A-SINK', 'B-CORNER']),
    )
    const work = of(told, 'WT').map(({ extraEval }) => extraEval)
    expect(work.reduce((sum, { CUTS = 0 }) => sum + CUTS, 0)).toBe(1)
    expect(work.reduce((sum, { JOINTS = 0 }) => sum + JOINTS, 0)).toBeGreaterThan(0)
  })

  await test.step('the rows, sent to the server as they were told, cost there what is shown here', async () => {
    await ask({ action: 'saveProject' })
    const [save] = saves
    const body = save?.postDataJSON() as { shownTotal: number }
    const stored = await (await save?.response())?.json()
    const shown = centsOf(await total.textContent())
    expect(body.shownTotal).toBe(shown)
    expect(stored).toMatchObject({ ok: true, value: { price: { total: shown, withVat: true } } })

    const authorization = (await save?.headerValue('authorization')) ?? ''
    const answered = await recompute(page.frames().at(-1), authorization, told)
    expect(answered.rows.map(({ error }) => error).join('')).toBe('')
    expect(answered.total).toBe(shown)
    await host.frame.getByRole('button', { name: 'Show Inspector' }).click()
    const listed = host.frame.getByRole('list', { name: 'Items in the room' }).getByRole('listitem')
    await expect(listed).toHaveCount(told.rows.length)
    const rows = (await listed.allInnerTexts()).map(centsOf)
    expect(answered.rows.map((row) => row.total)).toEqual(rows)
  })
})

/** From within the application's frame, whose site is the server's. */
async function recompute(
  frame: Frame | undefined,
  authorization: string,
  { rows, header }: Content,
): Promise<Recomputed> {
  const answer = await frame?.evaluate(
    async ({ authorization, body }) => {
      const sent = await fetch('/api/projects/recomputePrices', {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return sent.json()
    },
    { authorization, body: { rows, header } },
  )
  expect(answer).toMatchObject({ ok: true })
  return answer.value
}
