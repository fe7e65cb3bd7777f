import type { SavedView } from '@arredo/project'
import { ArrowDown, ArrowUp, Ellipsis, GripVertical, RefreshCw, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { NameInPlace } from '../../ui/name-in-place.tsx'
import { SwitchField } from '../../ui/switch-field.tsx'
import { useText } from '../../words/use-text.ts'
import type { Grip } from './use-drag-order.ts'
import type { ViewDeeds } from './use-view-deeds.ts'
import styles from './views-dialog.module.css'

type ViewLineProps = {
  view: SavedView
  index: number
  count: number
  /** Where it is drawn already. */
  picture: string | null
  deeds: ViewDeeds
  /** Whether the room in 3D is there to be looked at. */
  canLook: boolean
  grip: Grip
  dropsAt: 'before' | 'after' | null
  /** The view is shown, and what lies over the room may go. */
  onGone: () => void
}

/** One saved view: its picture, which goes there, its name, edited where it stands, and what can be done with it. */
export function ViewLine({
  view,
  index,
  count,
  picture,
  deeds,
  canLook,
  grip,
  dropsAt,
  onGone,
}: ViewLineProps) {
  const text = useText()
  const { id, name, offered = false } = view
  const more = (
    <IconButton label={text('More for {{name}}', { name })} icon={<Ellipsis aria-hidden="true" />} />
  )

  return (
    <li className={styles.line} data-drops={dropsAt}>
      <button
        type="button"
        className={styles.picture}
        disabled={!canLook}
        aria-label={text('Go to {{name}}', { name })}
        onClick={() => {
          deeds.goTo(view)
          onGone()
        }}
      >
        {picture && <img src={picture} alt="" />}
      </button>
      <div className={styles.about}>
        <NameInPlace
          label={text('Name of the view')}
          name={name}
          onRename={(next) => deeds.rename(id, next)}
        />
        <IconButton
          className={styles.grip}
          label={text('Move {{name}}: drag, or arrow keys', { name })}
          icon={<GripVertical aria-hidden="true" />}
          {...grip}
        />
        <Menu trigger={more} align="end">
          <MenuItem
            icon={<RefreshCw size={18} aria-hidden="true" />}
            disabled={!canLook}
            onSelect={() => deeds.update(view)}
          >
            {text('Update to what I see')}
          </MenuItem>
          <MenuItem
            icon={<ArrowUp size={18} aria-hidden="true" />}
            disabled={index === 0}
            onSelect={() => deeds.move(id, index - 1)}
          >
            {text('Move up')}
          </MenuItem>
          <MenuItem
            icon={<ArrowDown size={18} aria-hidden="true" />}
            disabled={index === count - 1}
            onSelect={() => deeds.move(id, index + 1)}
          >
            {text('Move down')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Trash2 size={18} aria-hidden="true" />} onSelect={() => deeds.remove(view)}>
            {text('Remove')}
          </MenuItem>
        </Menu>
      </div>
      <SwitchField
        label={text('Show in the offer')}
        on={offered}
        onChange={(isOffered) => deeds.offer(id, isOffered)}
      />
    </li>
  )
}
