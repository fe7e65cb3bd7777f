import type { ProjectDocument } from '@arredo/project'
import { sentence } from '@arredo/words'
import type { App } from '../app.ts'

/**
 * Opens every pack a document needs, and only those. One from elsewhere may not pin all it uses: it is given what
 * is sold now. A pack that cannot be had is reported and missing, the rest goes on.
 */
export async function openPacks(app: App, document: ProjectDocument): Promise<ProjectDocument> {
  const used = Object.values(document.rows).flatMap((row) => (row.kind === 'article' ? [row.catalogue] : []))
  const unpinned = new Set(used.filter((code) => document.packs[code] === undefined))
  const listed = unpinned.size > 0 ? await app.range.list() : null
  const sold = listed?.ok ? listed.value.filter(({ code }) => unpinned.has(code)) : []
  const added = Object.fromEntries(sold.map(({ code, hash }) => [code, hash]))
  const packs = sold.length === 0 ? document.packs : { ...document.packs, ...added }

  const hashes = Object.values(packs)
  const opened = await app.loading.during(sentence('Catalogues are fetched'), (tell) => {
    let arrived = 0
    return Promise.all(
      hashes.map(async (hash) => {
        const answer = await app.range.open(hash)
        tell(++arrived / hashes.length)
        return answer
      }),
    )
  })
  const missing = [...(listed ? [listed] : []), ...opened].find(({ ok }) => !ok)
  if (missing && !missing.ok) reportMissing(app, missing.message)
  return packs === document.packs ? document : { ...document, packs }
}

export function reportMissing(app: App, message: string): void {
  app.ports.log.warn(`A catalogue could not be loaded: ${message}`)
  app.notices.show({
    message: sentence('A catalogue could not be loaded. Reload the page to try again.'),
    kind: 'error',
  })
}
