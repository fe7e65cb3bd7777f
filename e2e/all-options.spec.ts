import type { Page } from '@playwright/test'
import { appOf } from '../tools/shot/sheets/app-in-page.ts'
import { expectAccessible } from './axe.ts'
import { planOf } from './on-plan.ts'
import { plannerOf, someArticles } from './planner.ts'
import { expect, logIn, type Site, test } from './story.ts'

// A class that no catalogue knows, and the brand's configuration file does.
test.use({ record: { designClasses: { SLAB: { comp: 'Slabs' } } } })

test('[A-25, A-26] all options of a variant are chosen from 800 wide and those of a class 1000 wide, left without a choice only where none is mandatory, and come back as a select; what is no class, or nobody’s, is named', async ({
  page,
  site,
  context,
}) => {
  test.slow()

  await test.step('mandatory: neither Escape nor a click beside leaves it, and there is nothing to close it by', async () => {
    const heard = await startWith(page, site, { WORKTOP: { designClass: 'UNHEARD' } })
    for (const { thing, all, title, width } of [fronts, worktops]) {
      const dialog = await openAll(page, thing, all, title)
      await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(width)
      await expectAccessible(page, '[role=dialog]')
      await page.keyboard.press('Escape')
      await page.mouse.click(8, 500)
      await expect(dialog).toBeVisible()
      for (const name of ['Close', 'Cancel'])
        await expect(dialog.getByRole('button', { name, exact: true })).toHaveCount(0)
      const other = dialog.getByRole('radio', { checked: false, disabled: false }).last()
      await other.press(' ')
      await dialog.getByRole('button', { name: /^Use / }).press('Enter')
      await expect(dialog).toBeHidden()
    }
    expect(await heard.answers()).toEqual([chosen, chosen])
    expect(heard.warnings).toEqual(['dClass is not declared in configuration file'])
    await expect(plannerOf(page).undo).toHaveAccessibleName(/Change/)
  })

  await test.step('not mandatory: left as it was', async () => {
    const second = await context.newPage()
    const heard = await startWith(second, site, {
      FRONT: { mandatory: false, designClass: 'SLAB||wide' },
      WORKTOP: { mandatory: false, designClass: '||wide' },
    })
    for (const { thing, all, title, width } of [fronts, worktops]) {
      for (const leave of ['Escape', 'Close', 'Cancel']) {
        const dialog = await openAll(second, thing, all, title)
        await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(width)
        if (leave === 'Escape') await second.keyboard.press('Escape')
        else await dialog.getByRole('button', { name: leave, exact: true }).press('Enter')
        await expect(dialog).toBeHidden()
      }
    }
    expect(await heard.answers()).toEqual(Array(6).fill({ ok: true, value: null }))
    expect(new Set(heard.warnings)).toEqual(new Set(['This variable is not a dClass']))
  })
})

const fronts = { thing: /^Base unit, door/, all: 'All 10 options', title: 'Front colour', width: 1000 }
const worktops = { thing: /^Worktop/, all: 'All 5 options', title: 'Worktop', width: 800 }
const chosen = { ok: true, value: { kind: 'select', value: expect.any(String) } }

type Changes = Readonly<Record<string, { mandatory?: boolean; designClass?: string }>>

/** A base unit below its worktop, in a catalogue whose variants differ like this. */
async function startWith(page: Page, site: Site, changes: Changes) {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('dClass')) warnings.push(message.text().trim())
  })
  await page.addInitScript((changed) => {
    const real = window.fetch
    window.fetch = async (...asked) => {
      const answer = await real(...asked)
      if (!/\/packs\/\w+\.json$/.test(answer.url)) return answer
      const pack = await answer.json()
      for (const [code, change] of Object.entries(changed))
        if (pack.variants[code]) Object.assign(pack.variants[code], change)
      return Response.json(pack)
    }
  }, changes)
  const planner = plannerOf(page)
  await logIn(page, site)
  await planner.startRoom()
  await planner.card.press('Enter')
  await expect(planner.total).toContainText(someArticles)
  const answers = await (await appOf(page)).evaluateHandle(({ dialogs }) => {
    const { ask } = dialogs
    const heard: unknown[] = []
    const listen: typeof ask = async (name, question) => {
      const answer = await ask(name, question)
      heard.push(answer)
      return answer
    }
    Object.assign(dialogs, { ask: listen })
    return heard
  })
  return { warnings, answers: () => answers.jsonValue() }
}

async function openAll(page: Page, thing: RegExp, all: string, title: string) {
  await planOf(page).getByRole('button', { name: thing }).first().press('Enter')
  await plannerOf(page).inspector.getByRole('button', { name: all }).press('Enter')
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  return dialog
}
