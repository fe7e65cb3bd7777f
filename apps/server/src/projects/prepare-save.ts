import type { Calls, Failure, InputOf, PricingTerms, ProjectPriceSummary } from '@arredo/contract'
import {
  done,
  isSameRecord,
  type ProjectDocument,
  readDocument,
  rowProblem,
  splitTrade,
} from '@arredo/project'
import type { Caller } from '../auth/caller.ts'
import { openCatalogues } from '../catalogues/open-catalogues.ts'
import { type CallContext, fail } from '../channel/handler.ts'
import type { Database } from '../database/databases.ts'
import { type KeptTerms, termsOfStored } from '../prices/kept-terms.ts'
import { decideTerms, termsOf, withTerms } from '../prices/terms.ts'
import { tooBusy, workOut } from '../prices/work-out.ts'
import { keepTradeFields } from './keep-trade-fields.ts'
import { savedDocument } from './saved-document.ts'
import { withSavedTrade } from './saved-trade.ts'
import type { StoredProject } from './summary-of.ts'
import { withBin } from './with-bin.ts'
import { withinSellerLimits } from './within-seller-limits.ts'

export type Saving = CallContext & {
  readonly database: Database
  readonly caller: Caller
  /** Of a copy made by code: those of a project that is not the caller's to see. */
  readonly copiedTerms?: KeptTerms
}
type Input = InputOf<Calls['projects/save']>

/** Everything that is to be written, out of what was sent and what is stored. */
export type PreparedSave = {
  readonly ok: true
  readonly document: ProjectDocument
  /** Apart, so that a document can be sent to whoever sees the project as it lies there. */
  readonly columns: { readonly document: string; readonly trade: string }
  readonly wanted: PricingTerms
  readonly terms: PricingTerms
  readonly price: ProjectPriceSummary | null
}

/** Who may have which fields, under which terms, at which price; the document has been read. */
export async function prepareSave(
  saving: Saving,
  input: Input,
  read: ProjectDocument,
  stored: StoredProject | null,
): Promise<PreparedSave | Failure> {
  const { database, caller, site } = saving
  const { profile } = caller
  const tenant = site.tenant.number
  const isSeller = profile.kind === 'pro'
  const kept = isSeller
    ? done(withSavedTrade(read, input.trade, stored?.trade ?? {}))
    : keepTradeFields(read, storedDocument(stored))
  if (!kept.ok) return fail('forbidden', kept.message)

  const wanted = termsOf(kept.value)
  // A copy is priced as what it was made of.
  const copied = saving.copiedTerms ?? (await termsOfStored(database, tenant, profile, input.copyOf))
  const keeps = stored ? stored.terms : copied
  const terms = await decideTerms(saving, { wanted, kept: keeps })
  if (!terms.ok) return fail('invalid', terms.message, { terms: terms.right })

  const binned = withBin(kept.value, stored?.alternatives, saving.now)
  const document = withTerms(savedDocument(binned, stored, profile, input.isOffer), terms.value)
  const catalogues = await openCatalogues(database, tenant, document.packs)
  if (isSeller) {
    const allowed = await withinSellerLimits(database, tenant, document, catalogues)
    if (allowed === 'busy') return fail('unavailable', tooBusy)
    if (!allowed.ok) return fail('forbidden', allowed.message)
  }
  const columns = columnsOf(document)
  const priced = await workOut('price', document, catalogues, null)
  if (priced === 'busy') return fail('unavailable', tooBusy)
  if (!priced.ok) return fail('invalid', priced.message)
  const mistyped = await mistypedRow(saving, input.id, document)
  if (mistyped) return fail('invalid', mistyped)
  return { ok: true, document, columns, wanted, terms: terms.value, price: priced.value }
}

/** What nobody can have typed is not stored; what lies there already stays, so that its project can be saved. */
async function mistypedRow(
  { database, site }: Saving,
  number: number | null,
  { rows }: ProjectDocument,
): Promise<string | null> {
  const wrong = Object.values(rows).flatMap((row) => {
    const problem = rowProblem(row)
    return problem === null ? [] : [{ row, problem }]
  })
  if (wrong.length === 0) return null
  const lying =
    number !== null &&
    (await database
      .selectFrom('project')
      .where('tenant', '=', site.tenant.number)
      .where('number', '=', number)
      .select('document')
      .executeTakeFirst())
  const before = lying ? readDocument(lying.document) : null
  const was = before?.ok ? before.value.rows : {}
  return wrong.find(({ row }) => !isSameRecord(was[row.id], row))?.problem ?? null
}

function columnsOf(whole: ProjectDocument): PreparedSave['columns'] {
  const { document, trade } = splitTrade(whole)
  return { document: JSON.stringify(document), trade: JSON.stringify(trade) }
}

function storedDocument(stored: StoredProject | null): ProjectDocument | null {
  const read = stored?.document === undefined ? null : readDocument(stored.document, stored.trade)
  return read?.ok ? read.value : null
}
