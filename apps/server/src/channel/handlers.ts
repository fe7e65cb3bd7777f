import { currentSession } from '../auth/current-session.ts'
import { guestLogin } from '../auth/guest-login.ts'
import { login } from '../auth/login.ts'
import { logout } from '../auth/logout.ts'
import { setShop } from '../auth/set-shop.ts'
import { listCatalogues } from '../catalogues/list-catalogues.ts'
import { publishCatalogue } from '../catalogues/publish-catalogue.ts'
import { tradeTerms } from '../catalogues/trade-terms.ts'
import { linkFile } from '../files/link-file.ts'
import { cancelJob } from '../jobs/cancel-job.ts'
import { listJobs } from '../jobs/list-jobs.ts'
import { retryJob } from '../jobs/retry-job.ts'
import { getOffer } from '../offers/get-offer.ts'
import { listOffers } from '../offers/list-offers.ts'
import { makeOffer } from '../offers/make-offer.ts'
import { takePicture } from '../pictures/take-picture.ts'
import { listProjects } from '../projects/list-projects.ts'
import { loadProject } from '../projects/load-project.ts'
import { saveProject } from '../projects/save-project.ts'
import { reportErrors } from '../reporting/report-errors.ts'
import type { Handlers } from './handler.ts'

/** One line per call; a call of the contract without a handler does not compile. */
export const handlers: Handlers = {
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
}
