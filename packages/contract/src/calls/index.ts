import { currentSession, guestLogin, login, logout, setShop } from './auth.ts'
import { listCatalogues, publishCatalogue, tradeTerms } from './catalogues.ts'
import { reportErrors } from './errors.ts'
import { linkFile } from './files.ts'
import { cancelJob, listJobs, retryJob } from './jobs.ts'
import { getOffer, listOffers, makeOffer } from './offers.ts'
import { takePicture } from './pictures.ts'
import { listProjects, loadProject, saveProject } from './projects.ts'

/** Every call of the command channel, one line each; the server's handler table is typed by it. */
export const calls = {
  'auth/login': login,
  'auth/guest': guestLogin,
  'auth/session': currentSession,
  'auth/logout': logout,
  'auth/setShop': setShop,
  'catalogues/list': listCatalogues,
  'catalogues/publish': publishCatalogue,
  'catalogues/tradeTerms': tradeTerms,
  'errors/report': reportErrors,
  'files/link': linkFile,
  'jobs/cancel': cancelJob,
  'jobs/list': listJobs,
  'jobs/retry': retryJob,
  'offers/get': getOffer,
  'offers/list': listOffers,
  'offers/make': makeOffer,
  'pictures/take': takePicture,
  'projects/list': listProjects,
  'projects/load': loadProject,
  'projects/save': saveProject,
} as const

export type Calls = typeof calls
export type CallName = keyof Calls
