import { useEffect, useRef } from 'react'
import type { EditorState } from '../../editor-state.ts'
import { cameraAt, type Insets } from './flat-camera.ts'
import type { CameraControl } from './use-flat-camera.ts'

/** Shows the drawing as large as was asked for, about the middle of what one sees of it. */
export function useScaleWish(wish: EditorState['scaleWish'], control: CameraControl, insets: Insets): void {
  const seen = useRef(wish)
  useEffect(() => {
    if (seen.current === wish) return
    seen.current = wish
    const { ratio } = wish
    if (ratio === null) return control.fit()
    const middle = {
      x: (insets.left + control.size.width - insets.right) / 2,
      y: (insets.top + control.size.height - insets.bottom) / 2,
    }
    control.change((camera) => cameraAt(camera, middle, ratio))
  }, [wish, control, insets])
}
