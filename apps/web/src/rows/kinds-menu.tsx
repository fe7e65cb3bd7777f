import { Menu, MenuItem } from '../ui/menu.tsx'
import type { Trigger } from '../ui/on-demand.tsx'
import { useText } from '../words/use-text.ts'
import type { OtherKind } from './row-draft.ts'
import { rowKinds } from './row-kinds.ts'

export function KindsMenu({ trigger, onChoose }: { trigger: Trigger; onChoose: (kind: OtherKind) => void }) {
  const text = useText()
  const kinds = Object.entries(rowKinds) as readonly (readonly [OtherKind, (typeof rowKinds)[OtherKind]])[]
  return (
    <Menu trigger={trigger} isOpenAtFirst>
      {kinds.map(([kind, { label, icon: Icon }]) => (
        <MenuItem key={kind} icon={<Icon size={18} aria-hidden="true" />} onSelect={() => onChoose(kind)}>
          {text(label)}
        </MenuItem>
      ))}
    </Menu>
  )
}
