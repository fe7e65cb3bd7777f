import type { RecordKind } from '@arredo/project'
import {
  BrickWall,
  ChevronDown,
  ChevronRight,
  DoorOpen,
  Eye,
  EyeOff,
  Home,
  Image as ImageIcon,
  Lock,
  LockOpen,
  Package,
  Plug,
  StickyNote,
} from 'lucide-react'
import { memo } from 'react'
import { classNames } from '../../ui/class-names.ts'
import unseenStyles from '../../ui/unseen.module.css'
import { useText } from '../../words/use-text.ts'
import styles from './outline.module.css'

const icons: Readonly<Record<Exclude<RecordKind, 'corner'>, typeof Home>> = {
  row: Package,
  wall: BrickWall,
  opening: DoorOpen,
  room: Home,
  fixture: Plug,
  note: StickyNote,
  underlay: ImageIcon,
}

export type TreeLineProps = {
  lineKey: string
  kind: RecordKind | null
  level: number
  position: number
  siblings: number
  isUnfolded: boolean | null
  isSelected: boolean
  /** Where the keyboard is: it also says where the thing is. */
  isActive: boolean
  number: string
  name: string
  size: string
  place: string
  sentence: string | null
  isLocked: boolean
  isHidden: boolean
}

/** One line of the outline. The tree hears all keys and presses, so that a line changes only with its own words. */
export const TreeLine = memo(function TreeLine(line: TreeLineProps) {
  const text = useText()
  const { lineKey, kind, level, isUnfolded, isSelected, isActive, number, name, size, place, sentence } = line
  const Icon = kind === null || kind === 'corner' ? null : icons[kind]
  const Fold = isUnfolded ? ChevronDown : ChevronRight
  const id = `line ${lineKey}`.replaceAll(' ', '-')

  return (
    <div
      role="treeitem"
      data-line={lineKey}
      aria-level={level}
      aria-posinset={line.position}
      aria-setsize={line.siblings}
      aria-expanded={isUnfolded ?? undefined}
      aria-selected={isSelected}
      aria-labelledby={`${id}-name`}
      aria-describedby={sentence === null || place !== '' ? undefined : `${id}-place`}
      tabIndex={isActive ? 0 : -1}
      className={classNames(styles.line, isSelected && styles.selected, line.isHidden && styles.hidden)}
      style={{ paddingInlineStart: 6 + (level - 1) * 14 }}
    >
      <span className={styles.fold} data-fold={isUnfolded === null ? undefined : ''} aria-hidden="true">
        {isUnfolded !== null && <Fold size={14} />}
      </span>
      <span className={styles.sign} aria-hidden="true">
        {number === '' && Icon ? <Icon size={14} /> : number}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.size}>{size}</span>
      {kind === 'row' && (
        <span className={styles.tools}>
          <Switch
            does="lock"
            isOn={line.isLocked}
            label={line.isLocked ? text('Unlock') : text('Lock')}
            icon={line.isLocked ? <Lock size={14} /> : <LockOpen size={14} />}
          />
          <Switch
            does="hide"
            isOn={line.isHidden}
            label={line.isHidden ? text('Show') : text('Hide')}
            icon={line.isHidden ? <EyeOff size={14} /> : <Eye size={14} />}
          />
        </span>
      )}
      <span id={`${id}-name`} className={unseenStyles.unseen}>
        {[number, name, size, place, line.isLocked && text('locked'), line.isHidden && text('hidden')]
          .filter(Boolean)
          .join(', ')}
      </span>
      {sentence !== null && (
        <span id={`${id}-place`} className={styles.place}>
          {sentence}
        </span>
      )}
    </div>
  )
})

type SwitchProps = { does: 'lock' | 'hide'; isOn: boolean; label: string; icon: React.ReactNode }

/** For a pointer; a keyboard has the actions of the same names. */
function Switch({ does, isOn, label, icon }: SwitchProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      data-does={does}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      className={classNames(styles.switch, isOn && styles.on)}
    >
      {icon}
    </button>
  )
}
