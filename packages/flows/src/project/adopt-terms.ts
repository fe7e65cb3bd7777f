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

/** whether the project is to have the terms that the server would take; only who sells is ever asked. */
export async function wantsTerms(app: App): Promise<boolean> {
  const asked = await app.dialogs.ask('ask', {
    title: sentence('Possible price list issue'),
    question: sentence(
      'It seems that the price list is different from the current one. Would you like to update it?',
    ),
    answers: [
      { value: 'yes', label: sentence('Update the prices') },
      { value: 'no', label: sentence('Leave them') },
    ],
  })
  return asked.ok && asked.value === 'yes'
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
