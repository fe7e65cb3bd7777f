import * as z from 'zod/mini'

const PackHead = z.object({
  format: z.literal('arredo-pack/1'),
  code: z.string().check(z.minLength(1), z.maxLength(60)),
  name: z.record(z.string(), z.string()),
  version: z.string().check(z.minLength(1), z.maxLength(60)),
  articles: z.array(z.unknown()),
})

export type PackHead = {
  readonly code: string
  readonly name: Record<string, string>
  readonly version: string
  readonly articleCount: number
}

/** What the list of catalogues shows of a pack; null when it is none. */
export function readPackHead(pack: unknown): PackHead | null {
  const head = PackHead.safeParse(pack)
  if (!head.success) return null
  const { code, name, version, articles } = head.data
  return { code, name, version, articleCount: articles.length }
}
