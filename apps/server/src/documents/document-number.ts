import { sql } from 'kysely'
import type { Database } from '../database/databases.ts'

/** Counted in the transaction that makes the document: one undone leaves no gap, two never share a number. */
export async function nextDocumentNumber(
  database: Database,
  tenant: number,
  report: string,
): Promise<number> {
  const { last } = await database
    .insertInto('document_counter')
    .values({ tenant, report, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'report']).doUpdateSet({ last: sql`document_counter.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** As it is printed: the year it was made in and the running number, 2026-0017. */
export function printedNumber(number: number, madeOn: string): string {
  return `${madeOn.slice(0, 4)}-${String(number).padStart(4, '0')}`
}
