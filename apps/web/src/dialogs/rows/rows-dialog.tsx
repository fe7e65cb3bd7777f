import { useOpenDesk } from '../../app/use-open-desk.ts'
import { RowsPanel } from '../../rows/rows-panel.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import type { DialogProps } from '../dialog-props.ts'

/** The rows of the offer without leaving the room. */
export function RowsDialog({ frame }: DialogProps<'rows'>) {
  const open = useOpenDesk()
  if (!open) return null
  return (
    <DialogFrame {...frame}>
      <RowsPanel open={open} />
    </DialogFrame>
  )
}
