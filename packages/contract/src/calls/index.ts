import { articlePictures } from './article-pictures.ts'
import {
  changePassword,
  currentSession,
  endSessions,
  guestLogin,
  listSessions,
  login,
  logout,
  noteTour,
  setShop,
} from './auth.ts'
import { listBlocks, loadBlock, removeBlock, renameBlock, saveBlock } from './blocks.ts'
import { privacy } from './brand.ts'
import { getArticles, getCatalogs, getItemTip, getModels } from './catalogs.ts'
import { catalogueDifference, catalogueFiles, catalogueWorkbook, checkCatalogue } from './catalogue-check.ts'
import {
  cancelRelease,
  listCatalogues,
  listReleases,
  publishCatalogue,
  rollBack,
  tradeTerms,
} from './catalogues.ts'
import { convertCdfToProject } from './cdf.ts'
import { cloneProject } from './clone-project.ts'
import { catalogPromotions, getMyCommercialLists } from './commercial-lists.ts'
import {
  createCustomer,
  customerBin,
  customerProjects,
  editCustomer,
  getCustomer,
  removeCustomer,
  restoreCustomer,
  searchCustomers,
} from './customers.ts'
import { homeDay } from './day.ts'
import { getDocument, listDocuments, listReports, loadDocument, makeDocument } from './documents.ts'
import { keepDraft, listDrafts, loadDraft, removeDraft } from './drafts.ts'
import { reportErrors } from './errors.ts'
import { listFavourites, noteUse, setFavourite } from './favourites.ts'
import { linkFile } from './files.ts'
import { loadGallery, publishGalleries, searchGalleries } from './galleries.ts'
import { getProject } from './get-project.ts'
import { cancelJob, listJobs, retryJob } from './jobs.ts'
import { askPassword, askRegistration, codeState, mailState, register, setPassword } from './mail-codes.ts'
import { bookMaintenance, endMaintenance, maintenanceStatus, startMaintenance } from './maintenance.ts'
import { deleteNotification, listNotifications, readNotifications } from './notifications.ts'
import { getOffer, listOffers, makeOffer } from './offers.ts'
import { getPaper, listPaperVersions, lookAtPaper, restorePaper, savePaper } from './paper.ts'
import { listPhotographs, removePhotograph, takePhotograph, usePhotograph } from './photographs.ts'
import { takePicture } from './pictures.ts'
import { deleteProject, listBin, restoreProject } from './project-bin.ts'
import { projectLog } from './project-log.ts'
import {
  changeOrder,
  createVersion,
  listVersions,
  loadVersion,
  removeVersion,
  restoreVersion,
} from './project-versions.ts'
import { listProjects, loadProject, saveProject } from './projects.ts'
import { recomputePrices } from './recompute-prices.ts'
import { cleanForPrint, createReport, mergeReports } from './reports.ts'
import { listLeads, openRoom, roomShops, sendRoom, shareRoom, takeLead, unshareRoom } from './rooms.ts'
import { evaluateRules, headerSet, initApplica } from './rules.ts'
import { saveViewmaker } from './save-viewmaker.ts'
import { searchArticles, searchFacets } from './search.ts'
import { listReceivers, setStatus } from './set-status.ts'
import { missingTextures, putTexture } from './textures.ts'
import { loadTranslations, saveTranslations } from './translations.ts'
import { loadUnderlay, putUnderlay } from './underlays.ts'
import { uploadImage } from './upload-image.ts'

