import { isBox, type Row, type RowFlags, type RowId } from '@arredo/project'
import { sentence } from '@arredo/words'
import { ArrowDown, ArrowUp, Copy, Pencil, Tag, Trash2 } from 'lucide-react'
import { useApp } from '../app/app-context.tsx'
import { useFace } from '../app/use-project.ts'
import { Menu, MenuCheck, MenuItem, MenuSeparator } from '../ui/menu.tsx'
import type { Trigger } from '../ui/on-demand.tsx'
import { useText } from '../words/use-text.ts'
import { useRowDeeds } from './use-row-deeds.ts'
import type { RowOrder } from './use-row-order.ts'

export type RowMenuProps = {
  trigger: Trigger
  row: Row
  order: RowOrder
  canEdit: boolean
  /** What belongs to an article or follows it comes and goes with it. */
  canFlag: boolean
  onEdit: (row: RowId) => void
}

export function RowMenu({ trigger, row, order, canEdit, canFlag, onEdit }: RowMenuProps) {
  const text = useText()
  const { dialogs } = useApp()
  const face = useFace()
  const deeds = useRowDeeds()
  const { id, flags } = row
  const canPrice = face === 'trade' && priced.includes(row.kind)
  return (
    <Menu trigger={trigger} align="end" isOpenAtFirst>
      {canEdit && (
        <MenuItem icon={<Pencil size={18} aria-hidden="true" />} onSelect={() => onEdit(id)}>
          {text('Change…')}
        </MenuItem>
      )}
      {canPrice && (
        <MenuItem
          icon={<Tag size={18} aria-hidden="true" />}
          onSelect={() => void dialogs.ask('ownPrice', { row: id })}
        >
          {text('Own price…')}
        </MenuItem>
      )}
      <MenuItem
        icon={<ArrowUp size={18} aria-hidden="true" />}
        disabled={!order.canMove(id, 'up')}
        onSelect={() => order.move(id, 'up')}
      >
        {text('Move up')}
      </MenuItem>
      <MenuItem
        icon={<ArrowDown size={18} aria-hidden="true" />}
        disabled={!order.canMove(id, 'down')}
        onSelect={() => order.move(id, 'down')}
      >
        {text('Move down')}
      </MenuItem>
      {canEdit && (
        <MenuItem icon={<Copy size={18} aria-hidden="true" />} onSelect={() => deeds.duplicate(row)}>
          {text('Duplicate')}
        </MenuItem>
      )}
      {canFlag && (
        <>
          <MenuSeparator />
          {flagsOf(row).map((flag) => (
            <MenuCheck key={flag} isOn={flags[flag]} onChange={() => deeds.turn(row, flag)}>
              {text(flagNames[flag])}
            </MenuCheck>
          ))}
        </>
      )}
      <MenuSeparator />
      <MenuItem icon={<Trash2 size={18} aria-hidden="true" />} onSelect={() => deeds.remove(row)}>
        {text('Delete')}
      </MenuItem>
    </Menu>
  )
}

const priced: readonly Row['kind'][] = ['article', 'free', 'service']

const flagNames: Readonly<Record<keyof RowFlags, string>> = {
  offered: sentence('On the offer'),
  ordered: sentence('Ordered'),
  drawn: sentence('Drawn in the room'),
}

/** What stands nowhere is not drawn, and what is only read is not ordered. */
function flagsOf(row: Row): readonly (keyof RowFlags)[] {
  const { kind } = row
  if (kind === 'text' || kind === 'subtotal') return ['offered']
  const isInRoom = kind === 'article' || kind === 'ownAppliance' || isBox(row)
  return isInRoom ? ['offered', 'ordered', 'drawn'] : ['offered', 'ordered']
}
