import { expect, type Page } from '@playwright/test'
import { axeFindings } from '../tools/axe.ts'

/** Axe finds nothing in the page, or in one part of it. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  if (part) await expect(page.locator(part).first()).toBeVisible()
  expect(await axeFindings(page, part)).toEqual([])
}
