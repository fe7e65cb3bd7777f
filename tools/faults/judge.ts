import pg from 'pg'
import type { Acknowledged } from './writer.ts'

type Row = {
  readonly number: number
  readonly revision: number
  readonly name: string
  readonly saves: number[]
}

/** Compares what was acknowledged with what the database holds; every line returned is a failure. */
export async function judge(
  ownerUrl: string,
  tenant: number,
  acknowledged: readonly Acknowledged[],
  /** Projects that no writer saved. */
  besides: readonly number[] = [],
): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query("select set_config('app.tenant', $1, false)", [String(tenant)])
    const { rows } = await client.query<Row>(
      `select number, revision, document #>> '{header,name}' as name,
         array(select (details ->> 'revision')::int from audit
           where audit.tenant = project.tenant and subject = 'project ' || number order by id) as saves
       from project where owner <> 'sample' and number <> all ($1)`,
      [besides],
    )
    // Writers make up theirs, whoever asks for an offer has words.
    const keys = await client.query<{ key: string }>(
      "select key from idempotency where key !~ '^(save|make)-'",
    )
    return [
      ...projectProblems(rows, acknowledged),
      ...keyProblems(new Set(keys.rows.map(({ key }) => key)), acknowledged),
    ]
  } finally {
    await client.end()
  }
}

function projectProblems(rows: readonly Row[], acknowledged: readonly Acknowledged[]): readonly string[] {
  const stored = new Map(rows.map((row) => [row.number, row]))
  const newest = new Map<number, Acknowledged>()
  for (const saved of acknowledged) {
    if (saved.revision > (newest.get(saved.project)?.revision ?? 0)) newest.set(saved.project, saved)
  }

  const lost = [...newest.values()].flatMap(({ project, revision, name }) => {
    const row = stored.get(project)
    if (!row) return [`lost: project ${project}`]
    if (row.revision !== revision || row.name !== name) {
      return [
        `project ${project} is at ${row.revision} "${row.name}", acknowledged was ${revision} "${name}"`,
      ]
    }
    const expected = Array.from({ length: revision }, (_, index) => index + 1)
    return row.saves.toSorted((one, two) => one - two).join() === expected.join()
      ? []
      : [`project ${project} was saved as ${row.saves.join()}, expected ${expected.join()}`]
  })
  const doubled = rows
    .filter(({ number }) => !newest.has(number))
    .map(({ number }) => `doubled: project ${number}`)
  return [...lost, ...doubled]
}

function keyProblems(keys: ReadonlySet<string>, acknowledged: readonly Acknowledged[]): readonly string[] {
  const missing = acknowledged.filter(({ key }) => !keys.has(key)).map(({ name }) => `no key for ${name}`)
  return keys.size > acknowledged.length ? [...missing, 'more keys than acknowledged saves'] : missing
}
