import type { SheetLayer } from '@arredo/drawings'
import type { EditorAction } from './action.ts'

/** What plan and elevations show, and how large. */
export const viewActions: readonly EditorAction[] = [
  layerAction('dimensions', { label: 'Show dimensions', short: 'Dimensions' }),
  layerAction('names', { label: 'Show names', short: 'Names' }),
  layerAction('numbers', { label: 'Show position numbers', short: 'Position numbers' }),
  layerAction('wallUnits', { label: 'Show what hangs above', short: 'What hangs above' }),
  layerAction('symbols', { label: 'Show symbols and door swings', short: 'Symbols and door swings' }),
  layerAction('fixtures', { label: 'Show sockets and pipes', short: 'Sockets and pipes' }),
  layerAction('notes', { label: 'Show notes', short: 'Notes' }),
  layerAction('underlay', { label: 'Show the underlay', short: 'Underlay' }),
  layerAction('grid', { label: 'Show the grid', short: 'Grid' }),
  scaleAction(20, { label: 'Scale 1:20' }),
  scaleAction(25, { label: 'Scale 1:25' }),
  scaleAction(50, { label: 'Scale 1:50' }),
  scaleAction(100, { label: 'Scale 1:100' }),
]

function layerAction(
  layer: SheetLayer,
  { label, short }: { readonly label: string; readonly short: string },
): EditorAction {
  return {
    id: `layer ${layer}`,
    label,
    short,
    group: 'view',
    isPossible: (editor) => editor.state().view !== '3d',
    isOn: (editor) => !editor.state().hiddenLayers.includes(layer),
    run(editor) {
      const { hiddenLayers } = editor.state()
      const others = hiddenLayers.filter((each) => each !== layer)
      editor.hideLayers(others.length < hiddenLayers.length ? others : [...hiddenLayers, layer])
    },
  }
}

function scaleAction(ratio: number, { label }: { readonly label: string }): EditorAction {
  return {
    id: `scale ${ratio}`,
    label,
    group: 'view',
    isPossible: (editor) => editor.state().view !== '3d',
    run: (editor) => editor.showAt(ratio),
  }
}
