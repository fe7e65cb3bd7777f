import { isSameRecord } from '@arredo/project'
import type { Editor } from './editor.ts'
import type { EditorState } from './editor-state.ts'
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
  | 'toggleLeaf'
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
      const { opened, ajar } = state()
      const isOpen = opened.includes(one) || ajar[one] !== undefined
      const others = opened.filter((id) => id !== one)
      set({ opened: isOpen ? others : [...others, one], ajar: without(ajar, one) })
    },

    toggleLeaf(row, leaf, all) {
      const { opened, ajar } = state()
      const before = opened.includes(row) ? all : (ajar[row] ?? [])
      const open = before.includes(leaf) ? before.filter((one) => one !== leaf) : [...before, leaf]
      const isWhole = all.every((one) => open.includes(one))
      const others = opened.filter((id) => id !== row)
      const rest = without(ajar, row)
      set({
        opened: isWhole ? [...others, row] : others,
        ajar: isWhole || open.length === 0 ? rest : { ...rest, [row]: open },
      })
    },

    setOpened: (opened, ajar = {}) => set({ opened, ajar }),

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

/** Of the items that stand ajar, all but these. */
export function without(ajar: EditorState['ajar'], ...rows: readonly string[]): EditorState['ajar'] {
  return Object.fromEntries(Object.entries(ajar).filter(([row]) => !rows.includes(row)))
}
