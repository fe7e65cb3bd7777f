import {
  changeRow,
  duplicateRow,
  orderRow,
  type Row,
  type RowFlags,
  removeRows,
  rowsInOrder,
  step,
  together,
} from '@arredo/project'
import { useApp } from '../app/app-context.tsx'
import { useText } from '../words/use-text.ts'

export type RowDeeds = {
  readonly duplicate: (row: Row) => void
  readonly remove: (row: Row) => void
  readonly turn: (row: Row, flag: keyof RowFlags) => void
}

/** What is done to one row at once, each as one step of undo; a refusal is said. */
export function useRowDeeds(): RowDeeds {
  const text = useText()
  const { project, notices, ports } = useApp()

  function attempt(label: string, steps: Parameters<typeof together>[1]) {
    const done = project.getState().open?.desk.run(together(label, steps), null)
    if (done && !done.ok) notices.show({ message: text(done.message), kind: 'error' })
  }

  return {
    duplicate(row) {
      const copy = ports.ids()
      const desk = project.getState().open?.desk
      const rows = desk ? rowsInOrder(desk.current().document, row.alternative) : []
      const next = rows[rows.findIndex(({ id }) => id === row.id) + 1]
      attempt(duplicateRow.label, [
        step(duplicateRow, { row: row.id, copy }),
        step(orderRow, { row: copy, before: next?.id ?? null }),
      ])
    },
    remove: ({ id }) => attempt(removeRows.label, [step(removeRows, { rows: [id] })]),
    turn: ({ id, flags }, flag) =>
      attempt(changeRow.label, [
        step(changeRow, { row: id, change: { flags: { ...flags, [flag]: !flags[flag] } } }),
      ]),
  }
}
