import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { plannerOf } from './planner.ts'
import { expect, logIn, test } from './story.ts'

type Colour = readonly [number, number, number]

/** Of a small square in the middle of a picture, boards and their joints together. */
async function middleOf(page: Page, picture: Buffer): Promise<Colour> {
  return page.evaluate(async (raw) => {
    const bytes = Uint8Array.from(atob(raw), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes]))
    const side = Math.round(image.height * 0.12)
    const context = new OffscreenCanvas(side, side).getContext('2d')
    context?.drawImage(image, (side - image.width) / 2, (side - image.height) / 2)
    const data = context?.getImageData(0, 0, side, side).data ?? new Uint8ClampedArray()
    const mean = (channel: number) =>
      data.reduce((sum, value, k) => (k % 4 === channel ? sum + value : sum), 0) / (side * side)
    return [mean(0), mean(1), mean(2)] as const
  }, picture.toString('base64'))
}

const apart = (one: Colour, two: Colour) =>
  Math.max(...one.map((value, k) => Math.abs(value - (two[k] ?? 0))))

/** As the application itself calls; the answer's value. */
async function ask(page: Page, call: string, input: unknown): Promise<unknown> {
  return page.evaluate(
    async ([path, body]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`/api/${path}`, { method: 'POST', headers, body: body ?? '' })
      return (await answer.json()).value
    },
    [call, JSON.stringify(input)],
  )
}

async function fileOf(page: Page, name: string): Promise<Buffer> {
  const raw = await page.evaluate(async (address) => {
    const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  }, `/files/${name}`)
  return Buffer.from(raw, 'base64')
}

test('[D-200 part] the same floor has the same colour on the screen, in a person’s picture and in the server’s', async ({
  page,
  site,
}) => {
  test.slow()
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom('3D')
  await page.keyboard.press('4')
  await page.getByRole('button', { name: 'Views', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Saved views' }).press('Enter')
  const views = page.getByRole('dialog', { name: 'Saved views' })
  await views.getByRole('button', { name: 'Save this view' }).click()
  await expect(views.getByRole('listitem')).toHaveCount(1)
  await views.getByRole('button', { name: 'Close' }).click()
  await planner.save.click()
  await expect(page.getByText(/^Saved/).first()).toBeVisible()

  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Picture' })
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  const own = await middleOf(page, readFileSync(await (await saving).path()))
  await page.keyboard.press('Escape')

  await expect(page).toHaveURL(/project=\d+$/)
  const project = Number(new URL(page.url()).searchParams.get('project'))
  const { document } = (await ask(page, 'projects/load', { id: project })) as {
    document: { views: Record<string, { eye: number[]; target: number[]; fieldOfView: number }> }
  }
  const [view] = Object.values(document.views).map(({ eye, target, fieldOfView }) => ({
    eye,
    target,
    fieldOfView,
  }))
  const { job } = (await ask(page, 'pictures/take', { project, view, width: 480, height: 300 })) as {
    job: string
  }
  const taken = async () => {
    const { jobs } = (await ask(page, 'jobs/list', {})) as {
      jobs: { id: string; result: { file: string } | null }[]
    }
    return jobs.find(({ id }) => id === job)?.result?.file ?? ''
  }
  await expect.poll(taken, { timeout: 120_000 }).not.toBe('')
  const servers = await middleOf(page, await fileOf(page, await taken()))
  expect(apart(own, servers), `${own} and ${servers}`).toBeLessThan(tolerance)

  // Nothing but the room, with its middle in the middle of the screen.
  await page.keyboard.press('0')
  await expect(planner.save).toBeHidden()
  const screen = await atRest(page)
  expect(apart(own, screen), `${own} and ${screen}`).toBeLessThan(tolerance)
  // Oak, and neither paper nor glare.
  expect(own[0] - own[2]).toBeGreaterThan(12)
  expect(own[0]).toBeLessThan(250)
})

/** When light has spread and the picture is ripe, it changes no more. */
async function atRest(page: Page): Promise<Colour> {
  let last: Colour = [0, 0, 0]
  await expect(async () => {
    const before = last
    last = await middleOf(page, await page.screenshot())
    expect(apart(before, last)).toBeLessThan(0.3)
  }).toPass({ intervals: [4_000], timeout: 90_000 })
  return last
}

/** Of 255: rays are fewer on the screen, boards are drawn in other sizes. */
const tolerance = 4
