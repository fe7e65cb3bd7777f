import * as z from 'zod/mini'
import { defineRequest } from '../define-request.ts'
import { isRecord, keyOf } from '../fields.ts'
import { read, readOr, text } from '../readers.ts'

export type PageWish = { readonly kind: 'name' | 'path'; readonly text: string }

export const navigateTo = defineRequest({
  name: 'navigateTo',
  summary: 'Goes to a route of the application',
  keys: {
    page: { type: 'string | {path}', about: 'Name of a route, any case', required: true },
    params: {
      type: 'string | string[]',
      about: 'A query when it begins with ?, else a path with slashes; a list is its parts',
    },
  },
  success: 'Page chenged',
  refusals: ['Missing page to go', 'Unknown page [{page}]', 'Page [{page}] not available'],
  schema: z.object({
    page: readOr('Missing page to go', (page): PageWish | undefined => {
      const wish: PageWish = isRecord(page)
        ? { kind: 'path', text: text(keyOf(page, 'path')) }
        : { kind: 'name', text: text(page) }
      return wish.text ? wish : undefined
    }),
    params: read(paramsText),
  }),
})

/** Parts of a path as a list, where the last may be a query. */
function paramsText(params: unknown): string {
  if (!Array.isArray(params)) return text(params)
  const parts = params.map(text).filter((part) => part !== '')
  return parts.reduce(
    (path, part) => (path === '' || part.startsWith('?') ? path + part : `${path}/${part}`),
    '',
  )
}
