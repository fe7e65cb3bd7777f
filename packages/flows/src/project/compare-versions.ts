import { done, isRemoved, type Preview, type ProjectDocument, type Result } from '@arredo/project'
import type { App } from '../app.ts'
import { contextOf } from './context-of.ts'
import { openPacks } from './open-packs.ts'
import { isChanged } from './project-store.ts'

/** A version by its name, or the project as it is now: null. */
export type VersionName = string | null

export type VersionSide = Preview & {
  readonly name: VersionName
  readonly by: string
  readonly at: string
  /** False for what is on the desk with changes. */
  readonly isSaved: boolean
  /** Named by its content; null where none was drawn of it. */
  readonly picture: string | null
}

type Found = Omit<VersionSide, 'evaluation'>

/**
 * D-140: two of what a project was and is, each evaluated on its own terms. Of a project on the desk it is the
 * alternative one looks at, where both have it; else what is offered on either side.
 */
export async function loadVersionSides(
  app: App,
  id: number,
  names: readonly [VersionName, VersionName],
): Promise<Result<readonly [VersionSide, VersionSide]>> {
  const [left, right] = await Promise.all(
    names.map((name) => (name === null ? asItIs(app, id) : asKept(app, id, name))),
  )
  if (!left?.ok) return left as Result<never>
  if (!right?.ok) return right as Result<never>

  const { open } = app.project.getState()
  const looked = open?.id === id ? open.desk.current().alternative : null
  const both = [left.value, right.value]
  const isShared = looked !== null && both.every(({ document }) => isThere(document, looked))
  const { evaluateProject } = await app.ports.projectKit()
  const sides = await Promise.all(
    both.map(async (found): Promise<VersionSide> => {
      const document = await openPacks(app, found.document)
      const context = contextOf(app, document)
      const evaluation = evaluateProject(document, isShared ? { ...context, alternative: looked } : context)
      return { ...found, document, evaluation }
    }),
  )
  return done(sides as unknown as readonly [VersionSide, VersionSide])
}

async function asKept(app: App, id: number, versionName: string): Promise<Result<Found>> {
  const [kept, { readDocument }] = await Promise.all([
    app.ports.call('projects/loadVersion', { id, versionName }),
    app.ports.projectKit(),
  ])
  if (!kept.ok) return kept
  const { name, madeBy: by, madeAt: at, picture, document, trade } = kept.value
  const read = readDocument(document, trade)
  return read.ok ? done({ name, by, at, picture, isSaved: true, document: read.value }) : read
}

async function asItIs(app: App, id: number): Promise<Result<Found>> {
  const { open } = app.project.getState()
  const isOpen = open?.id === id
  const [sheet, loaded, { readDocument }] = await Promise.all([
    app.ports.call('projects/get', { id }),
    isOpen ? null : app.ports.call('projects/load', { id }),
    app.ports.projectKit(),
  ])
  if (!sheet.ok) return sheet
  if (loaded && !loaded.ok) return loaded
  const read =
    isOpen || !loaded
      ? done(open?.desk.current().document as ProjectDocument)
      : readDocument(loaded.value.document, loaded.value.trade)
  if (!read.ok) return read

  const isSaved = !(isOpen && isChanged(open))
  const { savedBy: by, savedAt: at, picture, revision } = sheet.value
  const drawn = isSaved && picture?.revision === revision ? picture.hash : null
  return done({ name: null, by, at, isSaved, picture: drawn, document: read.value })
}

function isThere(document: ProjectDocument, alternative: string): boolean {
  return document.alternatives[alternative] !== undefined && !isRemoved(document, alternative)
}
