import type { ToolInput, ToolName } from '../tools/index.ts'
import { type EditorAction, type Keys, letterKey, shiftLetterKey } from './action.ts'

/** What can be taken into the hand. */
export const toolActions: readonly EditorAction[] = [
  toolAction({ tool: 'select', input: null, label: 'Select', keys: letterKey('s', 'plain') }),
  toolAction({ tool: 'drawWall', input: null, label: 'Draw wall', keys: letterKey('w') }),
  toolAction({ tool: 'measure', input: null, label: 'Measure', keys: letterKey('m', 'plain') }),
  toolAction({ tool: 'paint', input: null, label: 'Paint', keys: letterKey('u') }),
  {
    id: 'snaps',
    label: 'Snapping',
    group: 'tools',
    keys: shiftLetterKey('s'),
    isOn: (editor) => editor.state().snaps,
    run: (editor) => editor.setSnaps(!editor.state().snaps),
  },
]

export type ToolChoice<Name extends ToolName> = {
  readonly tool: Name
  /** What it is taken up with. */
  readonly input: ToolInput<Name>
  readonly label: string
  readonly keys: Keys
}

export function toolAction<Name extends ToolName>({
  tool,
  input,
  label,
  keys,
}: ToolChoice<Name>): EditorAction {
  return {
    id: `tool ${tool}`,
    label,
    group: 'tools',
    keys,
    isOn: (editor) => editor.state().tool === tool,
    run: (editor) => editor.use(tool, input),
  }
}
