import { type Ground, shellOf } from '@arredo/geometry'
import { type Preview, standingRow } from '@arredo/project'

/** What the place of something that is about to be depends on. */
export function groundOf({ document, evaluation }: Preview): Ground {
  return {
    shell: shellOf(document),
    openings: document.openings,
    placeOfRow: (row) => standingRow(document, evaluation, row)?.place ?? null,
  }
}
