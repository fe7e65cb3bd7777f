import { writeAudit } from '../../audit/write-audit.ts'
import { answer, fail, type Handler } from '../../channel/handler.ts'
import { lockReleases } from './add-release.ts'
import { findReleases } from './find-releases.ts'

export const cancelRelease: Handler<'catalogues/cancelRelease'> = {
  transaction: 'one',
  async run({ site, caller, database, now }, { code, number }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    await lockReleases(database, tenant, code)
    const find = async () =>
      (await findReleases(database, tenant, now, { code })).find((release) => release.number === number)
    const release = await find()
    if (!release) return fail('notFound', 'Release not found')
    if (release.state === 'cancelled') return answer(release)
    if (release.state !== 'scheduled') {
      return fail('invalid', 'This release has begun. Roll back to the version before it instead')
    }

    const { userId, displayName } = caller.profile
    await database
      .updateTable('release')
      .where('tenant', '=', tenant)
      .where('code', '=', code)
      .where('number', '=', number)
      .set({ cancelled_at: now, cancelled_by: userId, cancelled_by_name: displayName })
      .execute()
    const { hash, version } = release
    await writeAudit(database, tenant, caller, 'cancelRelease', `pack ${code}`, {
      hash,
      version,
      release: number,
    })
    return answer((await find()) ?? release)
  },
}
