import type { Editor } from '@arredo/editor'
import { type App, openCatalogue } from '@arredo/flows'
import type { Clip } from '@arredo/project'

/** Puts what a clipboard or a block holds into the room; the sentence why not, where it cannot be. */
export async function pasteHeld(app: App, editor: Editor, held: string): Promise<string | null> {
  const { readClip } = await import('./read-held.ts')
  const clip = readClip(held)
  if (!clip.ok) return clip.message
  const packs = await packsFor(app, clip.value, editor.desk.current().document.packs)
  if (!packs.ok) return packs.message
  // What the room refuses, the editor says itself.
  editor.withTools(() => editor.paste(clip.value, packs.value))
  return null
}

/** A catalogue that the project does not know yet is opened as if something of it were placed. */
async function packsFor(app: App, { document }: Clip, pinned: Readonly<Record<string, string>>) {
  const codes = new Set(
    Object.values(document.rows).flatMap((row) => (row.kind === 'article' ? [row.catalogue] : [])),
  )
  const packs: Record<string, string> = {}
  for (const code of codes) {
    if (pinned[code] !== undefined) continue
    const opened = await openCatalogue(app, code)
    if (!opened.ok) return opened
    const [hash] = [...app.range.store.getState().opened].find(([, known]) => known === opened.value) ?? []
    if (hash !== undefined) packs[code] = hash
  }
  return { ok: true, value: packs } as const
}
