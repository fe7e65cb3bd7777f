import { listArticlePictures } from '../article-pictures/list-article-pictures.ts'
import { changePassword } from '../auth/change-password.ts'
import { currentSession } from '../auth/current-session.ts'
import { endSessions } from '../auth/end-sessions.ts'
import { guestLogin } from '../auth/guest-login.ts'
import { listSessions } from '../auth/list-sessions.ts'
import { login } from '../auth/login.ts'
import { logout } from '../auth/logout.ts'
import { noteTour } from '../auth/note-tour.ts'
import { setShop } from '../auth/set-shop.ts'
import { listBlocks } from '../blocks/list-blocks.ts'
import { loadBlock } from '../blocks/load-block.ts'
import { removeBlock } from '../blocks/remove-block.ts'
import { renameBlock } from '../blocks/rename-block.ts'
import { saveBlock } from '../blocks/save-block.ts'
import { privacy } from '../brand/privacy.ts'
import { catalogueFiles } from '../catalogues/catalogue-files.ts'
import { catalogueWorkbook } from '../catalogues/catalogue-workbook.ts'
import { catalogueDifference } from '../catalogues/difference/catalogue-difference.ts'
import { checkCatalogue } from '../catalogues/judging/check-catalogue.ts'
import { listCatalogues } from '../catalogues/list-catalogues.ts'
import { publishCatalogue } from '../catalogues/publish-catalogue.ts'
import { cancelRelease } from '../catalogues/releases/cancel-release.ts'
import { listReleases } from '../catalogues/releases/list-releases.ts'
import { rollBack } from '../catalogues/releases/roll-back.ts'
import { missingTextures } from '../catalogues/textures/missing-textures.ts'
import { putTexture } from '../catalogues/textures/put-texture.ts'
import { tradeTerms } from '../catalogues/trade-terms.ts'
import { convertCdfToProject } from '../conversion/convert-cdf.ts'
import { createCustomer } from '../customers/create-customer.ts'
import { customerBin } from '../customers/customer-bin.ts'
import { customerProjects } from '../customers/customer-projects.ts'
import { editCustomer } from '../customers/edit-customer.ts'
import { getCustomer } from '../customers/get-customer.ts'
import { removeCustomer } from '../customers/remove-customer.ts'
import { restoreCustomer } from '../customers/restore-customer.ts'
import { searchCustomers } from '../customers/search-customers.ts'
import { cleanOrder } from '../documents/clean-order.ts'
import { createReport } from '../documents/create-report.ts'
import { getDocument } from '../documents/get-document.ts'
import { listDocuments } from '../documents/list-documents.ts'
import { listReports } from '../documents/list-reports.ts'
import { loadDocument } from '../documents/load-document.ts'
import { makeDocument } from '../documents/make-document.ts'
import { mergeReports } from '../documents/merge-reports.ts'
import { keepDraft } from '../drafts/keep-draft.ts'
import { listDrafts } from '../drafts/list-drafts.ts'
import { loadDraft } from '../drafts/load-draft.ts'
import { removeDraft } from '../drafts/remove-draft.ts'
import { listFavourites } from '../favourites/list-favourites.ts'
import { noteUse } from '../favourites/note-use.ts'
import { setFavourite } from '../favourites/set-favourite.ts'
import { linkFile } from '../files/link-file.ts'
import { loadGallery } from '../galleries/load-gallery.ts'
import { publishGalleries } from '../galleries/publish-galleries.ts'
import { searchGalleries } from '../galleries/search-galleries.ts'
import { homeDay } from '../home/home-day.ts'
import { cancelJob } from '../jobs/cancel-job.ts'
import { listJobs } from '../jobs/list-jobs.ts'
import { retryJob } from '../jobs/retry-job.ts'
import { askPassword, askRegistration, mailState } from '../mail/ask-mail.ts'
import { codeState } from '../mail/code-state.ts'
import { register } from '../mail/register.ts'
import { setPassword } from '../mail/set-password.ts'
import { maintenanceStatus } from '../maintenance/maintenance-status.ts'
import { bookMaintenance, endMaintenance, startMaintenance } from '../maintenance/set-maintenance.ts'
import { deleteNotification } from '../notifications/delete-notification.ts'
import { listNotifications } from '../notifications/list-notifications.ts'
import { readNotifications } from '../notifications/read-notifications.ts'
import { getOffer } from '../offers/get-offer.ts'
import { listOffers } from '../offers/list-offers.ts'
import { makeOffer } from '../offers/make-offer.ts'
import { getPaper, listPaperVersions } from '../paper/get-paper.ts'
import { lookAtPaper } from '../paper/look-at-paper.ts'
import { restorePaper, savePaper } from '../paper/save-paper.ts'
import { listPhotographs } from '../photographs/list-photographs.ts'
import { removePhotograph } from '../photographs/remove-photograph.ts'
import { takePhotograph } from '../photographs/take-photograph.ts'
import { usePhotograph } from '../photographs/use-photograph.ts'
import { takePicture } from '../pictures/take-picture.ts'
import { uploadImage } from '../pictures/upload-image.ts'
import { catalogPromotions, getMyCommercialLists } from '../prices/commercial-lists.ts'
import { recomputePrices } from '../prices/recompute-prices.ts'
import { deleteProject } from '../projects/bin/delete-project.ts'
import { listBin } from '../projects/bin/list-bin.ts'
import { restoreProject } from '../projects/bin/restore-project.ts'
import { changeOrder } from '../projects/change-order.ts'
import { cloneProject } from '../projects/clone-project.ts'
import { getProject } from '../projects/get-project.ts'
import { listProjects } from '../projects/listing/list-projects.ts'
import { loadProject } from '../projects/load-project.ts'
import { projectLog } from '../projects/project-log.ts'
import { saveProject } from '../projects/save-project.ts'
import { listReceivers } from '../projects/status/list-receivers.ts'
import { setStatus } from '../projects/status/set-status.ts'
import { createVersion } from '../projects/versions/create-version.ts'
import { listVersions } from '../projects/versions/list-versions.ts'
import { loadVersion } from '../projects/versions/load-version.ts'
import { removeVersion } from '../projects/versions/remove-version.ts'
import { restoreVersion } from '../projects/versions/restore-version.ts'
import { evaluateRules } from '../range/evaluate-rules.ts'
import { getArticles } from '../range/get-articles.ts'
import { getCatalogs } from '../range/get-catalogs.ts'
import { getItemTip } from '../range/get-item-tip.ts'
import { getModels } from '../range/get-models.ts'
import { headerSet } from '../range/header-set.ts'
import { initApplica } from '../range/init-applica.ts'
import { reportErrors } from '../reporting/report-errors.ts'
import { listLeads } from '../rooms/list-leads.ts'
import { openRoom } from '../rooms/open-room.ts'
import { roomShops } from '../rooms/room-shops.ts'
import { sendRoom } from '../rooms/send-room.ts'
import { shareRoom } from '../rooms/share-room.ts'
import { takeLead } from '../rooms/take-lead.ts'
import { unshareRoom } from '../rooms/unshare-room.ts'
import { searchArticles } from '../search/search-articles.ts'
import { searchFacets } from '../search/search-facets.ts'
import { loadTranslations } from '../translations/load-translations.ts'
import { saveTranslations } from '../translations/save-translations.ts'
import { loadUnderlay } from '../underlays/load-underlay.ts'
import { putUnderlay } from '../underlays/put-underlay.ts'
import { saveViewmaker } from '../underlays/save-viewmaker.ts'
import type { Handlers } from './handler.ts'

