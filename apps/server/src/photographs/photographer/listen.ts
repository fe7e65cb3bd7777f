import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PhotographWatch } from './photographer.ts'
import type { RefusalReason } from './refusals.ts'
import { told } from './told.ts'

export type Heard = {
  refused: RefusalReason | null
  /** Null until it says that it is done. */
  cpuSeconds: number | null
}

/** Hands on what the program says to who watches, and keeps what is asked for at the end. */
export function listen(
  folder: string,
  watch: PhotographWatch,
): { readonly heard: Heard; readonly onLine: (line: string) => void } {
  const heard: Heard = { refused: null, cpuSeconds: null }
  let portion = { done: 0, count: 0, total: 0 }
  const onLine = (line: string) => {
    const what = told(line)
    if (what?.kind === 'words') watch.onProgress(portion.total ? 0.97 : 0.01, what.words)
    if (what?.kind === 'preview') showPreview(folder, watch)
    if (what?.kind === 'refusal') heard.refused = what.reason
    if (what?.kind === 'end') heard.cpuSeconds = what.cpuSeconds
    if (what?.kind === 'portion') portion = what
    if (what?.kind === 'sample' && portion.total) {
      const share = (portion.done + Math.min(what.sample, portion.count)) / portion.total
      watch.onProgress(0.05 + 0.9 * share, 'Light is gathered')
    }
  }
  return { heard, onLine }
}

async function showPreview(folder: string, watch: PhotographWatch): Promise<void> {
  // The folder may be gone: then there is the photograph itself, or nobody waits any more.
  const picture = await readFile(join(folder, 'preview.jpg')).catch(() => null)
  if (picture && !watch.signal.aborted) watch.onPreview(picture)
}
