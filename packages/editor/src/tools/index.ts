import { drawWallTool } from './draw-wall-tool.ts'
import { measureTool } from './measure-tool.ts'
import { openingTool } from './opening-tool.ts'
import { placeTool } from './place-tool.ts'
import { selectTool } from './select-tool.ts'

/** Every tool, by its name; views and the editor know none of them. */
export const tools = {
  select: selectTool,
  place: placeTool,
  drawWall: drawWallTool,
  placeOpening: openingTool,
  measure: measureTool,
}

export type ToolName = keyof typeof tools
/** What a tool is taken up with. */
export type ToolInput<Name extends ToolName> = Parameters<(typeof tools)[Name]>[1]
