import { type SheetLayer, sheetLayers } from '@arredo/drawings'
import type { Editor } from '@arredo/editor'
import { useEffect } from 'react'
import { useApp } from '../app/app-context.tsx'

const memoryKey = 'hiddenLayers'

/** What somebody took off the drawings stays off on this device, in every project. */
export function useKeptLayers(editor: Editor): void {
  const { memory } = useApp().ports
  useEffect(() => {
    const kept = readLayers(memory.read(memoryKey))
    if (kept.join() !== editor.state().hiddenLayers.join()) editor.hideLayers(kept)
    let last = editor.state().hiddenLayers
    return editor.subscribe(() => {
      const { hiddenLayers } = editor.state()
      if (hiddenLayers === last) return
      last = hiddenLayers
      memory.write(memoryKey, hiddenLayers.join(' '))
    })
  }, [editor, memory])
}

function readLayers(kept: string | null): readonly SheetLayer[] {
  const names = (kept ?? '').split(' ')
  return sheetLayers.filter((layer) => names.includes(layer))
}
