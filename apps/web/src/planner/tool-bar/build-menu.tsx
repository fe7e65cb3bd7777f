import {
  AppWindow,
  DoorOpen,
  Droplets,
  Fan,
  Flame,
  Heater,
  Lightbulb,
  PanelTopDashed,
  Plug,
  RectangleEllipsis,
  RectangleVertical,
  ShowerHead,
  Square,
  ToggleRight,
  TriangleRight,
} from 'lucide-react'
import { Menu, MenuGroup } from '../../ui/menu.tsx'
import type { Trigger } from '../../ui/on-demand.tsx'
import { useText } from '../../words/use-text.ts'
import { ActionItem } from './action-item.tsx'
import styles from './build-menu.module.css'

/** Everything the room brings along; with a wall selected it is put there at once. */
export function BuildMenu({ trigger }: { trigger: Trigger }) {
  const text = useText()
  return (
    <Menu side="top" align="center" trigger={trigger} isOpenAtFirst isWide>
      <div className={styles.columns}>
        <div>
          <MenuGroup label={text('Openings')}>
            <ActionItem id="existing door" icon={DoorOpen} />
            <ActionItem id="existing window" icon={AppWindow} />
            <ActionItem id="existing passage" icon={Square} />
            <ActionItem id="existing niche" icon={RectangleEllipsis} />
          </MenuGroup>
          <MenuGroup label={text('Building parts')}>
            <ActionItem id="add column" icon={RectangleVertical} />
            <ActionItem id="add beam" icon={PanelTopDashed} />
            <ActionItem id="add radiator" icon={Heater} />
            <ActionItem id="slope" icon={TriangleRight} />
          </MenuGroup>
        </div>
        <MenuGroup label={text('Sockets and pipes')}>
          <ActionItem id="add socket" icon={Plug} />
          <ActionItem id="add switch" icon={ToggleRight} />
          <ActionItem id="add light" icon={Lightbulb} />
          <ActionItem id="add water" icon={Droplets} />
          <ActionItem id="add waste" icon={ShowerHead} />
          <ActionItem id="add gas" icon={Flame} />
          <ActionItem id="add vent" icon={Fan} />
        </MenuGroup>
      </div>
    </Menu>
  )
}
