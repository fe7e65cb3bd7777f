import type { Catalogue } from '@arredo/catalogue'
import { type Evaluation, finishIn, type ProjectDocument, roomFinish } from '@arredo/project'
import type { Paint } from './brush.ts'
import type { PaintTarget } from './paint-target.ts'

/** What is there, to paint elsewhere with; null where nothing can be taken up. */
export function pickedPaint(
  { document, evaluation }: { readonly document: ProjectDocument; readonly evaluation: Evaluation },
  catalogues: ReadonlyMap<string, Catalogue>,
  target: PaintTarget,
): Paint | null {
  if (target.kind === 'surface') {
    const room = document.rooms[target.room]
    if (!room) return null
    const finish = roomFinish(room, target.surface)
    const known = finish === null ? null : finishIn(catalogues, finish)
    const plain = target.surface.kind === 'floor' ? (['floor'] as const) : (['wall', 'ceiling'] as const)
    const surfaces = known?.surfaces ?? (finish === null ? (['floor', 'wall', 'ceiling'] as const) : plain)
    return { kind: 'finish', finish, surfaces }
  }
  const row = document.rows[target.row]
  if (row?.kind !== 'article') return null
  const pack = catalogues.get(row.catalogue)?.pack
  const configuration = evaluation.articles[row.id]?.configuration ?? {}
  const shown = Object.keys(configuration).find((code) => {
    const variant = pack?.variants[code]
    const component = pack?.designClasses[variant?.designClass ?? '']?.component
    return variant?.domain.kind === 'options' && variant.scope === 'project' && component === 'Swatches'
  })
  const value = shown === undefined ? undefined : configuration[shown]
  if (shown === undefined || typeof value !== 'string') return null
  return { kind: 'option', catalogue: row.catalogue, variant: shown, value }
}
