import type { ProjectDocument, TradeEntry, TradeSheet } from './document.ts'

/** The entry of the whole project. */
export const tradeOfProject = 'header'

/** A document as everybody may have it, and what only the trade may know. */
export function splitTrade({ trade, ...document }: ProjectDocument): {
  readonly document: Omit<ProjectDocument, 'trade'>
  readonly trade: TradeSheet
} {
  return { document, trade }
}

/** With what is to be known of a record; undefined takes a field away, and an entry without fields goes. */
export function withTrade(
  document: ProjectDocument,
  id: string,
  change: { readonly [Field in keyof TradeEntry]?: TradeEntry[Field] | undefined },
): ProjectDocument {
  const before: TradeEntry = document.trade[id] ?? {}
  const after = Object.entries({ ...before, ...change }).filter(([, held]) => held !== undefined)
  const isSame =
    after.length === Object.keys(before).length &&
    after.every(([field, held]) => before[field as keyof TradeEntry] === held)
  if (isSame) return document

  const { [id]: _, ...others } = document.trade
  return {
    ...document,
    trade: after.length === 0 ? others : { ...others, [id]: Object.fromEntries(after) },
  }
}
