import type { ArticleRow } from '@arredo/project'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { usePlanner } from '../planner-context.tsx'
import { onRoomCamera, roomCamera } from '../room-camera.ts'
import { whenQuiet } from '../when-quiet.ts'
import styles from './row-photo.module.css'

/** */
const side = 100
/** Long enough for several choices in a row. */
const settling = 400

type Photo = { readonly url: string; readonly row: string }

/** The article as it was chosen, from its front; only the room in 3D can draw it. */
export function RowPhoto({ row, parts }: { row: ArticleRow; parts: readonly unknown[] }) {
  const camera = useSyncExternalStore(onRoomCamera, roomCamera)
  const [photo, setPhoto] = useState<Photo | null>(null)
  const { editor } = usePlanner()
  const { id } = row

  // biome-ignore lint/correctness/useExhaustiveDependencies: other parts are another picture
  useEffect(() => {
    if (!camera) return setPhoto(null)
    let isGone = false
    const pixels = Math.round(side * Math.min(2, window.devicePixelRatio))
    const callOff = whenQuiet(editor.isHeld, settling, async () => {
      const size = { width: pixels, height: pixels }
      const drawn = await camera.picture({ ...size, row: id, format: 'webp', isPatient: true })
      if (!isGone) setPhoto(drawn && { url: URL.createObjectURL(drawn), row: id })
    })
    return () => {
      isGone = true
      callOff()
    }
  }, [camera, editor, id, parts])

  useEffect(() => () => void (photo && URL.revokeObjectURL(photo.url)), [photo])

  return photo?.row === id && <img className={styles.photo} src={photo.url} alt="" data-row-photo />
}
