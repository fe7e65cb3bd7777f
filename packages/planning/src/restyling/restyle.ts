import type { ArticleEvaluation, Catalogue, Choices, Text } from '@arredo/catalogue'
import {
  type ArticleRow,
  type Command,
  type Evaluation,
  isFollower,
  isSameRecord,
  type NewStyle,
  type Preview,
  type ProjectDocument,
  type RestyleInput,
  type RowId,
  restyle,
  rowsInOrder,
  specialsOf,
  step,
  together,
} from '@arredo/project'
import type { Said } from '../checks/finding.ts'
import { sentence } from '../sentence.ts'
import { type Fitted, type Fitting, fitted, otherLengths } from './fitted.ts'
import type { RestyledRow } from './restyled-row.ts'
import { standInsFor } from './stand-ins.ts'

export type RestyleWish = {
  readonly catalogue: string
  /** Null: every article keeps its own. */
  readonly model: string | null
  /** What is chosen once for the whole alternative, all of it. */
  readonly choices: Choices
}

export type RestyleAsk = Preview & {
  readonly catalogues: ReadonlyMap<string, Catalogue>
  /** What a command would make of the project, with all that follows; null where it is refused. */
  readonly preview: (command: Command<null>) => Preview | null
  /** With prices. */
  readonly evaluate: (document: ProjectDocument) => Evaluation
}

/** What another look would make of an alternative, ready to be applied as one step. */
export type Restyled = {
  /** Every article of the catalogue but what follows by rule, in the order of the offer. */
  readonly rows: readonly RestyledRow[]
  readonly input: RestyleInput
  /** The project as it would be, evaluated with prices. */
  readonly after: Preview
}

/**
 * Article by article what becomes of it in another look: nothing moves, lengths stay, and no article is left as its
 * rules or its price list do not allow. Pauses after every article. Null where the whole is refused.
 */
export function* restyleInSteps(ask: RestyleAsk, wish: RestyleWish): Generator<void, Restyled | null> {
  const catalogue = ask.catalogues.get(wish.catalogue)
  if (!catalogue) return null

  let rows: readonly RestyledRow[] = []
  for (const row of restyledRows(ask, wish.catalogue)) {
    const become = outcomeOf(ask, catalogue, wish, row)
    rows = become ? [...rows, become] : rows
    yield
  }
  // What the price list does not sell so, stays; what it would not sell even then, stays altogether.
  for (const fallback of [inOwnModel, asItWas]) {
    const after = previewOf(ask, wish, rows)
    if (!after) return null
    yield
    const evaluation = ask.evaluate(after.document)
    const broken = newFindings(ask.evaluation, evaluation)
    const isDone = !rows.some((each) => broken.has(each.row))
    if (isDone) return { rows, input: inputOf(wish, rows), after: { ...after, evaluation } }
    rows = rows.map((each) => (broken.has(each.row) ? fallback(ask, catalogue, wish, each) : each))
    yield
  }
  const after = previewOf(ask, wish, rows)
  if (!after) return null
  return {
    rows,
    input: inputOf(wish, rows),
    after: { ...after, evaluation: ask.evaluate(after.document) },
  }
}

function restyledRows({ document, evaluation }: RestyleAsk, catalogue: string): readonly ArticleRow[] {
  return rowsInOrder(document, evaluation.alternative).filter(
    (row): row is ArticleRow => row.kind === 'article' && row.catalogue === catalogue && !isFollower(row),
  )
}

function outcomeOf(
  ask: RestyleAsk,
  catalogue: Catalogue,
  wish: RestyleWish,
  row: ArticleRow,
): RestyledRow | null {
  const now = ask.evaluation.articles[row.id]
  if (!now) return null
  const { pack } = catalogue
  const model = wish.model ?? row.model
  const article = pack.articles.find(({ code }) => code === row.article)
  const isSold = article?.models.includes(model) ?? false
  const fit = (style: Pick<NewStyle, 'article' | 'model' | 'side'>) =>
    fitted({
      ...fittingOf(ask, catalogue, wish, row, now),
      request: { ...style, choices: row.choices, header: wish.choices },
    })
  const same = { article: row.article, model, side: row.side }
  const own = isSold ? fit(same) : null
  if (own) return become(ask, row, same, own)

  if (model !== row.model) {
    const canGo = !row.locked && specialsOf(ask.document, row.id).length === 0 && !row.auto && !row.division
    for (const other of canGo ? standInsFor(catalogue, row.article, model) : []) {
      const side = other.sides.includes(row.side) ? row.side : (other.sides[0] ?? row.side)
      const style = { article: other.code, model, side }
      const fits = fit(style)
      if (fits) return become(ask, row, style, fits, other.name)
    }
  }
  const name = pack.models.find(({ code }) => code === model)?.name ?? { en: model }
  const why: readonly (Said | Text)[] = isSold
    ? [{ text: sentence('Not made in this size in {{model}}'), values: { model: { name } } }]
    : [{ text: sentence('Not made in {{model}}'), values: { model: { name } } }]
  return staying(ask, catalogue, wish, row, why)
}

