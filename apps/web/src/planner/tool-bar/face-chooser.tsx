import { facesInOrder } from '@arredo/editor'
import { shellOf } from '@arredo/geometry'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { useText } from '../../words/use-text.ts'
import { useDeskState, useEditing, usePlanner } from '../planner-context.tsx'
import styles from './tool-bar.module.css'

/** From one wall to the next, clockwise round the room. */
export function FaceChooser() {
  const text = useText()
  const { editor } = usePlanner()
  const { document } = useDeskState()
  const { face } = useEditing()
  const faces = facesInOrder(shellOf(document))
  const found = faces.findIndex(({ wall, side }) => wall === face?.wall && side === face.side)
  const at = Math.max(0, found)
  const turn = (by: number) => {
    const next = faces[(at + by + faces.length) % faces.length]
    if (next) editor.lookAt({ wall: next.wall, side: next.side })
  }
  if (faces.length === 0) return null

  return (
    <>
      <IconButton
        label={text('Wall to the left')}
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => turn(-1)}
      />
      <output className={styles.face}>
        {text('Wall {{number}} of {{total}}', { number: at + 1, total: faces.length })}
      </output>
      <IconButton
        label={text('Wall to the right')}
        icon={<ChevronRight aria-hidden="true" />}
        onClick={() => turn(1)}
      />
    </>
  )
}
