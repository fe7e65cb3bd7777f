import type { ToolName, tools } from './index.ts'
import { placeTool } from './place-tool.ts'
import { selectTool } from './select-tool.ts'
import type { Tool, Workbench } from './tool.ts'

/** How a tool is taken up; what with is known by its name. */
type Begin = (workbench: Workbench, input: unknown) => Tool

/** With these a room is shown and filled; the others are fetched when it stands, or when somebody wants one. */
let atHand: Partial<typeof tools> = { select: selectTool, place: placeTool }

/** Null until it is fetched. */
export function toolAtHand(name: ToolName): Begin | null {
  return (atHand[name] as Begin | undefined) ?? null
}

/** From then on every tool is taken up at once. */
export async function fetchTools(): Promise<void> {
  atHand = (await import('./index.ts')).tools
}
