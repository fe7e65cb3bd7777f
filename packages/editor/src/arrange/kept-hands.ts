import type { Refusal } from '@arredo/project'
import type { KeptDeeds } from '../kept-deeds.ts'
import type { Hands } from './hands.ts'

/** Hands that may still be on their way: what is only done is done when they are there. */
export function keptHands(hands: () => Hands | null, { withTools }: KeptDeeds, notYet: () => Refusal): Hands {
  const later = (deed: (hands: Hands) => void) =>
    withTools(() => {
      const now = hands()
      if (now) deed(now)
    })
  return {
    nudge: (by) => later(({ nudge }) => nudge(by)),
    rotateSelection: (degrees) => later(({ rotateSelection }) => rotateSelection(degrees)),
    deleteSelection: () => later(({ deleteSelection }) => deleteSelection()),
    duplicateSelection: () => later(({ duplicateSelection }) => duplicateSelection()),
    alignSelection: (edge) => later(({ alignSelection }) => alignSelection(edge)),
    distributeSelection: (way) => later(({ distributeSelection }) => distributeSelection(way)),
    mirrorSelection: () => later(({ mirrorSelection }) => mirrorSelection()),
    groupSelection: () => later(({ groupSelection }) => groupSelection()),
    ungroupSelection: () => later(({ ungroupSelection }) => ungroupSelection()),
    lockSelection: (locked) => later(({ lockSelection }) => lockSelection(locked)),
    hideSelection: () => later(({ hideSelection }) => hideSelection()),
    showHidden: () => later(({ showHidden }) => showHidden()),
    selectAll: () => later(({ selectAll }) => selectAll()),
    selectGroup: () => later(({ selectGroup }) => selectGroup()),
    // Whoever wants an answer asks for the tools first.
    repeatSelection: (repetition) => hands()?.repeatSelection(repetition) ?? notYet(),
    clip: () => hands()?.clip() ?? notYet(),
    paste: (clip, packs) => hands()?.paste(clip, packs) ?? notYet(),
  }
}
