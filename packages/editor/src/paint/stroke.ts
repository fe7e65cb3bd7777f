import { type Catalogue, type Choices, tryChoice } from '@arredo/catalogue'
import { shellOf } from '@arredo/geometry'
import { runsOf } from '@arredo/planning'
import {
  type ArticleRow,
  type Evaluation,
  type PaintSurfacesInput,
  type ProjectDocument,
  type RowId,
  rowsInOrder,
} from '@arredo/project'
import type { Brush, Paint, RefusedPaint } from './brush.ts'
import type { PaintTarget } from './paint-target.ts'

export type Stroke = {
  /** One step: all that the stroke paints. */
  readonly input: PaintSurfacesInput
  readonly refused: readonly RefusedPaint[]
  /** What was touched and is not for this paint. */
  readonly misses: readonly PaintTarget[]
}

type Desk = { readonly document: ProjectDocument; readonly evaluation: Evaluation }
type Catalogues = ReadonlyMap<string, Catalogue>

/** What a brush does to what it touches, as far as it reaches. */
export function strokeOf(
  desk: Desk,
  catalogues: Catalogues,
  { paint, reach }: Pick<Brush, 'paint' | 'reach'>,
  touched: readonly PaintTarget[],
): Stroke | null {
  if (!paint || touched.length === 0) return null
  return paint.kind === 'finish'
    ? coat(desk.document, paint, reach, touched)
    : dress(desk, catalogues, paint, reach, touched)
}

type Surfaces = PaintSurfacesInput['surfaces'][number]

function coat(
  document: ProjectDocument,
  { finish, surfaces, pack }: Extract<Paint, { kind: 'finish' }>,
  reach: Brush['reach'],
  touched: readonly PaintTarget[],
): Stroke {
  const misses: PaintTarget[] = []
  const painted = touched.flatMap((target): readonly Surfaces[] => {
    const isFor =
      target.kind === 'surface' &&
      surfaces.includes(target.surface.kind === 'walls' ? 'wall' : target.surface.kind)
    if (isFor) return withReach(document, target, reach)
    misses.push(target)
    return []
  })
  return { input: { surfaces: painted, finish, ...(pack && { pack }) }, refused: [], misses }
}

function withReach(
  document: ProjectDocument,
  { room, surface }: Surfaces,
  reach: Brush['reach'],
): readonly Surfaces[] {
  if (reach === 'one' || (reach === 'run' && surface.kind !== 'wall')) return [{ room, surface }]
  const found = shellOf(document).rooms.filter(
    ({ record }) => record && (reach === 'all' || record.id === room),
  )
  return found.flatMap(({ record, sides }): readonly Surfaces[] => {
    const id = record?.id ?? room
    if (surface.kind !== 'wall') return [{ room: id, surface }]
    const walls = [...new Set(sides.map(({ wall }) => wall))]
    // What they all have comes first: a wall that says the same then says nothing of its own.
    return [
      { room: id, surface: { kind: 'walls' } },
      ...walls.map((wall) => ({ room: id, surface: { kind: 'wall', wall } as const })),
    ]
  })
}

function dress(
  { document, evaluation }: Desk,
  catalogues: Catalogues,
  paint: Extract<Paint, { kind: 'option' }>,
  reach: Brush['reach'],
  touched: readonly PaintTarget[],
): Stroke {
  const meant = new Set(touched.flatMap((target) => (target.kind === 'row' ? [target.row] : [])))
  const rows: Record<RowId, Choices> = {}
  const refused: RefusedPaint[] = []
  const misses = touched.filter(({ kind }) => kind !== 'row')
  for (const row of reached(document, evaluation, meant, reach)) {
    const configuration = evaluation.articles[row.id]?.configuration ?? {}
    const catalogue = catalogues.get(row.catalogue)
    const has = row.catalogue === paint.catalogue && Object.hasOwn(configuration, paint.variant)
    if (!catalogue || !has) {
      if (meant.has(row.id)) refused.push({ row: row.id, reasons: [], repair: null })
      continue
    }
    if (configuration[paint.variant] === paint.value) continue
    const { article, model, side, choices } = row
    const header = document.alternatives[row.alternative]?.choices ?? {}
    const request = { article, model, side, choices, header }
    const tried = tryChoice(catalogue, request, paint.variant, paint.value)
    if (tried.kind === 'stands') rows[row.id] = { ...choices, [paint.variant]: paint.value }
    else {
      const { reasons, repair } = tried
      refused.push({ row: row.id, reasons: reasons.map(({ why }) => why), repair: repair?.choices ?? null })
    }
  }
  return { input: { surfaces: [], finish: null, rows }, refused, misses }
}

function reached(
  document: ProjectDocument,
  evaluation: Evaluation,
  meant: ReadonlySet<RowId>,
  reach: Brush['reach'],
): readonly ArticleRow[] {
  const articles = rowsInOrder(document, evaluation.alternative).filter((row) => row.kind === 'article')
  if (reach === 'all') return articles
  const wanted = new Set(meant)
  if (reach === 'run') {
    for (const { lines } of runsOf(document, evaluation)) {
      const ids = lines.flatMap(({ items }) => items.map(({ standing }) => standing.id))
      if (ids.some((id) => meant.has(id))) for (const id of ids) wanted.add(id)
    }
  }
  return articles.filter(({ id }) => wanted.has(id))
}
