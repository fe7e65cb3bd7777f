import type { Catalogue } from '@arredo/catalogue'
import { done, type Result, refuse } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'

/**
 * A catalogue for the open project, fetched where that was not needed yet: in the edition the project pins, else
 * in the one that is sold at this moment. What is placed from it pins it.
 */
export async function openCatalogue(app: App, code: string): Promise<Result<Catalogue>> {
  const pinned = app.project.getState().open?.desk.current().document.packs[code]
  const hash = pinned === undefined ? await soldHash(app, code) : done(pinned)
  if (!hash.ok) return hash

  const opened = await app.range.open(hash.value)
  return opened.ok ? opened : failed(app, opened.message)
}

async function soldHash(app: App, code: string): Promise<Result<string>> {
  const listed = await app.range.list()
  if (!listed.ok) return failed(app, listed.message)
  const found = listed.value.find((listing) => listing.code === code)
  return found ? done(found.hash) : refuse(sentence('Its catalogue is no longer sold.'))
}

function failed(app: App, message: string): Result<never> {
  app.ports.log.warn(`A catalogue could not be opened: ${message}`)
  return refuse(sentence('Its catalogue could not be fetched. Check your connection and try again.'))
}
