import type { MenuSection } from '@arredo/editor'
import type { RecordKind } from '@arredo/project'
import { sentence } from '@arredo/words'
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceAround,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceAround,
  BetweenVerticalStart,
  Blocks,
  BoxSelect,
  BrickWall,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Eye,
  EyeOff,
  FoldHorizontal,
  Grid3x3,
  Group,
  ImagePlus,
  Lock,
  LockOpen,
  MessageSquarePlus,
  MoveHorizontal,
  Pin,
  PinOff,
  RotateCw,
  Scissors,
  SwatchBook,
  TextCursorInput,
  Trash2,
  TrianglesCenterlineDashedVertical,
  Ungroup,
} from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'
import menu from '../../ui/menu.module.css'
import { MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { MenuAt, Submenu } from '../../ui/menu-at.tsx'
import { useLength } from '../../words/use-length.ts'
import { useText } from '../../words/use-text.ts'
import { useActionContext } from '../actions/action-context.tsx'
import type { PlannerAction } from '../actions/planner-action.ts'
import { plannerActions } from '../actions/planner-actions.ts'
import { FindingItems } from './finding-items.tsx'

type Section = {
  readonly name: MenuSection
  /** A section with a name of its own is folded into one entry. */
  readonly folded?: string
  /** Of the drawing as a whole: in the way of who asks about a part of it. */
  readonly isOfAll?: true
}

/** From top to bottom. */
const sections: readonly Section[] = [
  { name: 'clipboard' },
  { name: 'change' },
  { name: 'part' },
  { name: 'align', folded: sentence('Align and distribute') },
  { name: 'group' },
  { name: 'all', isOfAll: true },
  { name: 'remove' },
]

/** Whoever presses between the things asks about all of them. */
const grounds: readonly RecordKind[] = ['room', 'underlay']

const icons: Readonly<Record<string, ReactNode>> = {
  'tool writeNote': <TextCursorInput size={18} aria-hidden="true" />,
  'tool writeDimension': <MoveHorizontal size={18} aria-hidden="true" />,
  special: <MessageSquarePlus size={18} aria-hidden="true" />,
  fillWall: <BetweenVerticalStart size={18} aria-hidden="true" />,
  lookAtWall: <BrickWall size={18} aria-hidden="true" />,
  restyle: <SwatchBook size={18} aria-hidden="true" />,
  selectAll: <BoxSelect size={18} aria-hidden="true" />,
  addUnderlay: <ImagePlus size={18} aria-hidden="true" />,
  cut: <Scissors size={18} aria-hidden="true" />,
  copy: <Copy size={18} aria-hidden="true" />,
  paste: <ClipboardPaste size={18} aria-hidden="true" />,
  saveBlock: <Blocks size={18} aria-hidden="true" />,
  rotate: <RotateCw size={18} aria-hidden="true" />,
  closeGap: <FoldHorizontal size={18} aria-hidden="true" />,
  keepAsItIs: <Pin size={18} aria-hidden="true" />,
  followAgain: <PinOff size={18} aria-hidden="true" />,
  duplicate: <CopyPlus size={18} aria-hidden="true" />,
  repeat: <Grid3x3 size={18} aria-hidden="true" />,
  mirror: <TrianglesCenterlineDashedVertical size={18} aria-hidden="true" />,
  remove: <Trash2 size={18} aria-hidden="true" />,
  group: <Group size={18} aria-hidden="true" />,
  ungroup: <Ungroup size={18} aria-hidden="true" />,
  lock: <Lock size={18} aria-hidden="true" />,
  unlock: <LockOpen size={18} aria-hidden="true" />,
  hide: <EyeOff size={18} aria-hidden="true" />,
  showHidden: <Eye size={18} aria-hidden="true" />,
  align: <AlignStartVertical size={18} aria-hidden="true" />,
  'align left': <AlignStartVertical size={18} aria-hidden="true" />,
  'align centre': <AlignCenterVertical size={18} aria-hidden="true" />,
  'align right': <AlignEndVertical size={18} aria-hidden="true" />,
  'align top': <AlignStartHorizontal size={18} aria-hidden="true" />,
  'align middle': <AlignCenterHorizontal size={18} aria-hidden="true" />,
  'align bottom': <AlignEndHorizontal size={18} aria-hidden="true" />,
  'distribute across': <AlignHorizontalSpaceAround size={18} aria-hidden="true" />,
  'distribute down': <AlignVerticalSpaceAround size={18} aria-hidden="true" />,
}

/** What can be done with what is selected, at the place where a person asked. */
export function ContextMenu({ at }: { at: readonly [number, number] }) {
  const text = useText()
  const context = useActionContext()
  // What had the keyboard before, so that the arrow keys go on moving what they moved.
  const [before] = useState(() => document.activeElement)
  const isOfAll = context.editor.state().selection.every(({ kind }) => grounds.includes(kind))
  const shown = sections
    .filter((section) => isOfAll || !section.isOfAll)
    .map(({ name, folded }) => ({ name, folded, actions: possible(name) }))
    .filter(({ actions }) => actions.length > 0)

  function possible(section: MenuSection): readonly PlannerAction[] {
    return plannerActions.filter(
      ({ inMenu, isPossible }) => inMenu === section && (isPossible?.(context) ?? true),
    )
  }
  const item = (action: PlannerAction) => (
    <MenuItem key={action.id} icon={icons[action.id]} onSelect={() => action.run(context, null)}>
      <span className={menu.grow}>{text(action.short ?? action.label)}</span>
      <HowMuch length={action.length?.(context) ?? null} />
      {action.keys && <kbd className={menu.key}>{action.keys.printed[0]}</kbd>}
    </MenuItem>
  )

  return (
    <MenuAt
      label={text('What can be done here')}
      at={at}
      onClose={context.editor.closeMenu}
      focusAfter={() => (before instanceof HTMLElement && before.isConnected ? before : null)}
    >
      <FindingItems />
      {shown.map(({ name, folded, actions }, index) => (
        <Fragment key={name}>
          {index > 0 && <MenuSeparator />}
          {folded ? (
            <Submenu label={text(folded)} icon={icons[name]}>
              {actions.map(item)}
            </Submenu>
          ) : (
            actions.map(item)
          )}
        </Fragment>
      ))}
    </MenuAt>
  )
}

function HowMuch({ length }: { length: number | null }) {
  const { format, symbol } = useLength()
  if (length === null) return null
  return (
    <span className={menu.key}>
      {format(length)} {symbol}
    </span>
  )
}
