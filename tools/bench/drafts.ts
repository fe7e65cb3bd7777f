import { randomUUID } from 'node:crypto'
import { documentVersion, type ProjectDocument } from '@arredo/project'
import type { ChannelClient } from '../stack/channel-client.ts'
import type { BareSql } from './bare-sql.ts'
import { compare, type Figure } from './compare.ts'
import { processFigures } from './process-figures.ts'

/** The server counts its processor time in hundredths of a second at best. */
const keptForProcessor = 300

type DraftBench = {
  readonly client: ChannelClient
  readonly metricsPort: number
  readonly bare: BareSql
  readonly owner: string
  readonly project: number
  readonly document: ProjectDocument
}

/** One row changed and kept, again and again, against the same row laid over another by SQL alone. */
export async function compareDrafts({
  client,
  metricsPort,
  bare,
  owner,
  project,
  document,
}: DraftBench): Promise<{
  readonly figures: readonly Figure[]
  /** What goes over the line for one edit of one row. */
  readonly bytes: number
  /** Of the server's processor for one draft. */
  readonly cpuMilliseconds: number
}> {
  const [row] = Object.values(document.rows)
  if (!row) throw new Error('There is no row to edit')
  const [key, ofBare] = [randomUUID(), randomUUID()]
  const changed = (turn: number) => ({ rows: { [row.id]: { ...row, order: turn } } })
  let bytes = 0
  let seq = 0

  async function keep(turn: number): Promise<void> {
    const after = seq++
    const numbers = { key, project, revision: 1, version: documentVersion, name: 'Bench', seq, after }
    const body = JSON.stringify({ ...numbers, changes: changed(turn) })
    bytes = Buffer.byteLength(body)
    const answer = await client.post('drafts/keep', body)
    if (!answer.includes('"wants":null')) throw new Error(answer)
  }

  const figures = await compare(
    'draft-keep',
    (turn) => bare.keep(owner, ofBare, JSON.stringify(changed(turn))),
    keep,
  )
  const before = await processFigures(metricsPort)
  for (let turn = 0; turn < keptForProcessor; turn++) await keep(turn)
  const after = await processFigures(metricsPort)
  const cpuMilliseconds = (1000 * (after.cpuSeconds - before.cpuSeconds)) / keptForProcessor
  return { figures, bytes, cpuMilliseconds }
}
