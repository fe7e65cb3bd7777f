import { moveTenant } from '../moving/move-tenant.ts'
import { type Side, withSides } from '../moving/side.ts'
import type { Desk } from '../operator/command.ts'
import { runOperator } from '../operator/run-operator.ts'
import { withDesk } from '../operator/with-desk.ts'
import { queryAs } from './query-as.ts'
import type { TestDatabase } from './test-database.ts'

export type CellName = 'main' | 'b'

export type MovePlace = Readonly<Record<CellName, TestDatabase>>

const nowhere = 'postgres://nobody@127.0.0.1:1/nowhere'
const databaseOf = (url: string) => new URL(url).pathname.slice(1)

/** What an operator does with two cells, what becomes of it when machines die, and what it leaves behind. */
export function testMove({ main, b }: MovePlace) {
  const databases = { main, b }
  const stopped = new Set<CellName>()
  const urls = (kind: 'ownerUrl' | 'adminUrl') => ({
    main: stopped.has('main') ? nowhere : main[kind],
    b: stopped.has('b') ? nowhere : b[kind],
  })
  const asAdmin = (cell: CellName, text: string) => queryAs(databases[cell].adminUrl, text)

  return {
    asAdmin,

    async arredo(
      line: string,
      { adminCells = urls('adminUrl'), around = (desk: Desk) => desk } = {},
    ): Promise<{ readonly code: number; readonly said: string }> {
      const said: string[] = []
      const say = (text: string) => said.push(text)
      const { main: ownerUrl, ...ownerCells } = urls('ownerUrl')
      const settings = { ownerUrl, ownerCells, adminCells, filesFolder: '', s3: null }
      const code = await runOperator(line.split(' '), {
        ...{ say, complain: say },
        withDesk: (work) => withDesk(settings, (desk) => work(around(desk))),
      })
      return { code, said: said.join('\n') }
    },

    /** What a move makes use of, and must not leave behind. */
    async leftovers(...cells: readonly CellName[]) {
      // The server has others' databases too.
      const own = [main, b].map(({ adminUrl }) => `'${databaseOf(adminUrl)}'`).join()
      const left = await Promise.all([
        ...cells.map((cell) => asAdmin(cell, 'select pubname as name from pg_publication')),
        asAdmin('main', `select slot_name as name from pg_replication_slots where database in (${own})`),
        asAdmin(
          'main',
          `select subname as name from pg_subscription join pg_database on pg_database.oid = subdbid
           where datname in (${own})`,
        ),
        asAdmin('main', 'select moving_to as name from tenant where moving_to is not null'),
      ])
      return left.flat().map(({ name }) => name)
    },

    /**
     * As if the machine of the command had died, in the middle of a move, at what it was about to ask of a database:
     * nothing it asks reaches one any more. Or as if it had lost one of them there.
     */
    async dieAt(words: RegExp, from: CellName, to: CellName, lost: readonly CellName[] = ['main', 'b']) {
      let isDead = false
      await withSides({ main: main.adminUrl, b: b.adminUrl }, async (open) => {
        const mortal = async (name: CellName): Promise<Side> => {
          const side = await open(name)
          const query = side.client.query.bind(side.client) as (...asked: unknown[]) => unknown
          const client = Object.assign(Object.create(side.client), {
            async query(...asked: unknown[]) {
              isDead ||= words.test(String(asked[0]))
              if (isDead && lost.includes(name)) throw new Error('dead')
              return query(...asked)
            },
          })
          return { ...side, client }
        }
        const way = { main: await mortal('main'), from: await mortal(from), to: await mortal(to) }
        await moveTenant({ tenant: 1, ...way, longestPause: 5_000 })
      })
    },

    /** Nobody reaches it, not even the other cell; until it is started. */
    async stop(cell: CellName) {
      const other = databases[cell === 'main' ? 'b' : 'main'].adminUrl
      const name = databaseOf(databases[cell].adminUrl)
      await queryAs(other, `alter database ${name} allow_connections false`)
      await queryAs(other, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
      stopped.add(cell)
      return async () => {
        await queryAs(other, `alter database ${name} allow_connections true`)
        stopped.delete(cell)
      }
    },
  }
}
