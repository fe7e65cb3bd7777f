import type { EditorState } from './editor-state.ts'

export const atStart: EditorState = {
  view: '2d',
  tool: 'select',
  selection: [],
  snaps: true,
  beside: 'right',
  besideWish: null,
  opened: [],
  face: null,
  movingEnd: null,
  hidden: [],
  hiddenLayers: [],
  scaleWish: { ratio: null },
  flagged: {},
  menu: null,
  refusal: null,
  moment: 0,
}
