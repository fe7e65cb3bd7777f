import { isSelected, type Selected } from '@arredo/editor'
import { describeRecord, type OutlineNode, outlineOf, say } from '@arredo/editor/spatial'
import { isSameName } from '@arredo/project'
import { ListTree } from 'lucide-react'
import { type PointerEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useText } from '../../words/use-text.ts'
import { useDeskState, useEditing, usePlanner } from '../planner-context.tsx'
import { lineWords } from './line-words.ts'
import styles from './outline.module.css'
import { type OutlineLine, outlineLines, pathTo } from './outline-lines.ts'
import { TreeLine } from './tree-line.tsx'
import { useSpeech } from './use-speech.ts'
import { useTreeHands } from './use-tree-hands.ts'

type OutlinePanelProps = {
  /** The keyboard was sent here and goes on in the tree. */
  isAsked: boolean
  onReached: () => void
  /** Goes on in the inspector with what is selected. */
  onInspect: () => void
}

/** The scene for whoever does not see it, and for whoever looks for one thing among many: room, wall, item. */
export function OutlinePanel({ isAsked, onReached, onInspect }: OutlinePanelProps) {
  const text = useText()
  const speech = useSpeech()
  const { editor } = usePlanner()
  const desk = useDeskState()
  const { selection, hidden } = useEditing()
  const tree = useRef<HTMLDivElement>(null)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const nodes = useMemo(() => outlineOf(desk), [desk])
  // Who comes here with something selected goes on from there.
  const [active, setActive] = useState(() => pathToRecord(nodes, selection.at(-1)).at(-1) ?? null)
  const lines = useMemo(() => outlineLines(nodes, folded), [nodes, folded])
  const words = useMemo(
    () => new Map(lines.map(({ node }) => [node.key, lineWords(desk, node, speech)])),
    [lines, desk, speech],
  )
  const stop = lines.some(({ node }) => node.key === active) ? active : (lines[0]?.node.key ?? null)
  const keysFocus = useRef(false)
  const shown = useRef<readonly Selected[] | null>(null)

  // What is selected elsewhere is shown here, once: it may be folded away again.
  useEffect(() => {
    const last = selection.at(-1)
    if (!last || shown.current === selection) return
    shown.current = selection
    const path = pathToRecord(nodes, last)
    const key = path.at(-1)
    if (key === undefined) return
    setFolded((now) => (path.slice(0, -1).some((each) => now.has(each)) ? without(now, path) : now))
    setActive((now) => (now !== null && isLineOf(lines, now, last) ? now : key))
  }, [selection, nodes, lines])

  useLayoutEffect(() => {
    const line = stop === null ? null : lineElement(tree.current, stop)
    if (keysFocus.current) line?.focus({ preventScroll: true })
    keysFocus.current = false
    line?.scrollIntoView({ block: 'nearest' })
  }, [stop])

  useEffect(() => {
    if (!isAsked) return
    const line = stop === null ? null : lineElement(tree.current, stop)
    ;(line ?? tree.current)?.focus()
    onReached()
  }, [isAsked, stop, onReached])

  const hands = useTreeHands({
    editor,
    lines,
    words,
    active: stop,
    setActive(key) {
      keysFocus.current = true
      setActive(key)
    },
    setFolded,
    onInspect,
  })

  /** A sentence takes a look at everything around: it is made for the line one points at, when one does. */
  function onPointerOver({ target }: PointerEvent) {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null
    const line = element && lines.find(({ node }) => node.key === element.dataset.line)
    if (element && line) element.title = sentenceOf(line) ?? ''
  }

  function sentenceOf({ node }: OutlineLine): string | null {
    const description = node.record && describeRecord(desk, node.record, node.face?.side)
    if (!description || description.where.length === 0) return null
    const sentence = say(description.where, speech)
    return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1)
  }

  if (lines.length === 0) {
    return (
      <EmptyState
        icon={<ListTree size={28} aria-hidden="true" />}
        title={text('Nothing is here yet')}
        hint={text(
          'Draw a wall, or place an article from the catalogue: rooms, walls and items are listed here.',
        )}
      />
    )
  }

  return (
    <div
      ref={tree}
      role="tree"
      aria-label={text('Outline')}
      aria-multiselectable="true"
      className={styles.outline}
      onPointerOver={onPointerOver}
      {...hands}
    >
      {lines.map((line) => {
        const { node, level, position, siblings, isUnfolded } = line
        const { number = '', name = '', size = '', place = '' } = words.get(node.key) ?? {}
        const row = node.record?.kind === 'row' ? desk.document.rows[node.record.id] : undefined
        const isActive = node.key === stop
        return (
          <TreeLine
            key={node.key}
            lineKey={node.key}
            kind={node.record?.kind ?? null}
            level={level}
            position={position}
            siblings={siblings}
            isUnfolded={isUnfolded}
            isSelected={isSelected(selection, node.record)}
            isActive={isActive}
            number={number}
            name={name}
            size={size}
            place={place}
            sentence={isActive && active !== null ? sentenceOf(line) : null}
            isLocked={row !== undefined && 'locked' in row && row.locked === true}
            isHidden={row !== undefined && hidden.includes(row.id)}
          />
        )
      })}
    </div>
  )
}

function lineElement(tree: HTMLElement | null, key: string): HTMLElement | null {
  return tree?.querySelector<HTMLElement>(`[data-line="${CSS.escape(key)}"]`) ?? null
}

function isLineOf(lines: readonly OutlineLine[], key: string, record: Selected): boolean {
  const own = lines.find(({ node }) => node.key === key)?.node.record
  return own ? isSameName(own, record) : false
}

function without(folded: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> {
  return new Set([...folded].filter((key) => !keys.includes(key)))
}

function pathToRecord(nodes: readonly OutlineNode[], name: Selected | undefined): readonly string[] {
  return pathTo(nodes, ({ record }) => record !== null && name !== undefined && isSameName(record, name))
}
