import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Axe finds nothing in the page, or in one part of it. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  if (part) await expect(page.locator(part).first()).toBeVisible()
  const builder = new AxeBuilder({ page })
    // One frame, one run: our pages hold no frames, and a page more for gathering takes longer than the run.
    .setLegacyMode()
    .options({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
  const { violations } = await (part ? builder.include(part) : builder).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
  expect(found).toEqual([])
}
