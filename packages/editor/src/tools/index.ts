import { dimensionTool } from './dimension-tool.ts'
import { drawWallTool } from './draw-wall-tool.ts'
import { fixtureTool } from './fixture-tool.ts'
import { measureTool } from './measure-tool.ts'
import { noteTool } from './note-tool.ts'
import { openingTool } from './opening-tool.ts'
import { paintTool } from './paint-tool.ts'
import { placeTool } from './place-tool.ts'
import { selectTool } from './select-tool.ts'
import { splitWallTool } from './split-wall-tool.ts'
import { tryOutTool } from './try-out-tool.ts'
import { underlayScaleTool } from './underlay-scale-tool.ts'

/** Every tool, by its name; views and the editor know none of them. They are fetched together: fetch-tools.ts. */
export const tools = {
  select: selectTool,
  place: placeTool,
  drawWall: drawWallTool,
  splitWall: splitWallTool,
  placeOpening: openingTool,
  placeFixture: fixtureTool,
  measure: measureTool,
  paint: paintTool,
  writeNote: noteTool,
  writeDimension: dimensionTool,
  scaleUnderlay: underlayScaleTool,
  tryOut: tryOutTool,
}

export type ToolName = keyof typeof tools
/** What a tool is taken up with. */
export type ToolInput<Name extends ToolName> = Parameters<(typeof tools)[Name]>[1]
