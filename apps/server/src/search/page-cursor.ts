import * as z from 'zod/mini'
import { findings } from './find-by-text.ts'

const Place = z.int().check(z.minimum(0), z.maximum(2_147_483_647))

/** Where a page ended, and what the first page found out. Comes back from a browser, so it is not trusted. */
const PageCursor = z.object({
  found: z.enum(findings),
  total: z.int(),
  after: z.tuple([z.string().check(z.regex(/^[^\0]*$/)), Place, Place]),
})
export type PageCursor = z.output<typeof PageCursor>

export function writeCursor(cursor: PageCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

/** Null for what is none of ours. */
export function readCursor(text: string, sort: 'relevance' | 'name' | 'price'): PageCursor | null {
  const read = PageCursor.safeParse(parsed(Buffer.from(text, 'base64url').toString()))
  if (!read.success) return null
  const isNumber = /^-?\d{1,16}$/.test(read.data.after[0])
  const hasNumber = sort === 'price' || (sort === 'relevance' && read.data.found !== 'code')
  return hasNumber && !isNumber ? null : read.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
