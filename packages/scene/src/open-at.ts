import type { Editor } from '@arredo/editor'
import type { Point } from '@arredo/geometry'
import { hitAt } from './camera/hit-at.ts'
import { canOpen } from './can-open.ts'
import { leafAt } from './items/leaf-at.ts'
import { leavesOf } from './items/leaves-of.ts'
import type { LiveView } from './live-view.ts'

type Sight = Pick<LiveView, 'itemAt' | 'rayAt' | 'surfaces' | 'content'>

/**
 * Opens or closes the door, flap or drawer at a pixel: that one alone. All of an item where its body was hit, or a door
 * of the house. False where there is nothing to open.
 */
export function openAt(
  live: Sight,
  editor: Pick<Editor, 'toggleLeaf' | 'toggleOpened'>,
  point: Point,
): boolean {
  const content = live.content()
  const record = hitAt(live, point, { on: 'things' })?.record
  if (!record || !canOpen(content, record)) return false

  const item = record.kind === 'row' ? content.items.find(({ id }) => id === record.id) : undefined
  const hit = item && live.itemAt(...point)
  const leaf = hit ? (item.isOpen ? hit.leaf : leafAt(item, hit.point)) : null
  if (item && leaf) editor.toggleLeaf(item.id, leaf, leavesOf(item.parts))
  else editor.toggleOpened(record.id)
  return true
}
