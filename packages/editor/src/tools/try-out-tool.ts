import type { Preview } from '@arredo/project'
import { plainTool, type Tool, type Workbench } from './tool.ts'

/** Shows what somebody thinks of doing, in every view, until it is done or something else is taken up. */
export function tryOutTool({ desk }: Workbench, { document, evaluation }: Preview): Tool {
  const start = desk.current().document
  return {
    ...plainTool,
    aim: () => ({ on: 'things' }),
    // The room can be turned and panned meanwhile.
    claims: () => false,
    down: () => {},
    move: () => {},
    up: () => {},
    cancel: () => false,
    preview: () => (desk.current().document === start ? { document, evaluation, tints: {} } : null),
    cursor: () => 'default',
  }
}
