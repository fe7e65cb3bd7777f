import { isPlaced, type ProjectDocument } from '@arredo/project'

/** An empty project has no picture: lists show their placeholder. */
export function hasSomethingToSee({ header, rows, walls }: ProjectDocument): boolean {
  return (
    Object.keys(walls).length > 0 ||
    Object.values(rows).some(
      (row) => isPlaced(row) && row.flags.drawn && row.alternative === header.activeAlternative,
    )
  )
}
