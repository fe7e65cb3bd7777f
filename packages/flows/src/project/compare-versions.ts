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
  const find = (name: VersionName) => (name === null ? asItIs(app, id) : asKept(app, id, name))
  const [left, right] = await Promise.all([find(names[0]), find(names[1])])
  if (!left.ok) return left
  if (!right.ok) return right

  const { open } = app.project.getState()
  const looked = open?.id === id ? open.desk.current().alternative : null
  const isShared = looked !== null && [left, right].every(({ value }) => isThere(value.document, looked))
  const { evaluateProject } = await app.ports.projectKit()
  async function evaluated(found: Found): Promise<VersionSide> {
    const document = await openPacks(app, found.document)
    const context = contextOf(app, document)
    const evaluation = evaluateProject(document, isShared ? { ...context, alternative: looked } : context)
    return { ...found, document, evaluation }
  }
  return done(await Promise.all([evaluated(left.value), evaluated(right.value)]))
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
  const onDesk = open?.id === id ? open : null
  const [sheet, read] = await Promise.all([
    app.ports.call('projects/get', { id }),
    onDesk ? done(onDesk.desk.current().document) : asStored(app, id),
  ])
  if (!sheet.ok) return sheet
  if (!read.ok) return read

  const isSaved = !(onDesk && isChanged(onDesk))
  const { savedBy: by, savedAt: at, picture, revision } = sheet.value
  const drawn = isSaved && picture?.revision === revision ? picture.hash : null
  return done({ name: null, by, at, isSaved, picture: drawn, document: read.value })
}

async function asStored(app: App, id: number): Promise<Result<ProjectDocument>> {
  const [loaded, { readDocument }] = await Promise.all([
    app.ports.call('projects/load', { id }),
    app.ports.projectKit(),
  ])
  return loaded.ok ? readDocument(loaded.value.document, loaded.value.trade) : loaded
}

function isThere(document: ProjectDocument, alternative: string): boolean {
  return document.alternatives[alternative] !== undefined && !isRemoved(document, alternative)
}
