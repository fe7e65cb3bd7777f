import type { OutlineNode } from '@arredo/editor/spatial'

/** A line of the outline as it is shown: every node whose parents are unfolded. */
export type OutlineLine = {
  readonly node: OutlineNode
  readonly level: number
  /** Counted among its siblings, from 1. */
  readonly position: number
  readonly siblings: number
  /** Null for what has nothing below it. */
  readonly isUnfolded: boolean | null
  readonly parent: string | null
}

export function outlineLines(
  nodes: readonly OutlineNode[],
  folded: ReadonlySet<string>,
  level = 1,
  parent: string | null = null,
): readonly OutlineLine[] {
  return nodes.flatMap((node, index): readonly OutlineLine[] => {
    const isUnfolded = node.children.length > 0 ? !folded.has(node.key) : null
    const line = { node, level, position: index + 1, siblings: nodes.length, isUnfolded, parent }
    return [line, ...(isUnfolded ? outlineLines(node.children, folded, level + 1, node.key) : [])]
  })
}

/** The keys of everything around a record, from the outermost to its own; empty for what is not in the outline. */
export function pathTo(
  nodes: readonly OutlineNode[],
  isWanted: (node: OutlineNode) => boolean,
): readonly string[] {
  for (const node of nodes) {
    if (isWanted(node)) return [node.key]
    const below = pathTo(node.children, isWanted)
    if (below.length > 0) return [node.key, ...below]
  }
  return []
}
