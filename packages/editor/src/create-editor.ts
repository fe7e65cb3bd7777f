import type { Catalogue } from '@arredo/catalogue'
import { type ArticleRow, type Desk, type Light, recordOf, refuse } from '@arredo/project'
import { createStore } from 'zustand/vanilla'
import type { Hands } from './arrange/hands.ts'
import { keptHands } from './arrange/kept-hands.ts'
import { atStart } from './at-start.ts'
import { createSwitches } from './create-switches.ts'
import type { Editor } from './editor.ts'
import type { EditorState, Hit, Shown } from './editor-state.ts'
import { withFlags } from './flagged.ts'
import { forgetGone } from './forget-gone.ts'
import { withoutHidden } from './hidden.ts'
import { inLight } from './in-light.ts'
import { createKeptDeeds } from './kept-deeds.ts'
import type { Sheet } from './on-plan.ts'
import { createPace, type NextFrame } from './pace.ts'
import { placeNow } from './place-now.ts'
import { remembered } from './remembered.ts'
import { meantRecord } from './select/meant-record.ts'
import { isSelected, withGroups } from './selection.ts'
import { fetchTools, onWorkshop, workshopAtHand } from './tools/fetch-tools.ts'
import { firstHand } from './tools/first-hand.ts'
import type { ToolName } from './tools/index.ts'
import type { Tool, Workbench } from './tools/tool.ts'

export type EditorParts = {
  readonly desk: Desk
  readonly newId: () => string
  /** Whether an article is made for either side; every one where nobody knows. */
  readonly hasSides?: (row: ArticleRow) => boolean
  /** Opened packs by the code of their catalogue; none where nobody knows. */
  readonly catalogues?: () => ReadonlyMap<string, Catalogue>
  /** None where nobody looks on. */
  readonly nextFrame?: NextFrame
}

/** How a tool is taken up; what with is known by its name. */
type Begin = (workbench: Workbench, input: unknown) => Tool

