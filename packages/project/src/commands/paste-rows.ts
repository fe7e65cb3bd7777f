import type { Command } from '../command.ts'
import type { ProjectDocument, Row } from '../document.ts'
import { done, type Result, refuse } from '../result.ts'
import { seatProblem } from '../room/seat-problem.ts'
import { newOrders } from '../row-order.ts'
import { rowsProblem } from '../rows-problem.ts'

export type PasteRowsInput = {
  /** Under ids that are new here; read and checked before. */
  readonly rows: readonly Row[]
  /** The packs they come from, pinned where the project has none for their catalogue yet. */
  readonly packs: Readonly<Record<string, string>>
}

/** What was copied elsewhere, into the alternative one looks at. */
export const pasteRows: Command<PasteRowsInput> = {
  label: 'Paste',
  run(document, { rows, packs }, alternative = document.header.activeAlternative) {
    if (rows.length === 0) return refuse('There is nothing to paste')
    if (!document.alternatives[alternative]) return refuse(`No alternative ${alternative}`)
    const taken = rows.find(({ id }) => document.rows[id])
    if (taken) return refuse(`Row ${taken.id} exists already`)
    const tooMany = rowsProblem(document, rows.length)
    if (tooMany) return refuse(tooMany)
    const pinned = { ...packs, ...document.packs }
    const homeless = rows.find((row) => row.kind === 'article' && pinned[row.catalogue] === undefined)
    if (homeless) return refuse('This comes from a catalogue that cannot be used here')

    return seated(
      { ...document, rows: pasted(document, rows, alternative), packs: used(document, packs, rows) },
      rows,
    )
  },
}

function pasted(
  document: ProjectDocument,
  rows: readonly Row[],
  alternative: string,
): Readonly<Record<string, Row>> {
  const orders = newOrders(document, alternative, rows.length)
  const added = rows.map((row, index) => [row.id, { ...row, alternative, order: orders[index] ?? 1 }])
  return { ...document.rows, ...Object.fromEntries(added) }
}

/** Only what something was pasted of is pinned. */
function used(
  document: ProjectDocument,
  packs: PasteRowsInput['packs'],
  rows: readonly Row[],
): Readonly<Record<string, string>> {
  const missing = rows.flatMap((row) =>
    row.kind === 'article' && document.packs[row.catalogue] === undefined
      ? [[row.catalogue, packs[row.catalogue] ?? ''] as const]
      : [],
  )
  return missing.length === 0 ? document.packs : { ...document.packs, ...Object.fromEntries(missing) }
}

/** As it is all there: one may stand on another that is pasted with it. */
function seated(document: ProjectDocument, rows: readonly Row[]): Result<ProjectDocument> {
  for (const { id } of rows) {
    const row = document.rows[id]
    const problem = row && 'placement' in row ? seatProblem(document, row.placement, row) : null
    if (problem) return refuse(problem)
  }
  return done(document)
}
