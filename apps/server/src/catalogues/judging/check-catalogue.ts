import type { Finding } from '@arredo/catalogue/compile'
import type { CatalogueFinding } from '@arredo/contract'
import { answer, fail, type Handler } from '../../channel/handler.ts'
import { knownFiles } from '../known-files.ts'
import { keepDraft } from '../pack-drafts.ts'
import { shopLists } from '../shops-without-list.ts'
import { lendTextures } from '../textures/lend-textures.ts'
import { judgeApart, whyNotJudged } from './judge-apart.ts'

/** More than anyone reads; a broken file can have one in every line. */
const mostFindings = 500

export const checkCatalogue: Handler<'catalogues/check'> = {
  transaction: 'own',
  async run(context, input) {
    const { site, caller, now, read, transact } = context
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const { accept, ...written } = input
    const shops = await read((database) => shopLists(database, tenant))
    const accepting = { shops, ...(accept && { accept }) }
    const judgement = await judgeApart(
      tenant,
      'workbook' in written
        ? {
            kind: 'workbook',
            bytes: Buffer.from(written.workbook, 'base64'),
            known: await read((database) => knownFiles(database, tenant, now)),
            ...accepting,
          }
        : { kind: 'files', source: written, ...accepting },
    )
    if (typeof judgement === 'string') {
      return fail(judgement === 'too many' ? 'tooMany' : 'invalid', whyNotJudged[judgement])
    }

    const { mistakes, warnings, golden, version, sound } = judgement
    const findings = [
      ...mistakes.map((finding) => toFinding('mistake', finding)),
      ...warnings.map((finding) => toFinding('warning', finding)),
    ].slice(0, mostFindings)
    if (!sound) return answer({ findings, golden: [...golden], version, checked: null })

    const { pack, hash, trial } = sound
    const missingTextures = await lendTextures(context, pack)
    await transact((database) => keepDraft(database, { tenant, by: caller.profile.userId, now }, sound))
    const { code, name, articles } = pack
    return answer({
      findings,
      golden: [...golden],
      version,
      checked: {
        ...{ hash, code, version: pack.version, name, articleCount: articles.length, trial },
        missingTextures: [...missingTextures],
      },
    })
  },
}

function toFinding(kind: CatalogueFinding['kind'], finding: Finding): CatalogueFinding {
  return { kind, ...finding }
}
