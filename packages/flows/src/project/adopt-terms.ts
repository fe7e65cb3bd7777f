import type { PricingTerms } from '@arredo/contract'
import { applyChanges, type ChangedRecords, type ProjectDocument } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'
import { openPacks } from './open-packs.ts'
import type { OpenProject } from './project-store.ts'

/** A document under other terms, with the packs they name open. */
export async function underTerms(
  app: App,
  document: ProjectDocument,
  terms: PricingTerms,
): Promise<ProjectDocument> {
  return openPacks(app, applyChanges(document, changesTo(document, terms)))
}

/**
 * The server prices what was sent under terms of its own: the project on the desk takes them, with whatever was
 * done to it meanwhile, and it is no step of undo. The answer is what is stored.
 */
export async function adoptTerms(
  app: App,
  { desk }: OpenProject,
  sent: ProjectDocument,
  terms: PricingTerms,
): Promise<ProjectDocument> {
  const stored = await underTerms(app, sent, terms)
  const total = () => desk.current().evaluation.prices.customer?.total
  const before = total()
  desk.take(changesTo(sent, terms))
  if (total() !== before) {
    app.notices.show({ message: sentence('The prices were brought up to date.') })
  }
  return stored
}

/** a seller is shown what the terms of the server would change, and takes them or not. */
export async function takesTerms(app: App, project: OpenProject, right: PricingTerms): Promise<boolean> {
  const prices = await import('../prices/check-price-list.ts').catch(() => null)
  return prices?.takesTerms(app, project, right) ?? false
}

/** What a refusal says would be right; null where the document has it already. */
export function rightTerms(details: unknown, document: ProjectDocument): PricingTerms | null {
  const { terms } = (details ?? {}) as { readonly terms?: PricingTerms }
  if (!terms) return null
  const { header, packs } = changesTo(document, terms)
  return Object.keys({ ...header, ...packs }).length > 0 ? terms : null
}

function changesTo({ header, packs }: ProjectDocument, terms: PricingTerms): ChangedRecords {
  const { priceList, priceDate } = terms
  const gone = Object.keys(packs).filter((code) => !Object.hasOwn(terms.packs, code))
  const others = Object.entries(terms.packs).filter(([code, hash]) => packs[code] !== hash)
  return {
    header: {
      ...(priceList !== header.priceList && { priceList }),
      ...(priceDate !== header.priceDate && { priceDate }),
    },
    packs: Object.fromEntries([...gone.map((code) => [code, null] as const), ...others]),
  }
}
