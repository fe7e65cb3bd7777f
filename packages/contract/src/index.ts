export {
  type Answer,
  contractVersion,
  contractVersionHeader,
  type Failure,
  type FailureCode,
  failureStatus,
  oldestSupportedContract,
} from './answer.ts'
export {
  BlockListing,
  type BlockOutline,
  BlockScope,
  blockScopes,
  largestBlock,
  mayKeepBlocks,
  mostBlocks,
  mostOutlinePoints,
  mostOutlines,
  mostRowsInBlock,
} from './block.ts'
export { BrandRecord, Letterhead } from './brand.ts'
export {
  BrandPaper,
  type DocumentReaders,
  documentReaders,
  neededColumns,
  type SaleColumn,
  saleColumns,
  usualColumns,
} from './brand-paper.ts'
export { CatalogueFinding } from './calls/catalogue-check.ts'
export { CatalogueListing, CatalogueRelease, CatalogueSource } from './calls/catalogues.ts'
export { Day, type FinishedJob, mostOfADay, type OfferedProject } from './calls/day.ts'
export {
  type Access,
  type Call,
  defineCall,
  type InputOf,
  megabyte,
  type OutputOf,
  ordinaryBody,
  type Rate,
} from './calls/define-call.ts'
export {
  type DocumentFormat,
  DocumentListing,
  type DocumentPages,
  documentFormats,
  ReportListing,
} from './calls/documents.ts'
export { mostDrafts } from './calls/drafts.ts'
export { ErrorReport, VitalReport } from './calls/errors.ts'
export { type KeptArticles, mostFavourites, mostRecent } from './calls/favourites.ts'
export { firstCalls } from './calls/first-calls.ts'
export { ProjectSheet } from './calls/get-project.ts'
export { type CallName, type Calls, calls } from './calls/index.ts'
export { JobListing, JobState } from './calls/jobs.ts'
export type { CodeState } from './calls/mail-codes.ts'
export type { MaintenanceState } from './calls/maintenance.ts'
export { mostNotifications, Notification, NotificationKind } from './calls/notifications.ts'
export { OfferListing } from './calls/offers.ts'
export type { PaperState, PaperVersion } from './calls/paper.ts'
export { PhotographListing, photographUses } from './calls/photographs.ts'
export { BinnedProject, daysInBin } from './calls/project-bin.ts'
export { LogEntry } from './calls/project-log.ts'
export { mostVersions, ProjectVersion } from './calls/project-versions.ts'
export {
  mostShops,
  ProjectListing,
  type ProjectQuery,
  type ProjectSort,
  projectSorts,
} from './calls/projects.ts'
export type { LeadListing, RoomShop } from './calls/rooms.ts'
export { FoundArticle, GroupFacet } from './calls/search.ts'
export { unchangedPicture } from './calls/upload-image.ts'
export { type Config, type ConfigFile, readConfigFile, toConfigFile } from './config.ts'
export {
  CustomerDetails,
  CustomerListing,
  CustomerRecord,
  customerOf,
} from './customer.ts'
export { customerName } from './customer-name.ts'
export {
  type EventTopic,
  eventsPath,
  lastEventHeader,
  type ReadEvents,
  readEvents,
  type ServerEvent,
  writeEvent,
} from './events.ts'
export { firstPriceList } from './first-price-list.ts'
export { GallerySource } from './gallery.ts'
export { galleryDocument } from './gallery-document.ts'
export { HdrLibrary, hdrLibraryPath } from './hdr-library.ts'
export { defineJob, type InputOfJob, type Job, type ResultOfJob, type Turns } from './jobs/define-job.ts'
export { type JobInput, type JobName, type JobResult, type Jobs, jobs } from './jobs/index.ts'
export { MailWish } from './jobs/send-mail.ts'
export { largestFirst, mainCatalogue } from './main-catalogue.ts'
export {
  draftSize,
  PhotographLight,
  type PhotographQuality,
  type PhotographSize,
  photographQualities,
  photographSizes,
} from './photograph.ts'
export { PricingTerms, ProjectPriceSummary, sellersDays } from './prices.ts'
export {
  customersAccount,
  mayChangeCatalogues,
  mayKeepCustomers,
  maySaveProjects,
  Profile,
  Shop,
  UserKind,
} from './profile.ts'
export { betweenReports, joinedField } from './reports/joined-reports.ts'
export { ReportAnswers, ReportField, readAnswers } from './reports/report-field.ts'
export { readRoomCode, roomCodeLength, roomCodeLetters } from './room-code.ts'
export { scrub, scrubStack } from './scrub.ts'
export {
  type ArticleStageRequest,
  type ExportScene,
  type PictureFormat,
  type RoomStageRequest,
  type SceneRequest,
  type StagePicture,
  type StageRequest,
  type StageScene,
  StageView,
  sceneCall,
  sceneVersion,
  stageCall,
  stageVersion,
  type TakePicture,
} from './stage.ts'
export { type SentDocument, StoredDocument, StoredTrade } from './stored-document.ts'
export { largestUnderlay, longestUnderlaySide, UnderlayDrawing } from './underlay-drawing.ts'
export { type ConvertedCdf, convertCdf } from './wire/cdf-project.ts'
export { cleanForPrint, fromWireCleaning, toWireCleaning } from './wire/clean-for-print.ts'
export {
  type Campaign,
  type CommercialList,
  type CommercialTerms,
  fromWireCommercialLists,
  fromWirePromotions,
  fromWirePromotionsWish,
  toWireCommercialLists,
  toWirePromotions,
  toWirePromotionsWish,
} from './wire/commercial-lists.ts'
export { copyProject } from './wire/copy-project.ts'
export { countriesIn, countryCodeOf } from './wire/country-code.ts'
export { customerDateOf } from './wire/customer-date.ts'
export { type FromWire, fromWireProject, readStatus } from './wire/from-wire-project.ts'
export {
  fromWireRecompute,
  fromWireRecomputed,
  type PricedRowWish,
  type Recomputed,
  type RecomputeWish,
  toWireRecompute,
  toWireRecomputed,
} from './wire/recompute-prices.ts'
export { answersOf } from './wire/report-answers.ts'
export { type ToWireOptions, toWireProject } from './wire/to-wire-project.ts'
export { wallsFromRows } from './wire/walls-from-rows.ts'
export { readChoices } from './wire/wire-choices.ts'
export {
  everyGallery,
  fromWireGallery,
  fromWireGallerySearch,
  fromWireGalleryWish,
  type GalleryListing,
  type GallerySearch,
  toWireGallery,
  toWireGallerySearch,
  toWireGalleryWish,
  toWireLoadedGallery,
} from './wire/wire-gallery.ts'
export { fromWireMergeWish, type MergeWish, type Print, toWireMergeWish } from './wire/wire-merge.ts'
export { WireProject, type WireRow } from './wire/wire-project.ts'
export {
  fromWireArticle,
  fromWireCatalogue,
  fromWireModel,
  type RangeEntry,
  toWireArticles,
  toWireCatalogue,
  toWireItemTip,
  toWireModel,
} from './wire/wire-range.ts'
export {
  type Asker,
  fromWireReportWish,
  type ReportWish,
  type SentProject,
  toWireReportWish,
  type WireReports,
} from './wire/wire-report.ts'
export { fromWireRuleContext, toWireRuled } from './wire/wire-rule-context.ts'
export {
  fromWireHeaderSet,
  fromWireInitApplica,
  type HeaderVariant,
  toWireApplied,
  toWireHeader,
  toWireHeaderSet,
  toWireInitApplica,
} from './wire/wire-rules.ts'
export {
  fromWireKeptViews,
  fromWireViewmaker,
  mostViewPictures,
  pictureContent,
  toWireKeptViews,
  toWireViewmaker,
} from './wire/wire-viewmaker.ts'
