import type { EditorState } from './editor-state.ts'
import { cleanBrush } from './paint/brush.ts'

export const atStart: EditorState = {
  view: '2d',
  tool: 'select',
  selection: [],
  snaps: true,
  brush: cleanBrush,
  beside: 'right',
  besideWish: null,
  opened: [],
  ajar: {},
  section: null,
  exploded: null,
  isWalking: false,
  isPresenting: false,
  met: null,
  face: null,
  movingEnd: null,
  hidden: [],
  hiddenLayers: [],
  scaleWish: { ratio: null },
  lookWish: null,
  flagged: {},
  menu: null,
  refusal: null,
  moment: 0,
}
