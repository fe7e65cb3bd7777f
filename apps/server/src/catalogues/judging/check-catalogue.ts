import type { Finding } from '@arredo/catalogue/compile'
import type { CatalogueFinding, CatalogueSource } from '@arredo/contract'
import { answer, fail, type Handler } from '../../channel/handler.ts'
import type { Database } from '../../database/databases.ts'
import { keepDraft } from '../pack-drafts.ts'
import { findReleases } from '../releases/find-releases.ts'
import { lendTextures } from '../textures/lend-textures.ts'
import { judgeApart } from './judge-apart.ts'
import type { KnownFiles } from './judge-catalogue.ts'

/** More than anyone reads; a broken file can have one in every line. */
const mostFindings = 500

export const checkCatalogue: Handler<'catalogues/check'> = {
  transaction: 'own',
  async run(context, input) {
    const { site, caller, now, read, transact } = context
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const judgement = await judgeApart(
      'workbook' in input
        ? {
            kind: 'workbook',
            bytes: Buffer.from(input.workbook, 'base64'),
            known: await read((database) => knownFiles(database, tenant, now)),
          }
        : { kind: 'files', source: input },
    )
    if (judgement === 'too slow') return fail('invalid', 'The catalogue takes too long to check')

    const { mistakes, warnings, golden, sound } = judgement
    const findings = [
      ...mistakes.map((finding) => toFinding('mistake', finding)),
      ...warnings.map((finding) => toFinding('warning', finding)),
    ].slice(0, mostFindings)
    if (!sound) return answer({ findings, golden: [...golden], checked: null })

    const { pack, hash, trial } = sound
    const missingTextures = await lendTextures(context, pack)
    await transact((database) => keepDraft(database, { tenant, by: caller.profile.userId, now }, sound))
    const { code, version, name, articles } = pack
    return answer({
      findings,
      golden: [...golden],
      checked: {
        ...{ hash, code, version, name, articleCount: articles.length, trial },
        missingTextures: [...missingTextures],
      },
    })
  },
}

function toFinding(kind: CatalogueFinding['kind'], finding: Finding): CatalogueFinding {
  return { kind, ...finding }
}

/** The other files of every catalogue as it is sold now. */
async function knownFiles(database: Database, tenant: number, now: Date): Promise<KnownFiles> {
  const releases = await findReleases(database, tenant, now)
  const hashes = releases.filter(({ state }) => state === 'current').map(({ hash }) => hash)
  if (hashes.length === 0) return {}
  const packs = await database
    .selectFrom('pack')
    .where('tenant', '=', tenant)
    .where('hash', 'in', hashes)
    .select(['code', 'source'])
    .execute()
  return Object.fromEntries(
    packs.map(({ code, source }) => [code, (source as CatalogueSource | null)?.others]),
  )
}
