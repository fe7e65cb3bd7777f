import { type ArticleRow, type Desk, type RowId, recordOf, refuse } from '@arredo/project'
import { createStore } from 'zustand/vanilla'
import { createHands } from './arrange/hands.ts'
import type { Editor } from './editor.ts'
import type { EditorState, Hit, KeyPress, Selected, Shown } from './editor-state.ts'
import { withoutHidden } from './hidden.ts'
import { placeWithoutPointer } from './newcomer.ts'
import type { Sheet } from './on-plan.ts'
import { isSelected, withGroups } from './selection.ts'
import { fetchTools, toolAtHand } from './tools/fetch-tools.ts'
import type { ToolName } from './tools/index.ts'
import { selectTool } from './tools/select-tool.ts'
import type { Tool, Workbench } from './tools/tool.ts'

export type EditorParts = {
  readonly desk: Desk
  readonly newId: () => string
  /** Whether an article is made for either side; every one where nobody knows. */
  readonly hasSides?: (row: ArticleRow) => boolean
}

const atStart: EditorState = {
  view: '2d',
  tool: 'select',
  selection: [],
  snaps: true,
  opened: [],
  face: null,
  movingEnd: null,
  hidden: [],
  hiddenLayers: [],
  scaleWish: { ratio: null },
  menu: null,
  refusal: null,
  moment: 0,
}

const noTints: Shown['tints'] = {}

