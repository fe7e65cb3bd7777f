import type { ProjectDocument } from './document.ts'
import type { SavedView } from './saved-view.ts'

/** In the order in which a person put them; what was saved before there was one comes first. */
export function viewsInOrder({ views }: Pick<ProjectDocument, 'views'>): readonly SavedView[] {
  return Object.values(views).sort(
    (one, two) => (one.order ?? 0) - (two.order ?? 0) || (one.id < two.id ? -1 : 1),
  )
}
