import type { ClassificationNode, Pack, Text } from './pack.ts'

/** A group of articles with its place in the tree; nothing of it is written by an author. */
export type ClassifiedGroup = {
  readonly code: string
  readonly name: Text
  readonly picture?: string
  readonly parent: string | null
  /** Depth from the top, counted from 1. */
  readonly level: number
  readonly hasChildren: boolean
  /** Final groups hold articles; the others hold groups. */
  readonly isFinal: boolean
}

/** The whole tree as rows, each group before its children. */
export function classifiedGroups({
  classification,
}: Pick<Pack, 'classification'>): readonly ClassifiedGroup[] {
  return classification.flatMap((node) => rowsOf(node, null, 1))
}

function rowsOf(node: ClassificationNode, parent: string | null, level: number): readonly ClassifiedGroup[] {
  const { code, name, picture, children = [] } = node
  const hasChildren = children.length > 0
  return [
    { code, name, ...(picture && { picture }), parent, level, hasChildren, isFinal: !hasChildren },
    ...children.flatMap((child) => rowsOf(child, code, level + 1)),
  ]
}
