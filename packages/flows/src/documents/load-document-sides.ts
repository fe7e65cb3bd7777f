import { done, type Preview, type ProjectDocument, type Result } from '@arredo/project'
import type { App } from '../app.ts'
import { contextOf } from '../project/context-of.ts'
import { openPacks } from '../project/open-packs.ts'

type Sides = readonly [Preview, Preview]

/** D-267: two documents as they were made: what was printed, at the prices of then. */
export async function loadDocumentSides(app: App, ids: readonly [string, string]): Promise<Result<Sides>> {
  const [left, right] = await Promise.all([loadSide(app, ids[0]), loadSide(app, ids[1])])
  if (!left.ok) return left
  return right.ok ? done([left.value, right.value]) : right
}

async function loadSide(app: App, id: string): Promise<Result<Preview>> {
  const [loaded, { readDocument, evaluateProject }] = await Promise.all([
    app.ports.call('documents/load', { id }),
    app.ports.projectKit(),
  ])
  if (!loaded.ok) return loaded
  const read = readDocument(loaded.value.document, {})
  if (!read.ok) return read

  const document = await openPacks(app, ofItsAlternative(read.value))
  // Packs never change: sizes and options are those of then. Prices are what was printed, whatever they would be now.
  const evaluation = evaluateProject(document, { ...contextOf(app, document), faces: [] })
  return done({ document, evaluation: { ...evaluation, prices: loaded.value.prices } })
}

/** A document is about one alternative; what became of the others is in none of its lines. */
function ofItsAlternative(document: ProjectDocument): ProjectDocument {
  const { activeAlternative } = document.header
  const own = document.alternatives[activeAlternative]
  return {
    ...document,
    alternatives: own ? { [activeAlternative]: own } : {},
    rows: Object.fromEntries(
      Object.entries(document.rows).filter(([, { alternative }]) => alternative === activeAlternative),
    ),
  }
}
