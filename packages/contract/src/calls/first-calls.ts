import { currentSession, guestLogin, login } from './auth.ts'
import { searchGalleries } from './galleries.ts'
import type { Calls } from './index.ts'
import { listProjects } from './projects.ts'
import { loadTranslations } from './translations.ts'

/** What a first page asks. A browser has these at once, and all others behind its first page. */
export const firstCalls: Partial<Calls> = {
  'auth/guest': guestLogin,
  'auth/login': login,
  'auth/session': currentSession,
  'galleries/search': searchGalleries,
  'projects/list': listProjects,
  'translations/load': loadTranslations,
}
