import { type Editor, isSelected, type Selected } from '@arredo/editor'
import { isSameName } from '@arredo/project'
import {
  type Dispatch,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type SetStateAction,
  useRef,
} from 'react'
import type { LineWords } from './line-words.ts'
import type { OutlineLine } from './outline-lines.ts'
import { toggleHidden, toggleLocked } from './row-switches.ts'
import { isTypeahead, treeMove, typedTarget } from './tree-keys.ts'

type TreeHandsInput = {
  editor: Editor
  lines: readonly OutlineLine[]
  words: ReadonlyMap<string, LineWords>
  /** The line the keyboard is at. */
  active: string | null
  setActive: (key: string) => void
  setFolded: Dispatch<SetStateAction<ReadonlySet<string>>>
  onInspect: () => void
}

/** Letters typed within this time belong together. */
const typingPause = 700

/** One set of hands for all lines: keys as in every tree, presses by the line they fall on. */
export function useTreeHands({
  editor,
  lines,
  words,
  active,
  setActive,
  setFolded,
  onInspect,
}: TreeHandsInput) {
  const typed = useRef({ text: '', at: 0 })

  const lineAt = (target: EventTarget) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null
    return lines.find(({ node }) => node.key === element?.dataset.line)
  }
  const recordOf = (key: string | null) => lines.find(({ node }) => node.key === key)?.node.record ?? null
  const setFold = (keys: readonly string[], isFolded: boolean) =>
    setFolded((now) => new Set(isFolded ? [...now, ...keys] : [...now].filter((key) => !keys.includes(key))))

  function toggle(record: Selected): void {
    const { selection } = editor.state()
    const rest = selection.filter((each) => !isSameName(each, record))
    editor.select(rest.length < selection.length ? rest : [...selection, record])
  }

  /** As it is, if it holds the record already. */
  function selectWith(record: Selected): void {
    if (!isSelected(editor.state().selection, record)) editor.select([record])
  }

  function choose({ node, isUnfolded }: OutlineLine) {
    if (!node.record) return setFold([node.key], isUnfolded === true)
    const { selection } = editor.state()
    const isOnly = selection.length === 1 && isSelected(selection, node.record)
    if (isOnly) onInspect()
    else editor.select([node.record])
  }

  function remove(record: Selected): void {
    editor.withTools(() => {
      selectWith(record)
      const doomed = editor.state().selection
      const stays = lines.filter(({ node }) => !isSelected(doomed, node.record))
      const at = lines.findIndex(({ node }) => node.key === active)
      const next = stays.find((line) => lines.indexOf(line) > at) ?? stays.at(-1)
      editor.deleteSelection()
      if (next) setActive(next.node.key)
    })
  }

  /** By when it was typed: a busy page hears it later, and both letters of a word at once. */
  function type(letter: string, at: number): void {
    const text = at - typed.current.at < typingPause ? typed.current.text + letter : letter
    typed.current = { text, at }
    const known = lines.map(({ node: { key } }) => {
      const { number = '', name = '' } = words.get(key) ?? {}
      return { key, words: [number, name] }
    })
    const target = typedTarget(text, known, active ?? '')
    if (target !== null) setActive(target)
  }

  function go(key: string, extend: boolean): void {
    const record = recordOf(key)
    if (extend && record && !isSelected(editor.state().selection, record)) toggle(record)
    setActive(key)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const line = lines.find(({ node }) => node.key === active)
    if (!line || event.ctrlKey || event.metaKey || event.altKey) return
    const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
    if (isMenuKey && line.node.record) askMenu(line.node.record, event.currentTarget)
    else if (!hear(event, line)) return
    event.preventDefault()
    event.stopPropagation()
  }

  /** False for a key that is somebody else's. */
  function hear({ key, shiftKey, timeStamp }: KeyboardEvent, line: OutlineLine): boolean {
    const { record } = line.node
    const move = treeMove(key, lines, line.node.key)
    if (move && 'go' in move) go(move.go, shiftKey)
    else if (move && 'fold' in move) setFold([move.fold], true)
    else if (move && 'unfold' in move) setFold([move.unfold], false)
    else if (move) setFold(move.unfoldAll, false)
    else if (key === 'Enter') choose(line)
    else if (key === ' ') record ? toggle(record) : choose(line)
    else if (key === 'F2' && record) {
      selectWith(record)
      onInspect()
    } else if ((key === 'Delete' || key === 'Backspace') && record) remove(record)
    else if (isTypeahead(key)) type(key, timeStamp)
    // Arrows that lead nowhere must not move what is selected.
    else return key.startsWith('Arrow')
    return true
  }

  function onClick(event: MouseEvent) {
    const line = lineAt(event.target)
    if (!line) return
    const { record, key } = line.node
    const pressed = event.target instanceof Element ? event.target : null
    const does = pressed?.closest<HTMLElement>('[data-does]')?.dataset.does
    if (does && record)
      return does === 'lock' ? toggleLocked(editor, record.id) : toggleHidden(editor, record.id)
    setActive(key)
    if (pressed?.closest('[data-fold]')) return setFold([key], line.isUnfolded === true)
    if (!record) return choose(line)
    if (event.ctrlKey || event.metaKey || event.shiftKey) toggle(record)
    else editor.select([record])
  }

  function onDoubleClick(event: MouseEvent): void {
    const line = lineAt(event.target)
    const isControl = event.target instanceof Element && event.target.closest('[data-does], [data-fold]')
    if (line?.node.record && !isControl) onInspect()
  }

  /** Below the line, where a pointer would have asked. */
  function askMenu(record: Selected, tree: Element): void {
    const { left = 0, bottom = 0 } = tree.querySelector('[tabindex="0"]')?.getBoundingClientRect() ?? {}
    selectWith(record)
    editor.askMenu([left + 24, bottom], null)
  }

  function onContextMenu(event: MouseEvent): void {
    const line = lineAt(event.target)
    if (!line?.node.record) return
    event.preventDefault()
    setActive(line.node.key)
    selectWith(line.node.record)
    editor.askMenu([event.clientX, event.clientY], null)
  }

  /** A screen reader may send the focus to any line. */
  function onFocus(event: FocusEvent): void {
    const line = lineAt(event.target)
    if (line && line.node.key !== active) setActive(line.node.key)
  }

  return { onKeyDown, onClick, onDoubleClick, onContextMenu, onFocus }
}
