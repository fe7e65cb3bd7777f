export { namedAction } from './actions/named-action.ts'
export { performAction } from './actions/perform-action.ts'
export { openAtAddress } from './address/open-at-address.ts'
export { addressOf, draftAt, projectAt } from './address/project-address.ts'
export { type App, createApp, type Session } from './app.ts'
export type { Lookout } from './checks/lookout.ts'
export { type CommercialState, loadCommercialTerms } from './commercial/load-commercial-terms.ts'
export { assignToProject, changeCustomer } from './customers/assign-to-project.ts'
export { editCustomer } from './customers/edit-customer.ts'
export { editOrderAddress } from './customers/edit-order-address.ts'
export { type CustomerWish, type KeptCustomer, keepCustomer } from './customers/keep-customer.ts'
export { removeCustomer, restoreCustomer } from './customers/remove-customer.ts'
export { type DemoWish, demoNeedsLogin, openDemo } from './demo/open-demo.ts'
export { askRuleVariant } from './dialogs/ask-rule-variant.ts'
export type { DialogDefinition, Persistence } from './dialogs/dialog-definition.ts'
export { dialogWidths } from './dialogs/dialog-definition.ts'
export type { AskQuestion, CustomerAnswer, DraftListing, RoomChoice } from './dialogs/dialog-questions.ts'
export { type AnswerOf, type DialogName, dialogTable, type QuestionOf } from './dialogs/dialog-table.ts'
export type { Asked, Dialogs, OpenDialog } from './dialogs/dialogs.ts'
export type { Differences, OfferedOption, VariantQuestion } from './dialogs/variant-question.ts'
export { loadDocumentSides } from './documents/load-document-sides.ts'
export { type DocumentWish, makeDocument } from './documents/make-document.ts'
export { findGalleries } from './gallery/find-galleries.ts'
export { type OpenGalleryOptions, openGallery } from './gallery/open-gallery.ts'
export { guardRoute, mayEnter, type Passage, type Visit } from './guard-route.ts'
export { isUnfinished, type Jobs, type JobsState } from './jobs/jobs.ts'
export { chooseLanguage } from './language/choose-language.ts'
export { saveMissingWords } from './language/save-missing-words.ts'
export { setLanguage } from './language/set-language.ts'
export { setUnits } from './language/set-units.ts'
export type { UnitSystem } from './language/units.ts'
export { readHdrLibrary } from './light/hdr-library.ts'
export type { Waiting } from './loading/loading.ts'
export { followMaintenance } from './maintenance/follow-maintenance.ts'
export { bookMaintenance, endMaintenance, startMaintenance } from './maintenance/set-maintenance.ts'
export { type RailEntry, railEntries } from './navigation/rail-entries.ts'
export { type Guard, isBranded, type RailSituation, type Route } from './navigation/route.ts'
export type { Notice, Notices } from './notices/notices.ts'
export { notificationWords } from './notifications/notification-words.ts'
export { fileAddress } from './offer/file-address.ts'
export { makeOffer, type OfferOptions, usualValidDays } from './offer/make-offer.ts'
export { mayPhotograph } from './photographs/may-photograph.ts'
export { type PhotographWish, takePhotograph } from './photographs/take-photograph.ts'
export { hours, timeOfDay } from './photographs/time-of-day.ts'
export type {
  CallOptions,
  CallServer,
  Cancel,
  Clock,
  Display,
  EventStreamListener,
  EventsPort,
  Log,
  Memory,
  Ports,
} from './ports.ts'
export { recomputePrices } from './prices/on-demand.ts'
export type {
  AlternativePrices,
  PriceReport,
  PricesThen,
  ReportRow,
  Treatment,
  Treatments,
} from './prices/price-report.ts'
export { designerLink } from './print/designer-link.ts'
export { joinedReports, printMerged } from './print/print-merged.ts'
export { printReport } from './print/print-report.ts'
export type { PrintedFile } from './print/printed-file.ts'
export { loadVersionSides, type VersionSide } from './project/compare-versions.ts'
export { copyStored } from './project/copy-stored.ts'
export { bringBack, deleteProject, type NamedProject } from './project/delete-project.ts'
export { exportedProject } from './project/exported-project.ts'
export { fetchSampleRun } from './project/fetch-sample-run.ts'
export { leaveQuestion, mayLeave, mustAskBeforeLeaving } from './project/leave-prompt.ts'
export { logSentence } from './project/log-words.ts'
export {
  chosenLook,
  type HeaderVariant,
  type Look,
  type Looks,
  looksOf,
  shownChoices,
} from './project/look.ts'
export { type NewProjectOptions, newProject } from './project/new-project.ts'
export { offerToSave } from './project/offer-to-save.ts'
export { type OpenProjectOptions, openProject } from './project/open-project.ts'
export { pathAfterNewProject } from './project/path-after-new-project.ts'
export type { ProjectKit } from './project/project-kit.ts'
export {
  hasHistory,
  isChanged,
  type OpenProject,
  type ProjectState,
  type SaveAttempt,
} from './project/project-store.ts'
export { resolveConflict } from './project/resolve-conflict.ts'
export { saveProject, saveWhatWaits } from './project/save-project.ts'
export { type SaveStateName, type SaveWords, saveStateOf, saveWords } from './project/save-state.ts'
export { bringAllBack, deleteProjects, sharedSteps, takeSharedStep } from './project/several-projects.ts'
export { showFace } from './project/show-face.ts'
export { statusNames } from './project/status-names.ts'
export { takeUp } from './project/take-up.ts'
export { keepAsVersion, restoreVersion, type VersionedProject } from './project/versions.ts'
export { openCatalogue } from './range/open-catalogue.ts'
export { openCatalogues, pinnedCatalogues } from './range/range.ts'
export { type Accessories, accessoriesOf, shownCatalogues } from './range/shown-catalogues.ts'
export { openRoom } from './rooms/open-room.ts'
export { takeOverLead } from './rooms/take-over-lead.ts'
export { takeRoomAlong } from './rooms/take-room-along.ts'
export {
  type BrandRouteName,
  type EntryName,
  isPlannerPath,
  newProjectPath,
  type RouteName,
  routeNamed,
  routeOfPath,
  routeShownAt,
  routes,
} from './routes.ts'
export { changePassword, type PasswordChange } from './session/change-password.ts'
export { facesOf } from './session/faces-of.ts'
export { type Credentials, logIn, logInAsCustomer, pathAfterLogin } from './session/log-in.ts'
export { logOut, logOutEverywhere } from './session/log-out.ts'
export {
  askForMail,
  canMail,
  readMailCode,
  registerByMail,
  setPasswordByMail,
} from './session/mail-codes.ts'
export type { MailPurpose } from './session/mail-purpose.ts'
export { isTourDue, noteTour } from './session/note-tour.ts'
export { setShop } from './session/set-shop.ts'
export { startUp } from './session/start-up.ts'
export { watchSession } from './session/watch-session.ts'
export { changeByOrder } from './status/change-by-order.ts'
export { giveAway } from './status/give-away.ts'
export type { HandOver } from './status/hand-over.ts'
export {
  isChangedByOrder,
  nextSteps,
  otherStatuses,
  type StatusSituation,
  type StatusStep,
} from './status/status-steps.ts'
export { changeStatus, takeStep } from './status/take-step.ts'
