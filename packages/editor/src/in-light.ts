import type { Light } from '@arredo/project'
import type { Shown } from './editor-state.ts'

/** What is shown, in a light that somebody tries out; every record but the header stays the same object. */
export function inLight(shown: Shown, light: Light | null): Shown {
  if (!light) return shown
  const { document } = shown
  return { ...shown, document: { ...document, header: { ...document.header, light } } }
}
