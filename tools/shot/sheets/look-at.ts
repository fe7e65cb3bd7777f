import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { axeFindings } from '../../axe.ts'
import { settle } from '../../settle.ts'
import { type SizeName, tourSizes } from '../tour.ts'
import { speak } from './app-in-page.ts'
import { cutText } from './cut-text.ts'

/** One thing to be looked at, in one size. */
export type Shot = {
  readonly name: string
  readonly kind: 'route' | 'dialog'
  readonly brand: string
  readonly size: SizeName
  readonly file: string
}

export type Finding = Pick<Shot, 'brand' | 'name' | 'size'> & {
  readonly language: string
  readonly what: string
}

export type Looking = {
  readonly out: string
  readonly sizes: readonly SizeName[]
  readonly languages: readonly string[]
  readonly shots: Shot[]
  readonly tell: (finding: Finding) => void
}

/** A picture in every size, what axe finds in it, and what is cut in every language. */
export async function lookAt(
  page: Page,
  what: Pick<Shot, 'name' | 'kind' | 'brand'>,
  { out, sizes, languages, shots, tell }: Looking,
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(tourSizes[size])
    await page.evaluate(() => document.fonts.ready.then(() => null))
    for (const language of languages) {
      await speak(page, language)
      await settle(page)
      const told = [...(await page.evaluate(cutText))]
      if (language === languages[0]) {
        const file = join(out, `${what.brand}_${what.kind}_${what.name}_${size}.png`)
        await page.screenshot({ path: file, timeout: 120_000 })
        shots.push({ ...what, size, file })
        const isAsked = (await page.locator('[data-asks]').count()) > 0
        told.push(...(await axeFindings(page, isAsked ? '[data-asks]' : undefined)))
      }
      for (const words of told) tell({ ...what, size, language, what: words })
    }
  }
  await page.setViewportSize(tourSizes.desk)
  await speak(page, languages[0] ?? 'en')
}
