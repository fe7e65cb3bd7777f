import type { AlternativeId, ProjectDocument, Row } from './document.ts'

type Rows = ProjectDocument['rows']

/**
 * Every step of a drag copies all rows. An object that was read from JSON, or out of which something was taken, is a
 * hundred times slower to copy; its copy is not. Rows that were there before are so already.
 */
export function quickToCopy(document: ProjectDocument, before?: ProjectDocument): ProjectDocument {
  return document.rows === before?.rows ? document : { ...document, rows: { ...document.rows } }
}

const listed = new WeakMap<Rows, readonly Row[]>()

/** All rows as they are kept; asked for by everybody who looks at a document, and listed once for all. */
export function allRows({ rows }: Pick<ProjectDocument, 'rows'>): readonly Row[] {
  const known = listed.get(rows) ?? Object.values(rows)
  listed.set(rows, known)
  return known
}

/** Rows of one alternative in their order, and all the rows that they are of. */
type Ordered = {
  readonly alternative: AlternativeId
  readonly all: readonly Row[]
  readonly rows: readonly Row[]
}

/** The newest first: while something is dragged, it and what follows from it are looked at in turns. */
const latest = new WeakMap<ProjectDocument['alternatives'], readonly Ordered[]>()
const inTurns = 2

/** The list before of the same rows in the same places, some of which have changed. */
const before = new WeakMap<readonly Row[], readonly Row[]>()

/**
 * Puts rows in order. A step changes few of them, and hardly ever their order: then they take their places in the
 * list of its kind before, and whatever was made of that one, place by place, is carried over.
 */
export function orderedRows(
  document: ProjectDocument,
  alternative: AlternativeId,
  order: (all: readonly Row[]) => readonly Row[],
): readonly Row[] {
  const all = allRows(document)
  const known = latest.get(document.alternatives) ?? []
  const last = known.findLast((each) => each.alternative === alternative && each.all.length === all.length)
  const rows = (last && exchanged(last, all)) ?? order(all)
  latest.set(document.alternatives, [{ alternative, all, rows }, ...known].slice(0, inTurns))
  return rows
}

function exchanged(last: Ordered, all: readonly Row[]): readonly Row[] | null {
  const rows = [...last.rows]
  for (const [at, was] of last.all.entries()) {
    const is = all[at]
    if (was === is || !is) continue
    if (!keepsPlace(was, is)) return null
    const place = last.rows.indexOf(was)
    if (place >= 0) rows[place] = is
  }
  // One step back is enough, and a chain of them would keep all that ever was.
  before.delete(last.rows)
  before.set(rows, last.rows)
  return rows
}

function keepsPlace(was: Row, is: Row): boolean {
  const isSame = was.id === is.id && was.order === is.order && was.alternative === is.alternative
  // What is special about an article is read below it.
  return isSame && was.kind !== 'free' && is.kind !== 'free'
}

/** What is known of these rows, else of the list before: its rows are theirs, place by place, but for some that changed. */
export function carriedOver<Value>(
  known: WeakMap<readonly Row[], Value>,
  rows: readonly Row[],
): Value | undefined {
  const last = before.get(rows)
  return known.get(rows) ?? (last && known.get(last))
}
