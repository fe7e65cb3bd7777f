import { defineCommand, said } from '../command.ts'
import { type CellState, cellState } from './cell-state.ts'

type Brand = {
  readonly number: number
  readonly code: string
  readonly cell: string
  readonly is_here: boolean
}

export const listCells = defineCommand({
  name: 'cell list',
  takes: [],
  says: 'Every cell: how many brands it has, whether it can be worked with, and what is not as the map has it.',
  options: {},
  async run(desk) {
    const [cells, brands] = await desk.databases.withoutTenant(async (database) => [
      await database.selectFrom('cell').select('name').orderBy('name').execute(),
      await database
        .selectFrom('tenant')
        .select(['number', 'code', 'cell', 'is_here'])
        .orderBy('number')
        .execute(),
    ])
    const lines: string[] = []
    for (const { name } of cells) {
      const found = await cellState(desk, name)
      lines.push(...(found.ok ? describe(name, found.state, brands) : [`${name}  ${found.problem}`]))
    }
    const known = new Set(cells.map(({ name }) => name))
    const unknown = desk.databases.cells.filter((name) => !known.has(name))
    lines.push(...unknown.map((name) => `${name}  ${isNoCell}`))
    return said(...lines)
  },
})

const isNoCell = 'is in DATABASE_OWNER_CELLS and no cell: a new one (arredo cell add), or mistyped'

/** After a restore two cells may hold a brand to be theirs: its files would be swept by the rows of the wrong one. */
function describe(
  name: string,
  { name: own, tenants }: CellState,
  brands: readonly Brand[],
): readonly string[] {
  if (own !== name) return [`${name}  is another database, called ${own}`]
  const [mapped, others] = [
    brands.filter(({ cell }) => cell === name),
    brands.filter(({ cell }) => cell !== name),
  ]
  return [
    `${name}  ${mapped.length} brands`,
    ...mapped
      .filter(({ number }) => !tenants.includes(number))
      .map(({ code }) => `  ${code} is not open there`),
    ...others
      .filter(({ number }) => tenants.includes(number))
      .map(({ code, cell }) => `  ${code} is open there, and by the map in ${cell}`),
  ]
}
