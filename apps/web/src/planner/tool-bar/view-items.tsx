import { Box, BrickWall, Grid2x2, ScanEye, ZoomIn } from 'lucide-react'
import { ActionItem } from './action-item.tsx'
import { SavedViewItems } from './saved-view-items.tsx'

/** Where the room in 3D is looked at from. */
export function ViewItems() {
  return (
    <>
      <ActionItem id="look front" icon={ScanEye} />
      <ActionItem id="look corner" icon={Box} />
      <ActionItem id="look near" icon={ZoomIn} />
      <ActionItem id="look above" icon={Grid2x2} />
      <ActionItem id="look wall" icon={BrickWall} />
      <SavedViewItems />
    </>
  )
}
