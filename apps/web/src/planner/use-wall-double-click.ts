import { type Editor, faceOfWall, type ViewName } from '@arredo/editor'
import { type FaceName, shellOf, type WallId } from '@arredo/geometry'
import { type RefObject, useEffect, useRef } from 'react'

type Looking = { readonly editor: Editor; readonly show: (view: ViewName) => void }

/** Two clicks on a wall of the plan, or on what is open in it, show the side of it that was clicked. */
export function useWallDoubleClick(room: RefObject<HTMLElement | null>, { editor, show }: Looking): void {
  const latest = useRef(show)
  latest.current = show

  useEffect(() => {
    const element = room.current
    if (!element) return
    // The first click selects: by the second one a panel may have come between, or the plan have made room for it.
    let meant: FaceName | null = null
    const onMouseDown = (event: MouseEvent) => {
      if (event.detail !== 1) return
      const isInRoom = event.target instanceof Node && element.contains(event.target)
      meant = isInRoom ? faceUnder(editor, event) : null
    }
    const onDoubleClick = () => {
      if (!meant) return
      editor.lookAt(meant)
      latest.current('walls')
      meant = null
    }
    document.addEventListener('mousedown', onMouseDown, true)
    document.addEventListener('dblclick', onDoubleClick)
    return () => {
      document.removeEventListener('mousedown', onMouseDown, true)
      document.removeEventListener('dblclick', onDoubleClick)
    }
  }, [room, editor])
}

function faceUnder(editor: Editor, { target, clientX, clientY, button }: MouseEvent): FaceName | null {
  const isPointing = editor.state().view === '2d' && !editor.carries() && !editor.hovers()
  const drawn = target instanceof Element ? target.closest('[data-kind]') : null
  if (!isPointing || button !== 0 || !(drawn instanceof SVGGraphicsElement)) return null
  const wall = wallOf(editor, drawn.getAttribute('data-kind'), drawn.getAttribute('data-record') ?? '')
  // Asking where something is lays the page out: only a wall is worth that, not everything that is pressed.
  const matrix = wall === undefined ? undefined : drawn.getScreenCTM()?.inverse()
  if (wall === undefined || !matrix) return null
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix)
  const face = faceOfWall(shellOf(editor.desk.current().document), wall, [x, -y])
  return face && { wall: face.wall, side: face.side }
}

/** A wall itself, or the one that a door or a window is cut into. */
function wallOf({ desk }: Editor, kind: string | null, id: string): WallId | undefined {
  if (kind === 'wall') return id
  return kind === 'opening' ? desk.current().document.openings[id]?.wall : undefined
}
