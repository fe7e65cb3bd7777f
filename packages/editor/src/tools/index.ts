import type { ToolName } from '../editor.ts'
import { placeTool } from './place-tool.ts'
import { selectTool } from './select-tool.ts'
import type { Tool, Workbench } from './tool.ts'

export const tools: Readonly<Record<ToolName, (workbench: Workbench) => Tool>> = {
  select: selectTool,
  place: placeTool,
}
