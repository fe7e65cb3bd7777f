import type { Choices, Side } from '@arredo/catalogue'
import type { Command } from '../../command.ts'
import type { AlternativeId, ArticleRow, ProjectDocument, Row, RowId } from '../../document.ts'
import { isSameRecord } from '../../is-same-record.ts'
import { done, type Result, refuse } from '../../result.ts'
import { lockedProblem } from '../../room/locked-problem.ts'
import { withoutSpecials } from '../../specials.ts'
import { type AddAlternativeInput, addAlternative } from './add-alternative.ts'

/** What a row is made as from now on. */
export type NewStyle = {
  readonly model: string
  readonly article: string
  readonly side: Side
  readonly choices: Choices
}

export type RestyleInput = {
  /** What is chosen once for the whole alternative. */
  readonly choices: Choices
  readonly rows: Readonly<Record<RowId, NewStyle>>
}

/**
 * Another model or other choices for a whole alternative, as they were proposed. Everything stays where it stands; own
 * prices and what was asked for beyond the rules stay too, but where another article takes the place of one.
 */
export const restyle: Command<RestyleInput> = {
  label: 'Restyle',
  run: (document, input, id = document.header.activeAlternative) => restyled(document, input, id),
}

export type RestyleCopyInput = {
  readonly copy: AddAlternativeInput
  /** By the ids of the original. */
  readonly style: RestyleInput
}

/** The same in a copy of the alternative, which stays as it is. */
export const restyleCopy: Command<RestyleCopyInput> = {
  label: 'Restyle in a new alternative',
  run(document, { copy, style }, looked) {
    const added = addAlternative.run(document, copy, looked)
    if (!added.ok) return added

    const rows = Object.entries(style.rows).map(([id, row]) => [copy.rowIds[id] ?? id, row] as const)
    return restyled(added.value, { ...style, rows: Object.fromEntries(rows) }, copy.alternative)
  },
}

function restyled(
  document: ProjectDocument,
  { choices, rows: styles }: RestyleInput,
  id: AlternativeId,
): Result<ProjectDocument> {
  const alternative = document.alternatives[id]
  if (!alternative) return refuse(`No alternative ${id}`)

  const rows: Record<RowId, Row> = {}
  const replaced: RowId[] = []
  for (const [rowId, style] of Object.entries(styles)) {
    const row = document.rows[rowId]
    if (row?.kind !== 'article' || row.alternative !== id) return refuse(`No article ${rowId}`)
    if (isOfStyle(row, style)) continue
    if (row.article !== style.article) replaced.push(rowId)
    rows[rowId] = { ...(row.article === style.article ? row : withoutOwn(row)), ...style }
  }
  const locked = lockedProblem(document, replaced)
  if (locked) return refuse(locked)

  const plain = replaced.reduce(withoutSpecials, document)
  const isNothing = Object.keys(rows).length === 0
  const next = isNothing ? plain : { ...plain, rows: { ...plain.rows, ...rows } }
  // The same choices stay the same object, so that what follows them need not be worked out again.
  if (isSameRecord(alternative.choices, choices)) return done(next)
  return done({ ...next, alternatives: { ...document.alternatives, [id]: { ...alternative, choices } } })
}

function isOfStyle(row: ArticleRow, { model, article, side, choices }: NewStyle): boolean {
  const isSame = row.model === model && row.article === article && row.side === side
  return isSame && isSameRecord(row.choices, choices)
}

/** What was made for the article that goes. */
function withoutOwn({
  adjustment: _,
  auto: __,
  worked: ___,
  division: ____,
  ...row
}: ArticleRow): ArticleRow {
  return row
}
