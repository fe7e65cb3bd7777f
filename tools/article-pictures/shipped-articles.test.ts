import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { shippedPictures } from '@arredo/server'
import { expect, it } from 'vitest'
import { shippedArticles } from './shipped-articles.ts'

it('every article of our own ranges has its picture in the repository: npm run pictures:articles', async () => {
  const articles = await shippedArticles()
  const wanted = [...new Set(articles.map(({ key }) => `${key}.webp`))].toSorted()
  const there = readdirSync(shippedPictures).toSorted()
  expect(articles.length).toBeGreaterThan(60)
  expect(there).toEqual(wanted)
  const bytes = there.map((name) => statSync(join(shippedPictures, name)).size)
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(3_000_000)
})
