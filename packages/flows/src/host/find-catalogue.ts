import type { Catalogue } from '@arredo/catalogue'
import { findFolded } from '@arredo/contract/host'
import { done, type Result, refuse } from '@arredo/project'
import type { App } from '../app.ts'

/** H-32: the catalogue that the configuration forces, whatever is named; else the named one, else the open project's. */
export async function findCatalogue(app: App, named: string, isNew: boolean): Promise<Result<Catalogue>> {
  const open = isNew ? null : app.project.getState().open
  const wanted = app.config.forcedCatalogue || named || open?.chosen?.catalogue
  if (!wanted) return refuse('Missing catalog')
  if (!open) return findSold(app, wanted)

  const found = findFolded([...open.catalogues().values()], wanted, ({ pack }) => pack.code)
  return found ? done(found) : findSold(app, wanted)
}

/** Asked before anything is emptied, so that a wrong code costs nobody their work (D-24). */
export async function findSold(app: App, wanted: string): Promise<Result<Catalogue>> {
  const listed = await app.range.list()
  if (!listed.ok) return listed

  const listing = findFolded(listed.value, wanted, ({ code }) => code)
  return listing ? app.range.open(listing.hash) : refuse('Catalog not found')
}
