import { UnderlayDrawing } from '@arredo/contract'
import type { UnderlaySource } from '@arredo/editor'
import type { App } from '@arredo/flows'
import type { StoreApi } from 'zustand/vanilla'
import { fromBase64 } from './base64.ts'
import { type KnownFiles, underlayFiles } from './underlay-files.ts'

/** A file that cannot be reached is asked for again when the plan is opened anew; one that is gone is not. */
export async function fetchUnderlay(app: App, file: string): Promise<void> {
  const store = underlayFiles(app)
  const set = (source: UnderlaySource | 'coming' | 'gone') => store.setState({ [file]: source })
  if (store.getState()[file] !== undefined) return
  set('coming')
  const answer = await app.ports.call('underlays/load', { file })
  if (answer.ok) set((await sourceOf(file, fromBase64(answer.value.content))) ?? 'gone')
  else if (answer.code === 'notFound') set('gone')
  else forget(store, file)
}

function forget(store: StoreApi<KnownFiles>, file: string): void {
  const { [file]: _, ...others } = store.getState()
  store.setState(others, true)
}

async function sourceOf(file: string, bytes: Uint8Array<ArrayBuffer>): Promise<UnderlaySource | null> {
  if (file.endsWith('.json')) return drawingOf(bytes)
  const blob = new Blob([bytes])
  const bitmap = await createImageBitmap(blob).catch(() => null)
  if (!bitmap) return null
  const { width, height } = bitmap
  bitmap.close()
  return { kind: 'picture', href: URL.createObjectURL(blob), width, height }
}

function drawingOf(bytes: Uint8Array): UnderlaySource | null {
  const read = UnderlayDrawing.safeParse(parsed(new TextDecoder().decode(bytes)))
  if (!read.success) return null
  const { width, height, lines } = read.data
  // On paper y grows downward.
  const path = lines.map((line) => {
    let drawn = ''
    for (let at = 0; at + 1 < line.length; at += 2)
      drawn += `${at === 0 ? 'M' : 'L'}${line[at]} ${Math.round((height - (line[at + 1] ?? 0)) * 10) / 10}`
    return drawn
  })
  return { kind: 'drawing', path: path.join(''), width: Math.max(1, width), height: Math.max(1, height) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
