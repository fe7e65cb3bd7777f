import type { Failure } from '@arredo/contract'
import { type ProjectDocument, readDocument, rowsInOrder, type Status, tooLarge } from '@arredo/project'
import { openCatalogues } from '../../catalogues/open-catalogues.ts'
import { fail } from '../../channel/handler.ts'
import { tooBusy, workOut } from '../../prices/work-out.ts'
import type { Saving } from '../prepare-save.ts'

type Stored = { readonly document: unknown; readonly trade: unknown }

/**
 * D-125: what a project must have for a status. Whether a customer is on it is the document's word, so that a save and
 * a change of status never say different things.
 */
export async function whatIsMissing(saving: Saving, stored: Stored, status: Status): Promise<Failure | null> {
  if (!['assigned', 'unassigned', 'offer', 'ordered'].includes(status)) return null
  const read = readDocument(stored.document, stored.trade)
  if (!read.ok) return fail('invalid', read.message)

  const document = read.value
  const { customer } = document.header
  if (customer === null && (status === 'assigned' || status === 'ordered')) {
    return fail('invalid', 'Give the project a customer first')
  }
  if (customer !== null && status === 'unassigned') return fail('invalid', 'Take the customer off first')
  if (status !== 'offer' && status !== 'ordered') return null
  if (!rowsInOrder(document).some(({ flags }) => flags.offered)) {
    return fail('invalid', 'There is nothing to offer yet: place an article first')
  }
  return status === 'ordered' ? whatStopsOrder(saving, document) : null
}

/** What must not be offered must not be ordered: no way past the offer leads there. */
async function whatStopsOrder(
  { site, database, caller }: Saving,
  document: ProjectDocument,
): Promise<Failure | null> {
  const { brand, tenant } = site
  const catalogues = await openCatalogues(database, tenant.number, document.packs)
  const language = brand.detectBrowserLanguage.fallback
  // Nothing of it is printed.
  const wish = { brand, paper: {}, profile: caller.profile, language, cover: null }
  const worked = await workOut('offer', document, catalogues, wish)
  if (worked === 'busy') return fail('unavailable', tooBusy)
  if (worked.kind === 'tooLarge') return fail('invalid', tooLarge)
  if (worked.kind === 'noPrice') return fail('invalid', 'No price list is valid for this project')
  return worked.kind === 'stopped' ? fail('invalid', worked.mend) : null
}
