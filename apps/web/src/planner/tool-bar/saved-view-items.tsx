import { viewsInOrder } from '@arredo/project'
import { GalleryVertical, ImageIcon } from 'lucide-react'
import { usualAspect } from '../../dialogs/photographs/view-options.ts'
import { MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { useDeskState } from '../planner-context.tsx'
import { roomCamera } from '../room-camera.ts'
import { ActionItem } from './action-item.tsx'

/** More are in the list that the last line opens. */
const most = 8

/** D-189: to go to by name, and the way to all of them. */
export function SavedViewItems() {
  const views = viewsInOrder(useDeskState().document).slice(0, most)
  return (
    <>
      {views.length > 0 && <MenuSeparator />}
      {views.map((view) => (
        <MenuItem
          key={view.id}
          icon={<ImageIcon size={18} aria-hidden="true" />}
          onSelect={() => roomCamera()?.goTo(view, usualAspect)}
        >
          {view.name}
        </MenuItem>
      ))}
      <MenuSeparator />
      <ActionItem id="savedViews" icon={GalleryVertical} />
    </>
  )
}
