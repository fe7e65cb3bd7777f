import { checkView } from '../../reading/record-checks.ts'
import type { SavedView } from '../../saved-view.ts'
import { longestName } from '../rename-project.ts'

/** Why a view cannot be kept so, in words; null when it can. */
export function viewProblem(view: SavedView): string | null {
  if (view.name.trim() === '') return 'A view needs a name'
  if (view.name.length > longestName) return `A name has at most ${longestName} characters`
  return checkView(view, 'view')
}
