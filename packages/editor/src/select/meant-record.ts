import { footprint, isInside } from '@arredo/geometry'
import { isFollower, type Preview, standingRow } from '@arredo/project'
import type { Hit, Selected } from '../editor-state.ts'
import { isSelected } from '../selection.ts'

/**
 * What a press means. From above, a worktop covers the units it follows: the unit is meant, unless the worktop itself
 * is selected.
 */
export function meantRecord(
  { document, evaluation }: Preview,
  { record, point: [x, y, z], tellsHeight = false }: Hit,
  selection: readonly Selected[],
): Selected | null {
  const row = record?.kind === 'row' ? document.rows[record.id] : undefined
  if (!record || row?.kind !== 'article' || !row.auto || !isFollower(row)) return record
  if (tellsHeight || z !== 0 || isSelected(selection, record)) return record
  const unit = row.auto.of.find((id) => {
    const standing = standingRow(document, evaluation, id)
    return standing && isInside([x, y], footprint(standing))
  })
  return unit === undefined ? record : { kind: 'row', id: unit }
}
