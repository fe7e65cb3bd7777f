import type { CatalogueRelease } from '@arredo/contract'
import { writeAudit } from '../../audit/write-audit.ts'
import { answer, fail, type Handler } from '../../channel/handler.ts'
import { addRelease, lockReleases } from './add-release.ts'
import { findReleases } from './find-releases.ts'

/** The earlier pack is released once more, at once: what happened stays on record. */
export const rollBack: Handler<'catalogues/rollBack'> = {
  transaction: 'one',
  async run({ site, caller, database, now }, { code, current: seen, to, note = '' }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    await lockReleases(database, tenant, code)
    const releases = await findReleases(database, tenant, now, { code })
    const current = releases.find(({ state }) => state === 'current')
    if (!current) return fail('notFound', 'Catalog not found')
    if (current.hash !== seen) {
      return fail('conflict', 'Another version is sold meanwhile. Look at the releases again', { current })
    }
    const target = to === undefined ? releaseBefore(releases, current) : findSold(releases, to)
    if (!target) {
      return to === undefined
        ? fail('invalid', 'There is no earlier version to go back to')
        : fail('invalid', `Release ${to} was never sold: it cannot be gone back to`)
    }
    if (target.hash === current.hash) return fail('invalid', 'This version is the one sold now')

    const release = await addRelease(database, {
      ...{ tenant, code, hash: target.hash, by: caller.profile, now, note },
      ...{ validFrom: now, previousUntil: now, goesBackTo: target.number },
    })
    await writeAudit(database, tenant, caller, 'rollBack', `pack ${code}`, {
      hash: target.hash,
      version: target.version,
      release: release.number,
      goesBackTo: target.number,
    })
    return answer(release)
  },
}

/** What was sold before the current one: going back twice leads on, not to and fro. */
function releaseBefore(
  releases: readonly CatalogueRelease[],
  current: CatalogueRelease,
): CatalogueRelease | undefined {
  const older = releases.slice(releases.indexOf(originalOf(releases, current)) + 1)
  return older
    .filter(wasSold)
    .map((release) => originalOf(releases, release))
    .find(({ hash }) => hash !== current.hash)
}

function findSold(releases: readonly CatalogueRelease[], number: number): CatalogueRelease | undefined {
  const found = releases.find((release) => release.number === number)
  return found && wasSold(found) ? originalOf(releases, found) : undefined
}

function wasSold({ state }: CatalogueRelease): boolean {
  return state !== 'cancelled' && state !== 'scheduled'
}

/** A release that went back stands where the one it went back to stood. */
function originalOf(releases: readonly CatalogueRelease[], release: CatalogueRelease): CatalogueRelease {
  return releases.find(({ number }) => number === release.goesBackTo) ?? release
}