/** Every call of the command channel, one line each; the server's handler table is typed by it. */
export const calls = {
  'auth/login': login,
  'auth/guest': guestLogin,
  'auth/session': currentSession,
  'auth/logout': logout,
  'auth/sessions': listSessions,
  'auth/endSessions': endSessions,
  'auth/changePassword': changePassword,
  'auth/mailState': mailState,
  'auth/askPassword': askPassword,
  'auth/askRegistration': askRegistration,
  'auth/codeState': codeState,
  'auth/setPassword': setPassword,
  'auth/register': register,
  'auth/setShop': setShop,
  'auth/noteTour': noteTour,
  'blocks/list': listBlocks,
  'blocks/load': loadBlock,
  'blocks/remove': removeBlock,
  'blocks/rename': renameBlock,
  'blocks/save': saveBlock,
  'brand/privacy': privacy,
  'catalogues/cancelRelease': cancelRelease,
  'catalogues/check': checkCatalogue,
  'catalogues/difference': catalogueDifference,
  'catalogs/getArticles': getArticles,
  'catalogs/getCatalogs': getCatalogs,
  'catalogs/getItemTip': getItemTip,
  'catalogs/getModels': getModels,
  'catalogs/getMyCommercialLists': getMyCommercialLists,
  'catalogues/facets': searchFacets,
  'catalogues/files': catalogueFiles,
  'catalogues/list': listCatalogues,
  'catalogues/missingTextures': missingTextures,
  'catalogues/pictures': articlePictures,
  'catalogues/publish': publishCatalogue,
  'catalogues/putTexture': putTexture,
  'catalogues/releases': listReleases,
  'catalogues/rollBack': rollBack,
  'catalogues/search': searchArticles,
  'catalogues/tradeTerms': tradeTerms,
  'catalogues/workbook': catalogueWorkbook,
  'customers/bin': customerBin,
  'customers/create': createCustomer,
  'customers/edit': editCustomer,
  'customers/get': getCustomer,
  'customers/projects': customerProjects,
  'customers/remove': removeCustomer,
  'customers/restore': restoreCustomer,
  'customers/search': searchCustomers,
  'documents/get': getDocument,
  'documents/list': listDocuments,
  'documents/load': loadDocument,
  'documents/make': makeDocument,
  'documents/reports': listReports,
  'drafts/keep': keepDraft,
  'drafts/list': listDrafts,
  'drafts/load': loadDraft,
  'drafts/remove': removeDraft,
  'e_promos/jGetCatPromos': catalogPromotions,
  'errors/report': reportErrors,
  'favourites/list': listFavourites,
  'favourites/noteUse': noteUse,
  'favourites/set': setFavourite,
  'files/link': linkFile,
  'galleries/load': loadGallery,
  'galleries/publish': publishGalleries,
  'galleries/search': searchGalleries,
  'home/day': homeDay,
  'jobs/cancel': cancelJob,
  'jobs/list': listJobs,
  'jobs/retry': retryJob,
  'jprjcleaner/jPrjPrintCleaner': cleanForPrint,
  'microservices/convertCDFToDauJson': convertCdfToProject,
  'maintenance/bookedMaintenanceSet': bookMaintenance,
  'maintenance/endMaintenance': endMaintenance,
  'maintenance/startMaintenance': startMaintenance,
  'maintenance/status': maintenanceStatus,
  'offers/get': getOffer,
  'offers/list': listOffers,
  'offers/make': makeOffer,
  'paper/get': getPaper,
  'paper/look': lookAtPaper,
  'paper/restore': restorePaper,
  'paper/save': savePaper,
  'paper/versions': listPaperVersions,
  'photographs/list': listPhotographs,
  'photographs/remove': removePhotograph,
  'photographs/take': takePhotograph,
  'photographs/use': usePhotograph,
  'pictures/take': takePicture,
  'projects/bin': listBin,
  'projects/changeOrder': changeOrder,
  'projects/clone': cloneProject,
  'projects/deleteNotification': deleteNotification,
  'projects/deleteProject': deleteProject,
  'projects/get': getProject,
  'projects/jPrjCreatePDFDevExpress': createReport,
  'projects/prjCreatePDF2': mergeReports,
  'projects/list': listProjects,
  'projects/load': loadProject,
  'projects/loadVersion': loadVersion,
  'projects/log': projectLog,
  'projects/notifications': listNotifications,
  'projects/prjVersionCreate': createVersion,
  'projects/prjVersionRestore': restoreVersion,
  'projects/readNotifications': readNotifications,
  'projects/receivers': listReceivers,
  'projects/recomputePrices': recomputePrices,
  'projects/removeVersion': removeVersion,
  'projects/restore': restoreProject,
  'projects/save': saveProject,
  'projects/saveViewMaker': saveViewmaker,
  'projects/uploadImage': uploadImage,
  'rooms/leads': listLeads,
  'rooms/open': openRoom,
  'rooms/send': sendRoom,
  'rooms/share': shareRoom,
  'rooms/shops': roomShops,
  'rooms/take': takeLead,
  'rooms/unshare': unshareRoom,
  'projects/setstatus': setStatus,
  'projects/versions': listVersions,
  'rules/evaluate': evaluateRules,
  'rules/headerSet': headerSet,
  'rules/initApplica': initApplica,
  'translations/load': loadTranslations,
  'translations/save': saveTranslations,
  'underlays/load': loadUnderlay,
  'underlays/put': putUnderlay,
} as const

export type Calls = typeof calls
export type CallName = keyof Calls
