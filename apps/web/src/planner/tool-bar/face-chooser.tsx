import { faceTitle } from '@arredo/drawings'
import { faceLookedAt } from '@arredo/editor'
import { shellOf } from '@arredo/geometry'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { useText } from '../../words/use-text.ts'
import { useAction } from '../actions/action-context.tsx'
import { useDeskState, useOnEditor } from '../planner-context.tsx'
import styles from './tool-bar.module.css'

/** From one wall to the next, clockwise round the room. */
export function FaceChooser() {
  const text = useText()
  const { document } = useDeskState()
  const wanted = useOnEditor((state) => state.face)
  const left = useAction('wallToTheLeft')
  const right = useAction('wallToTheRight')
  const shell = shellOf(document)
  const face = faceLookedAt(shell, wanted)
  if (!face) return null

  return (
    <>
      <IconButton
        label={text(left.label)}
        {...(left.shortcut !== undefined && { shortcut: left.shortcut })}
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={left.run}
      />
      <output className={styles.face}>{faceTitle(shell, face, { text })}</output>
      <IconButton
        label={text(right.label)}
        {...(right.shortcut !== undefined && { shortcut: right.shortcut })}
        icon={<ChevronRight aria-hidden="true" />}
        onClick={right.run}
      />
    </>
  )
}
