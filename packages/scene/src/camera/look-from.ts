import { type Editor, faceBeside, faceLookedAt, type LookName } from '@arredo/editor'
import { shellOf } from '@arredo/geometry'
import type { LiveView } from '../live-view.ts'
import { type NamedView, namedView } from './named-views.ts'
import type { Orbit } from './orbit.ts'

/** Which wall was last looked at straight on, and from where. */
const atWall = new WeakMap<LiveView, Orbit>()

/** Shows what was asked for by name; who looks straight at a wall already is shown the next one. */
export function lookFrom(editor: Editor, live: LiveView, name: LookName): void {
  const wanted = name === 'wall' ? wallView(editor, live) : { name }
  const orbit = wanted && namedView(wanted, editor.shown(), live.viewport())
  if (!orbit) return

  live.lookFrom(orbit)
  if (name === 'wall') atWall.set(live, orbit)
}

function wallView(editor: Editor, live: LiveView): NamedView | null {
  const shell = shellOf(editor.shown().document)
  const { face: last } = editor.state()
  const isThere = atWall.get(live) === live.orbit()
  const face = isThere ? faceBeside(shell, last, 1) : faceLookedAt(shell, last)
  if (!face) return null
  editor.lookAt({ wall: face.wall, side: face.side })
  return { name: 'wall', face }
}
