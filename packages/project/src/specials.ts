import { allRows } from './carried-over.ts'
import type { FreeRow, ProjectDocument, Row, RowId, Special } from './document.ts'
import { withTrade } from './trade-sheet.ts'

export type SpecialRow = FreeRow & { readonly special: Special }

export function isSpecial(row: Row | undefined): row is SpecialRow {
  return row?.kind === 'free' && row.special !== undefined
}

/** What was asked for beyond the rules of an article, in the order in which it was. */
export function specialsOf({ rows }: ProjectDocument, of: RowId): readonly SpecialRow[] {
  return Object.values(rows)
    .filter(isSpecial)
    .filter(({ special }) => special.of === of)
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
}

/** These rows, and what is special about them. */
export function withSpecials({ rows }: ProjectDocument, ids: readonly RowId[]): readonly RowId[] {
  const named = new Set(ids)
  const theirs = Object.values(rows).filter((row) => isSpecial(row) && named.has(row.special.of))
  return theirs.length === 0 ? ids : [...new Set([...ids, ...theirs.map(({ id }) => id)])]
}

export function withoutSpecials(document: ProjectDocument, of: RowId): ProjectDocument {
  return withoutThem(document, specialsOf(document, of))
}

/**
 * What is special about an article goes with it, and there are as many of it, in the same step: so one undo brings
 * back both, whoever or whatever rule took the article away.
 */
export function withKeptSpecials(document: ProjectDocument): ProjectDocument {
  const specials = allRows(document).filter(isSpecial)
  if (specials.length === 0) return document

  const gone = specials.filter(({ special }) => document.rows[special.of]?.kind !== 'article')
  const changed = specials.flatMap((row) => {
    const article = document.rows[row.special.of]
    return article?.kind === 'article' && !isCountedWith(row, article)
      ? [[row.id, { ...row, ...countOf(article) }] as const]
      : []
  })
  const left = withoutThem(document, gone)
  return changed.length === 0 ? left : { ...left, rows: { ...left.rows, ...Object.fromEntries(changed) } }
}

/** For the copy of an article; their ids are made of its own. */
export function withCopiedSpecials(document: ProjectDocument, of: RowId, copy: RowId): ProjectDocument {
  let copied = document
  for (const row of specialsOf(document, of)) {
    const id = freeId(copied, copy, 1)
    const special = { ...row.special, of: copy }
    const added = { ...copied, rows: { ...copied.rows, [id]: { ...row, id, special } } }
    copied = withTrade(added, id, document.trade[row.id] ?? {})
  }
  return copied
}

function freeId({ rows }: Pick<ProjectDocument, 'rows'>, of: RowId, from: number): RowId {
  const id = `special-${from}-${of}`
  return rows[id] ? freeId({ rows }, of, from + 1) : id
}

type Counted = Extract<Row, { readonly kind: 'article' }>

/** How often it is delivered, and whether it is on the offer and ordered, is the article's. */
function countOf({
  quantity,
  flags,
  alternative,
}: Counted): Pick<FreeRow, 'quantity' | 'flags' | 'alternative'> {
  return { quantity, flags, alternative }
}

function isCountedWith({ quantity, flags, alternative }: FreeRow, article: Counted): boolean {
  const { drawn, offered, ordered } = article.flags
  return (
    quantity === article.quantity &&
    alternative === article.alternative &&
    flags.drawn === drawn &&
    flags.offered === offered &&
    flags.ordered === ordered
  )
}

function withoutThem(document: ProjectDocument, gone: readonly SpecialRow[]): ProjectDocument {
  if (gone.length === 0) return document
  const ids = new Set(gone.map(({ id }) => id))
  const kept = <Held>(map: Readonly<Record<string, Held>>) =>
    Object.fromEntries(Object.entries(map).filter(([id]) => !ids.has(id)))
  return { ...document, rows: kept(document.rows), trade: kept(document.trade) }
}
