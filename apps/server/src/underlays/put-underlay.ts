import { largestUnderlay } from '@arredo/contract'
import { takeAttempt } from '../auth/rate-limit.ts'
import { answer, fail, type Handler } from '../channel/handler.ts'
import { underlayKind } from './underlay-kind.ts'

/** In a quarter of an hour: whoever traces a house has a sheet for every floor, and no more. */
const mostUploads = 40

/** Bytes first: a row always leads to a file, and no transaction waits for the store. */
export const putUnderlay: Handler<'underlays/put'> = {
  transaction: 'own',
  async run({ site, caller, files, now, transact }, { content }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const { userId, canSaveProject } = caller.profile
    if (!canSaveProject) return fail('forbidden', 'Who cannot save a project cannot add files to it')
    const bytes = Buffer.from(content, 'base64')
    if (bytes.length > largestUnderlay)
      return fail('invalid', 'An underlay has at most 5 MB. Save it smaller')
    const kind = underlayKind(bytes)
    if (!kind) return fail('invalid', 'An underlay must be a PNG, JPEG or WebP picture, or a drawing')

    const tenant = site.tenant.number
    const limits = [{ bucket: `underlay ${userId}`, most: mostUploads }]
    const isFree = await transact((database) => takeAttempt(database, tenant, limits, now))
    if (!isFree) return fail('tooMany', 'Too many files in a short time. Try again in a quarter of an hour')

    const hash = await files.of(tenant).put(bytes)
    await transact((database) =>
      database
        .insertInto('underlay')
        .values({ tenant, hash, kind, size: bytes.length, put_at: now, put_by: userId })
        .onConflict((conflict) => conflict.columns(['tenant', 'hash']).doUpdateSet({ put_at: now }))
        .execute(),
    )
    return answer({ file: `${hash}.${kind}` })
  },
}