/** One line per call; a call of the contract without a handler does not compile. */
export const handlers: Handlers = {
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
  'catalogs/getArticles': getArticles,
  'catalogs/getCatalogs': getCatalogs,
  'catalogs/getItemTip': getItemTip,
  'catalogs/getModels': getModels,
  'catalogs/getMyCommercialLists': getMyCommercialLists,
  'catalogues/cancelRelease': cancelRelease,
  'catalogues/check': checkCatalogue,
  'catalogues/difference': catalogueDifference,
  'catalogues/facets': searchFacets,
  'catalogues/files': catalogueFiles,
  'catalogues/list': listCatalogues,
  'catalogues/missingTextures': missingTextures,
  'catalogues/pictures': listArticlePictures,
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
  'e_promos/jGetCatPromos': catalogPromotions,
  'documents/get': getDocument,
  'documents/list': listDocuments,
  'documents/load': loadDocument,
  'documents/make': makeDocument,
  'documents/reports': listReports,
  'drafts/keep': keepDraft,
  'drafts/list': listDrafts,
  'drafts/load': loadDraft,
  'drafts/remove': removeDraft,
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
  'jprjcleaner/jPrjPrintCleaner': cleanOrder,
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
  'projects/list': listProjects,
  'projects/load': loadProject,
  'projects/loadVersion': loadVersion,
  'projects/log': projectLog,
  'projects/notifications': listNotifications,
  'projects/prjCreatePDF2': mergeReports,
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
}
