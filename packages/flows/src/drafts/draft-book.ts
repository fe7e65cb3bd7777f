import {
  type ChangedRecords,
  changeBetween,
  documentVersion,
  type HistoryStep,
  isSameRecord,
  type ProjectDocument,
} from '@arredo/project'
import { isChanged, type OpenProject } from '../project/project-store.ts'
import type { DraftHead, DraftRow, DraftWrite } from './drafts-port.ts'

/** What storage holds of a draft by now; null where nothing is known of it. */
export type DraftBook = {
  readonly base: ProjectDocument | null
  readonly document: ProjectDocument | null
  readonly steps: ReadonlyMap<HistoryStep, number>
  readonly head: DraftHead | null
}

export const emptyBook: DraftBook = { base: null, document: null, steps: new Map(), head: null }

export type DraftPerson = { readonly key: string; readonly who: string; readonly now: number }

/** What has to be written so that storage holds the project as it is, and the book as it is then. */
export function nextPage(
  book: DraftBook,
  project: OpenProject,
  person: DraftPerson,
): { readonly book: DraftBook; readonly write: DraftWrite } {
  const { document } = project.desk.current()
  const base = project.saved ?? project.start
  const isOther = book.base !== base
  const { steps, put, remove } = nextSteps(book.steps, project)
  const records = rowsOf(changeBetween((isOther ? null : book.document) ?? base, document).after)
  const lastStep = steps.get(project.desk.history().past.at(-1) as HistoryStep) ?? 0
  const head = headOf(project, person, lastStep)
  return {
    book: { base, document, steps, head },
    write: {
      head,
      clear: isOther ? (book.base ? ['record'] : ['record', 'step']) : [],
      put: [...(isOther ? [{ kind: 'base', name: '', value: base } as const] : []), ...records, ...put],
      remove,
    },
  }
}

/** Whether both say the same, but for when. */
export function isSamePage(one: DraftBook, two: DraftBook): boolean {
  const { head } = two
  const isHead =
    one.head !== null && head !== null && isSameRecord({ ...one.head, keptAt: head.keptAt }, head)
  return isHead && one.base === two.base && one.document === two.document && one.steps.size === two.steps.size
}

/** Numbered along the way from the first that can be undone to the last that can be redone. */
function nextSteps(known: DraftBook['steps'], { desk }: OpenProject) {
  const { past, future } = desk.history()
  const steps = new Map<HistoryStep, number>()
  const put: DraftRow[] = []
  let last = Math.max(0, ...known.values())
  for (const step of [...past, ...future.toReversed()]) {
    const number = known.get(step) ?? ++last
    steps.set(step, number)
    if (!known.has(step)) put.push({ kind: 'step', name: String(number), value: step })
  }
  const gone = [...known].filter(([step]) => !steps.has(step))
  return { steps, put, remove: gone.map(([, number]) => ({ kind: 'step' as const, name: String(number) })) }
}

function rowsOf(changes: ChangedRecords): readonly DraftRow[] {
  return Object.entries(changes).flatMap(([map, records]) =>
    Object.entries(records).map(([id, value]) => ({ kind: 'record' as const, name: `${map} ${id}`, value })),
  )
}

function headOf(project: OpenProject, { key, who, now }: DraftPerson, lastStep: number): DraftHead {
  const { document, alternative } = project.desk.current()
  const { attempt, copyOf, underWay } = project
  const sent = attempt.kind === 'saving' || attempt.kind === 'unanswered' ? attempt.request.document : null
  return {
    ...{
      key,
      remote: underWay.remoteDraft ?? key,
      who,
      version: documentVersion,
      name: document.header.name,
      alternative,
      lastStep,
    },
    ...{ project: project.id, revision: project.revision, status: project.status, savedAt: project.savedAt },
    ...{ isLoaded: project.isLoaded, isTradeKnown: project.isTradeKnown, chosen: project.chosen },
    ...{ isChanged: isChanged(project), isSent: sent === document, keptAt: now },
    ...(copyOf !== undefined && { copyOf }),
  }
}
