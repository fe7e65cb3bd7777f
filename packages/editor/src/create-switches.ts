import { isSameRecord } from '@arredo/project'
import type { Editor } from './editor.ts'
import type { Workbench } from './tools/tool.ts'

type Switches = Pick<
  Editor,
  | 'show'
  | 'lookAt'
  | 'setSnaps'
  | 'setBeside'
  | 'askBeside'
  | 'hideLayers'
  | 'showAt'
  | 'flag'
  | 'chooseEnd'
  | 'toggleOpened'
  | 'setOpened'
  | 'cut'
  | 'explode'
  | 'walk'
  | 'present'
  | 'meet'
>

/** What is only said to the editor and shown by the views: no tool and no command takes part. */
export function createSwitches({ state, set, leave }: Pick<Workbench, 'state' | 'set' | 'leave'>): Switches {
  return {
    show: (view) => set(view === '3d' ? { view } : { view, isWalking: false }),
    lookAt: (face) => set({ face }),
    setSnaps: (snaps) => set({ snaps }),
    setBeside: (beside) => set({ beside }),
    askBeside: (side) => set({ beside: side, besideWish: { side } }),
    hideLayers: (hiddenLayers) => set({ hiddenLayers }),
    showAt: (ratio) => set({ scaleWish: { ratio } }),
    flag: (flagged) => isSameRecord(state().flagged, flagged) || set({ flagged }),
    chooseEnd: (wall, end) => set({ movingEnd: { wall, end } }),

    toggleOpened(one) {
      const { opened } = state()
      set({ opened: opened.includes(one) ? opened.filter((id) => id !== one) : [...opened, one] })
    },

    setOpened: (opened) => set({ opened }),

    cut: (section) => set({ section }),
    // Numbers of a selection would lie among the parts.
    explode: (exploded) => set(exploded === null ? { exploded } : { exploded, selection: [] }),

    walk(isWalking) {
      if (isWalking === state().isWalking) return
      // Who walks holds nothing.
      if (isWalking) leave()
      set({ isWalking, ...(isWalking && { selection: [] }) })
    },
    present(isPresenting) {
      if (isPresenting === state().isPresenting) return
      if (isPresenting) leave()
      set({ isPresenting, ...(isPresenting && { selection: [], menu: null }) })
    },
    meet: (met) => isSameRecord(state().met ?? {}, met ?? {}) || set({ met }),
  }
}
