import type { Profile } from '@arredo/contract'
import { firstStatus, type ProjectDocument, type Status } from '@arredo/project'

/** What of the header the server decides: a browser cannot order, move to another shop or unlock by saving. */
export function savedDocument(
  document: ProjectDocument,
  stored: { readonly status: Status; readonly shop: string | null } | null,
  profile: Profile,
  isOffer = false,
): ProjectDocument {
  const { header } = document
  const shop = stored ? (stored.shop ?? profile.shop?.code ?? null) : (profile.shop?.code ?? null)
  const hasCustomer = header.customer !== null
  const status = statusAfterSave(stored?.status ?? null, hasCustomer, profile, isOffer)
  return { ...document, header: { ...header, status, shop } }
}

/** Table D-43: first save, a guest's project taken over, a customer set or taken away; else as it was. */
function statusAfterSave(
  stored: Status | null,
  hasCustomer: boolean,
  { kind }: Profile,
  isOffer: boolean,
): Status {
  const isGuest = kind === 'guest'
  const beforeDesign: readonly (Status | null)[] = [null, 'anonymous', 'unassigned', 'assigned']
  if (stored && (isGuest || !beforeDesign.includes(stored))) return stored
  // a seller may begin with an offer; what is stored becomes one by D-43 alone.
  return firstStatus({ isGuest, hasCustomer, isOffer: isOffer && stored === null && kind === 'pro' })
}
