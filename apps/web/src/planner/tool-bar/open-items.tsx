import { DoorClosed, DoorOpen } from 'lucide-react'
import { ActionItem } from './action-item.tsx'

export function OpenItems() {
  return (
    <>
      <ActionItem id="openAll" icon={DoorOpen} />
      <ActionItem id="closeAll" icon={DoorClosed} />
    </>
  )
}
