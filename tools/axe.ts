import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { settle } from './settle.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds in a page that stands still or in one part of it, a sentence each. Axe comes into a page once, for it
 * takes as long to read as to run; our pages hold no frames of their own.
 */
export async function axeFindings(page: Page, part?: string): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  // Half way to another size two buttons may lie on each other.
  await settle(page)
  const options: axe.RunOptions = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] }
  const { violations } = await page.evaluate(
    ({ where, options }) => (window as unknown as { axe: typeof axe }).axe.run(where ?? document, options),
    { where: part, options },
  )
  return violations.map(
    ({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}