function fittingOf(
  { document }: RestyleAsk,
  catalogue: Catalogue,
  { choices: wishes }: RestyleWish,
  { placement, alternative }: ArticleRow,
  now: ArticleEvaluation,
): Omit<Fitting, 'request'> {
  const before = document.alternatives[alternative]?.choices ?? {}
  // What stands free and joins no run has room around it.
  const isFree = placement === null || (placement.seat.on === 'floor' && now.run === undefined)
  return { catalogue, now, wishes, before, keepsWidth: !isFree }
}

function become(
  ask: RestyleAsk,
  row: ArticleRow,
  style: Pick<NewStyle, 'article' | 'model' | 'side'>,
  { choices, evaluation, compromises }: Fitted,
  standIn: Text | null = null,
): RestyledRow {
  const now = ask.evaluation.articles[row.id]
  const changed = now ? otherLengths(now, evaluation) : []
  const lengths = changed
    .filter((variant) => !compromises.some((each) => each.variant === variant))
    .map((variant) => ({
      ...{ variant, wanted: now?.configuration[variant] ?? 0, got: evaluation.configuration[variant] ?? 0 },
      ...{ isOwn: true, reasons: [] },
    }))
  const all = [...compromises, ...lengths]
  const isSame =
    style.model === row.model &&
    now !== undefined &&
    isSameRecord(now.configuration, evaluation.configuration)
  const kind = all.length > 0 || standIn ? 'adapted' : isSame ? 'same' : 'follows'
  return {
    ...{ row: row.id, kind, standIn, compromises: all, why: [], keeps: keepsOf(ask, row, standIn !== null) },
    style: { ...style, choices: isSameRecord(row.choices, choices) ? row.choices : choices },
  }
}

/** In its own model, with what it can take over of the rest. */
function staying(
  ask: RestyleAsk,
  catalogue: Catalogue,
  wish: RestyleWish,
  row: ArticleRow,
  why: RestyledRow['why'],
): RestyledRow {
  const now = ask.evaluation.articles[row.id]
  const { article, model, side } = row
  const fit =
    now &&
    fitted({
      ...fittingOf(ask, catalogue, wish, row, now),
      request: { article, model, side, choices: row.choices, header: wish.choices },
    })
  if (!fit) return unchanged(ask, row, why)
  return { ...become(ask, row, { article, model, side }, fit), kind: 'stays', why }
}

/** With all it is now as its own choice, so that nothing of the new look reaches it. */
function unchanged(ask: RestyleAsk, row: ArticleRow, why: RestyledRow['why']): RestyledRow {
  const { article, model, side } = row
  const configuration = ask.evaluation.articles[row.id]?.configuration ?? {}
  const header = ask.document.alternatives[row.alternative]?.choices ?? {}
  const taken = Object.keys(header).filter((code) => Object.hasOwn(configuration, code))
  const held = Object.fromEntries(taken.map((code) => [code, configuration[code] ?? '']))
  return {
    ...{ row: row.id, kind: 'stays', standIn: null, compromises: [], why, keeps: keepsOf(ask, row, false) },
    style: { article, model, side, choices: { ...held, ...row.choices } },
  }
}

type Fallback = (ask: RestyleAsk, catalogue: Catalogue, wish: RestyleWish, row: RestyledRow) => RestyledRow

const notSold: Said = { text: sentence('The price list does not sell it like this') }

const inOwnModel: Fallback = (ask, catalogue, wish, { row: id }) =>
  staying(ask, catalogue, wish, articleRow(ask, id), [notSold])

const asItWas: Fallback = (ask, _, __, { row: id }) => unchanged(ask, articleRow(ask, id), [notSold])

function articleRow({ document }: RestyleAsk, id: RowId): ArticleRow {
  const row = document.rows[id]
  if (row?.kind !== 'article') throw new Error(`Row ${id} is no article`)
  return row
}

function previewOf(ask: RestyleAsk, wish: RestyleWish, rows: readonly RestyledRow[]): Preview | null {
  return ask.preview(together(restyle.label, [step(restyle, inputOf(wish, rows))]))
}

function inputOf({ choices }: RestyleWish, rows: readonly RestyledRow[]): RestyleInput {
  return { choices, rows: Object.fromEntries(rows.map(({ row, style }) => [row, style])) }
}

/** Rows about which something is wrong that was right before. */
function newFindings(before: Evaluation, after: Evaluation): ReadonlySet<RowId> {
  const known = new Set(before.findings.map(({ row, code }) => `${row} ${code}`))
  return new Set(after.findings.filter(({ row, code }) => !known.has(`${row} ${code}`)).map(({ row }) => row))
}

function keepsOf({ document }: RestyleAsk, row: ArticleRow, isReplaced: boolean): RestyledRow['keeps'] {
  return {
    price: !isReplaced && row.adjustment !== undefined,
    special: specialsOf(document, row.id).length > 0,
  }
}
