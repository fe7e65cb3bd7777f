import { Boxes, Fullscreen, SquareDashedBottom } from 'lucide-react'
import { Menu, MenuSeparator } from '../../ui/menu.tsx'
import type { Trigger } from '../../ui/on-demand.tsx'
import { ActionItem } from './action-item.tsx'
import { OpenItems } from './open-items.tsx'
import { ViewItems } from './view-items.tsx'

export function ViewsMenu({ trigger }: { trigger: Trigger }) {
  return (
    <Menu side="top" align="center" trigger={trigger} isOpenAtFirst>
      <ActionItem id="fit" icon={Fullscreen} />
      <MenuSeparator />
      <ViewItems />
      <MenuSeparator />
      <OpenItems />
      <MenuSeparator />
      <ActionItem id="section" icon={SquareDashedBottom} />
      <ActionItem id="explode" icon={Boxes} />
    </Menu>
  )
}
