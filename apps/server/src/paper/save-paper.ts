import { isDeepStrictEqual } from 'node:util'
import type { Answer, BrandPaper, PaperState } from '@arredo/contract'
import { sentence } from '@arredo/words'
import { writeAudit } from '../audit/write-audit.ts'
import { answer, type CallContext, fail, type Handler } from '../channel/handler.ts'
import type { Database } from '../database/databases.ts'
import { whyNotPaper } from './check-paper.ts'
import { paperState } from './paper-state.ts'
import { addPaper, earlierPaper, paperInForce } from './paper-versions.ts'

const savedMeanwhile = sentence('Somebody else changed the documents meanwhile. Nothing was overwritten')

export const savePaper: Handler<'paper/save'> = {
  transaction: 'one',
  run: (context, { revision, paper }) => keep(context, { revision, paper, restored: null }),
}

/** D-264: as a new version, so that what was in force until now is never lost. */
export const restorePaper: Handler<'paper/restore'> = {
  transaction: 'one',
  async run(context, { revision, to }) {
    const earlier = await earlierPaper(context.database, context.site.tenant.number, to)
    if (!earlier) return fail('notFound', `Version ${to} not found`)
    return keep(context, { revision, paper: earlier.paper, restored: to })
  },
}

type Wish = {
  /** What it was changed from. */
  readonly revision: number
  readonly paper: BrandPaper
  readonly restored: number | null
}

async function keep(
  { site, caller, database, now }: CallContext & { readonly database: Database },
  { revision, paper, restored }: Wish,
): Promise<Answer<PaperState>> {
  if (!caller) return fail('notLoggedIn', 'First must do login')
  const { tenant, brand } = site
  const before = await paperInForce(database, tenant.number)
  // Asked for twice it is one version: whoever got no answer tries again.
  if (isDeepStrictEqual(before.paper, paper)) return answer(await paperState(brand, before))
  if (before.revision !== revision) return fail('conflict', savedMeanwhile, { revision: before.revision })
  const refusal = await whyNotPaper(database, { tenant: tenant.number, brand }, paper)
  if (refusal !== null) return fail('invalid', refusal)

  const { displayName: by } = caller.profile
  const isAdded = await addPaper(database, {
    ...{ tenant: tenant.number, after: revision, paper, by, at: now, restored },
  })
  if (!isAdded) return fail('conflict', savedMeanwhile)
  const action = restored === null ? 'save paper' : 'restore paper'
  await writeAudit(database, tenant.number, caller, action, 'site', {
    revision: revision + 1,
    changed: changedParts(before.paper, paper),
    ...(restored !== null && { restored }),
  })
  return answer(await paperState(brand, { revision: revision + 1, paper }))
}

function changedParts(before: BrandPaper, after: BrandPaper): readonly string[] {
  const parts = Object.keys({ ...before, ...after }) as (keyof BrandPaper)[]
  return parts.filter((part) => !isDeepStrictEqual(before[part], after[part]))
}
