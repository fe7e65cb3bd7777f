import { expect, type Page } from '@playwright/test'
import { namesOnPlan, onPlan, type Place } from './on-plan.ts'
import { carryCard, plannerOf } from './planner.ts'

/** A row of the items list: "Worktop", and what it costs in cents. */
export type ListedRow = { readonly name: string; readonly cents: number }

/** What a person does to a run of cabinets and reads of it, seen from above. */
export function runStoryOf(page: Page) {
  const { catalogue, items, total, inspector } = plannerOf(page)
  const cents = async () => centsOf(await total.textContent())

  return {
    total: cents,

    /** Places an article by key, beside what is selected. */
    async place(article: RegExp) {
      await catalogue.getByRole('button', { name: article }).press('Enter')
      await expect(inspector.getByRole('status', { name: 'Price of this article' })).toBeVisible()
    },

    /** Carries an article from the catalogue to a point of the room. */
    async carry(article: RegExp, place: Place) {
      await carryCard(catalogue.getByRole('button', { name: article }), await onPlan(page, place))
    },

    /** Everything that stands in the room, with its width and its place. */
    async standing(): Promise<readonly string[]> {
      return (await namesOnPlan(page)).filter((name) => !/^(Wall|Room|Corner),/.test(name))
    },

    /** The list, which adds up to the total to the cent. */
    async listed(): Promise<readonly ListedRow[]> {
      const rows = await items.getByRole('listitem').allInnerTexts()
      const listed = rows.map((row) => ({ name: nameOf(row), cents: centsOf(row) }))
      expect(sumOf(listed)).toBe(await cents())
      return listed
    },

    /** What the price of the selected article is made of, which is its price. */
    async explained(): Promise<number> {
      const lines = await inspector.getByRole('definition').allInnerTexts()
      return lines.reduce((sum, line) => sum + centsOf(line), 0)
    },

    /** What goes over the wire when it is saved now: the document, to the byte. */
    async saved(): Promise<string> {
      const saving = page.waitForRequest(/\/api\/projects\/save$/)
      await page.keyboard.press('Control+s')
      const { document } = (await saving).postDataJSON()
      await expect(page.getByText(/^Saved/).first()).toBeVisible()
      return JSON.stringify(document)
    },
  }
}

export function sumOf(rows: readonly ListedRow[], name = /./): number {
  return rows.filter((row) => name.test(row.name)).reduce((sum, { cents }) => sum + cents, 0)
}

/** The first amount of a text. */
export function centsOf(text: string | null): number {
  const [, sign = '', amount = ''] = /([-−]?)\s*€([\d,]+\.\d\d)/.exec(text ?? '') ?? []
  if (!amount) throw new Error(`No amount in “${text}”`)
  return Math.round(Number(amount.replaceAll(',', '')) * 100) * (sign ? -1 : 1)
}

/** The name stands between the number of the row and the article's code. */
function nameOf(row: string): string {
  return row.split('\n').find((line) => /^[A-Z]\D/.test(line.trim())) ?? row
}