export function createEditor({ desk, newId, hasSides = () => true }: EditorParts): Editor {
  const store = createStore<EditorState>(() => atStart)
  const state = store.getState
  const set = (change: Partial<EditorState>) => store.setState(change)
  let sheet: Sheet = { turn: 0, isUpright: false }
  let pointing: () => Hit | null = () => null

  const workbench: Workbench = {
    desk,
    newId,
    hasSides,
    state,
    set,
    attempt(command, input) {
      const result = desk.run(command, input)
      return result.ok ? result : workbench.refuse(result.message)
    },
    refuse(message) {
      set({ refusal: { message } })
      return refuse(message)
    },
    sheet: () => sheet,
    changed: () => set({ moment: state().moment + 1 }),
    leave: () => takeUp('select', selectTool(workbench, null)),
  }
  let inHand: Tool = selectTool(workbench, null)
  /** Takes up the tool that is being fetched; whatever is taken up or given up meanwhile ends the wait. */
  let awaited: (() => void) | null = null
  /** Keys that were meant for it already. */
  let pressedAhead: readonly KeyPress[] = []

  function takeUp(name: ToolName, tool: Tool): void {
    awaited = null
    inHand.cancel()
    inHand = tool
    set({ tool: name, moment: state().moment + 1 })
  }

  function awaitTool(use: () => void): void {
    awaited = use
    pressedAhead = []
    const unlessLeft = (then: () => void) => () => {
      if (awaited !== use) return
      awaited = null
      then()
    }
    const tell = () =>
      workbench.refuse('This tool could not be fetched. Check your connection and try again.')
    const take = () => {
      use()
      for (const press of pressedAhead) inHand.key?.(press)
    }
    fetchTools().then(unlessLeft(take), unlessLeft(tell))
  }

  const latest = remembered(() => [desk.current(), state()] as const)
  const shown = latest((): Shown => {
    const { document, evaluation } = desk.current()
    return withoutHidden(inHand.preview() ?? { document, evaluation, tints: noTints }, state().hidden)
  })
  const overlay = latest(() => inHand.overlay())
  const entries = latest(() => inHand.entries())

  desk.subscribe(() => forgetGone(workbench))

  const editor: Editor = {
    ...createHands(workbench, () => pointing()),
    desk,
    newId,
    state,
    subscribe: (listener) => store.subscribe(listener),
    shown,
    overlay,
    entries,
    cursor: () => inHand.cursor(),

    aim: () => inHand.aim(),
    claims: (hit, pointer, modifiers) => inHand.claims(hit, pointer, modifiers),
    hovers: () => inHand.hovers,
    carries: () => inHand.carries ?? false,
    down: (hit, modifiers) => inHand.down(hit, modifiers),
    move: (hit, modifiers) => inHand.move(hit, modifiers),
    up: (hit, modifiers) => inHand.up(hit, modifiers),
    tap(hit, modifiers) {
      inHand.down(hit, modifiers)
      inHand.up(hit, modifiers)
    },
    letGo() {
      // What hovers goes on when the hand is free again.
      if (!inHand.hovers && inHand.cancel()) workbench.changed()
    },
    key(press) {
      if (!awaited || press.key === 'Escape' || press.ctrlKey || press.metaKey)
        return inHand.key?.(press) ?? false
      pressedAhead = [...pressedAhead, press]
      return true
    },

    cancel() {
      if (awaited) {
        awaited = null
        return true
      }
      if (inHand.cancel()) {
        workbench.changed()
        return true
      }
      if (state().tool !== atStart.tool) {
        workbench.leave()
        return true
      }
      if (state().selection.length === 0) return false
      set({ selection: [] })
      return true
    },

    use(name, input, press) {
      const begin = toolAtHand(name)
      if (!begin) return awaitTool(() => editor.use(name, input, press))
      takeUp(name, begin(workbench, input))
      if (press) inHand.key?.(press)
    },
    attempt: workbench.attempt,
    show: (view) => set({ view }),
    lookAt: (face) => set({ face }),
    select: (records) =>
      set({ selection: records.filter((record) => recordOf(desk.current().document, record)) }),
    setSnaps: (snaps) => set({ snaps }),
    hideLayers: (hiddenLayers) => set({ hiddenLayers }),
    showAt: (ratio) => set({ scaleWish: { ratio } }),
    chooseEnd: (wall, end) => set({ movingEnd: { wall, end } }),
    setBearing: (turn, isUpright = false) => {
      sheet = { turn, isUpright }
    },
    setPointing: (ask) => {
      pointing = ask
    },

    askMenu(at, hit) {
      const record = hit?.record
      if (record && !isSelected(state().selection, record)) {
        set({ selection: withGroups(desk.current().document, [record]) })
      }
      set({ menu: { at } })
    },
    closeMenu: () => set({ menu: null }),

    toggleOpened(row) {
      const { opened } = state()
      set({ opened: opened.includes(row) ? opened.filter((id) => id !== row) : [...opened, row] })
    },

    startPlacing(newcomer) {
      // Nothing stays selected: the numbers of a selection would lie in the newcomer's way.
      set({ selection: [] })
      if (newcomer.attach === 'opening') editor.use('placeOpening', { kind: 'article', newcomer })
      else editor.use('place', newcomer)
    },

    placeNow(newcomer) {
      const row = newId()
      const placed = placeWithoutPointer(desk, newcomer, row, newId)
      if (!placed) return null
      workbench.leave()
      set({ selection: [{ kind: 'row', id: row }] })
      return row
    },
  }
  return editor
}

/** The same answer as long as desk and state are the same objects: views compare by identity. */
function remembered<Key extends readonly unknown[]>(keyOf: () => Key) {
  return <Value>(make: () => Value): (() => Value) => {
    let last: { readonly key: Key; readonly value: Value } | null = null
    return () => {
      const key = keyOf()
      if (last?.key.every((part, index) => part === key[index])) return last.value
      last = { key, value: make() }
      return last.value
    }
  }
}

/** Undo, another alternative or another project may take away what is selected, hidden or stands open. */
function forgetGone({ desk, state, set }: Workbench): void {
  const { document, alternative } = desk.current()
  const isThere = (record: Selected) =>
    recordOf(document, record) !== undefined &&
    (record.kind !== 'row' || document.rows[record.id]?.alternative === alternative)
  const stands = (id: RowId) => isThere({ kind: 'row', id })
  const { selection, opened, hidden } = state()
  if (!selection.every(isThere)) set({ selection: selection.filter(isThere) })
  if (!opened.every(stands)) set({ opened: opened.filter(stands) })
  if (!hidden.every(stands)) set({ hidden: hidden.filter(stands) })
}