export function createEditor(parts: EditorParts): Editor {
  const { desk, newId, hasSides = () => true, catalogues = () => new Map() } = parts
  const store = createStore<EditorState>(() => atStart)
  const state = store.getState
  const set = (change: Partial<EditorState>) => store.setState(change)
  const pace = createPace(desk, parts.nextFrame)
  let sheet: Sheet = { turn: 0, isUpright: false }
  let pointing: () => Hit | null = () => null
  let triedLight: Light | null = null

  const workbench: Workbench = {
    desk,
    newId,
    hasSides,
    catalogues,
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
    preview: pace.preview,
    sheet: () => sheet,
    changed: () => set({ moment: state().moment + 1 }),
    leave: () => takeUp('select', selecting()),
  }
  /** The tool that was asked for before it was fetched: what is pressed is meant for it already. */
  let coming: ToolName | null = null
  /** Where a press began. */
  let pressed: Hit | null = null
  let inHand: Tool = selecting()
  let hands: Hands | null = null
  const notFetched = () =>
    workbench.refuse('This tool could not be fetched. Check your connection and try again.')
  const kept = createKeptDeeds({
    areThere: () => workshopAtHand() !== null,
    fetch: fetchTools,
    tell() {
      coming = null
      notFetched()
    },
  })
  if (!workshopAtHand()) onWorkshop(() => takeUp('select', selecting()))

  function selecting(): Tool {
    const first = () => firstHand(workbench, { coming: () => coming, pressed: () => pressed })
    return workshopAtHand()?.tools.select(workbench, null) ?? first()
  }

  function handsNow(): Hands | null {
    hands ??= workshopAtHand()?.createHands(workbench, () => pointing()) ?? null
    return hands
  }

  function takeUp(name: ToolName, tool: Tool): void {
    coming = null
    inHand.cancel()
    pace.forget()
    inHand = tool
    set({ tool: name, moment: state().moment + 1 })
  }

  const latest = remembered(() => [desk.current(), state()] as const)
  const shown = latest((): Shown => {
    const { hidden, flagged } = state()
    const shown = withFlags(inHand.preview(), desk.current(), flagged)
    return inLight(withoutHidden(shown, hidden), triedLight)
  })
  const overlay = latest(() => inHand.overlay())
  const entries = latest(() => inHand.entries())
  const knobs = latest(() => inHand.knobs?.() ?? [])

  desk.subscribe(() => forgetGone(workbench))

  const editor: Editor = {
    ...keptHands(handsNow, kept, notFetched),
    ...createSwitches(workbench),
    desk,
    newId,
    state,
    subscribe: (listener) => store.subscribe(listener),
    shown,
    overlay,
    entries,
    knobs,
    cursor: () => inHand.cursor(),
    hint: () => inHand.hint?.() ?? null,

    aim: () => inHand.aim(),
    claims: (hit, pointer, modifiers) => inHand.claims(hit, pointer, modifiers),
    hovers: () => coming !== null || inHand.hovers,
    carries: () => coming === 'place' || coming === 'placeOpening' || (inHand.carries ?? false),
    down(hit, modifiers) {
      pressed = hit
      kept.withTools(() => inHand.down(hit, modifiers))
    },
    move: (hit, modifiers) => kept.passing(() => pace.move(() => inHand.move(hit, modifiers))),
    up(hit, modifiers) {
      pressed = null
      kept.withTools(() => {
        pace.catchUp()
        inHand.up(hit, modifiers)
      })
    },
    tap(hit, modifiers) {
      kept.withTools(() => {
        inHand.down(hit, modifiers)
        inHand.up(hit, modifiers)
      })
    },
    isHeld: () => pressed !== null,
    afterwards: parts.nextFrame ?? ((deed) => deed()),
    letGo() {
      pressed = null
      kept.inTurn(() => {
        pace.forget()
        // What hovers goes on when the hand is free again.
        if (!inHand.hovers && inHand.cancel()) workbench.changed()
      })
    },
    key(press) {
      if (!coming || press.key === 'Escape' || press.ctrlKey || press.metaKey)
        return inHand.key?.(press) ?? false
      kept.withTools(() => inHand.key?.(press))
      return true
    },

    cancel() {
      if (kept.giveUp()) {
        coming = null
        return true
      }
      pace.forget()
      if (inHand.cancel()) {
        workbench.changed()
        return true
      }
      if (state().tool !== atStart.tool) {
        workbench.leave()
        return true
      }
      if (state().selection.length > 0) {
        set({ selection: [] })
        return true
      }
      const { isWalking, isPresenting, exploded, section } = state()
      if (exploded !== null || section !== null) {
        set({ exploded: null, section: null })
        return true
      }
      // Out of the room first, then back to work.
      set(isWalking ? { isWalking: false } : { isPresenting: false })
      return isWalking || isPresenting
    },

    inTurn: kept.inTurn,
    withTools: kept.withTools,
    use(name, input, press) {
      // Nobody builds while walking, or before a customer.
      if (name !== atStart.tool) set({ isWalking: false, isPresenting: false })
      coming = name === atStart.tool ? null : name
      kept.withTools(() => {
        const begin = workshopAtHand()?.tools[name] as Begin | undefined
        if (begin) takeUp(name, begin(workbench, input))
        if (press) inHand.key?.(press)
      })
    },
    attempt: workbench.attempt,
    tryLight(light) {
      if (triedLight === light) return
      triedLight = light
      workbench.changed()
    },
    select: (records) =>
      kept.inTurn(() =>
        set({ selection: records.filter((record) => recordOf(desk.current().document, record)) }),
      ),
    setBrush: (change) => set({ brush: { ...state().brush, ...change } }),
    look: (lookWish) => set({ lookWish }),
    setBearing: (turn, isUpright = false) => {
      sheet = { turn, isUpright }
    },
    setPointing: (ask) => {
      pointing = ask
    },

    askMenu(at, hit) {
      const record = hit && meantRecord(desk.current(), hit, state().selection)
      if (record && !isSelected(state().selection, record)) {
        set({ selection: withGroups(desk.current().document, [record]) })
      }
      set({ menu: { at } })
    },
    closeMenu: () => set({ menu: null }),

    startPlacing(newcomer) {
      // Nothing stays selected: the numbers of a selection would lie in the newcomer's way.
      set({ selection: [] })
      if (newcomer.attach === 'opening') editor.use('placeOpening', { kind: 'article', newcomer })
      else editor.use('place', newcomer)
    },

    placeNow: (newcomer) => placeNow(workbench, newcomer, notFetched),
  }
  return editor
}
