import type { Command } from '../command.ts'
import type { ProjectDocument, Row, RowId } from '../document.ts'
import { groupMates } from '../group-mates.ts'
import { done, refuse } from '../result.ts'

export type GroupRowsInput = {
  readonly rows: readonly RowId[]
  /** What the group is called from now on. */
  readonly group: string
}

/** From now on they are taken hold of together. */
export const groupRows: Command<GroupRowsInput> = {
  label: 'Group',
  run(document, { rows: ids, group }) {
    const unknown = ids.find((id) => !document.rows[id])
    if (unknown !== undefined) return refuse(`No row ${unknown}`)
    if (group === '' || group.length > longestName) return refuse('No such group')
    const members = ids.filter((id) => 'placement' in (document.rows[id] ?? {}))
    if (new Set(members).size < 2) return refuse('A group has at least two items')
    if (new Set(members.map((id) => document.rows[id]?.alternative)).size > 1) {
      return refuse('A group belongs to one alternative')
    }

    return done(withGroup(document, members, group))
  },
}

/** Every group that one of them belongs to is dissolved. */
export const ungroupRows: Command<{ readonly rows: readonly RowId[] }> = {
  label: 'Ungroup',
  run(document, { rows }) {
    const members = groupMates(document, rows).filter((id) => groupOf(document.rows[id]) !== undefined)
    if (members.length === 0) return refuse('Nothing of this is in a group')

    return done(withGroup(document, members, undefined))
  },
}

const longestName = 64

function withGroup(document: ProjectDocument, ids: readonly RowId[], group: string | undefined) {
  const changed = ids.flatMap((id): readonly Row[] => {
    const row = document.rows[id]
    if (!row || !('placement' in row) || row.group === group) return []
    const { group: _, ...alone } = row
    return [group === undefined ? alone : { ...row, group }]
  })
  if (changed.length === 0) return document
  return {
    ...document,
    rows: { ...document.rows, ...Object.fromEntries(changed.map((row) => [row.id, row])) },
  }
}

function groupOf(row: Row | undefined): string | undefined {
  return row && 'placement' in row ? row.group : undefined
}
