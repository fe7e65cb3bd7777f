export {
  type Answer,
  contractVersion,
  contractVersionHeader,
  type Failure,
  type FailureCode,
  failureStatus,
  oldestSupportedContract,
} from './answer.ts'
export { BrandRecord, Letterhead } from './brand.ts'
export { CatalogueListing } from './calls/catalogues.ts'
export { type Access, type Call, defineCall, type InputOf, type OutputOf } from './calls/define-call.ts'
export { ErrorReport, VitalReport } from './calls/errors.ts'
export { type CallName, type Calls, calls } from './calls/index.ts'
export { JobListing, JobState } from './calls/jobs.ts'
export { OfferListing } from './calls/offers.ts'
export { ProjectListing } from './calls/projects.ts'
export { type Config, type ConfigFile, readConfigFile, toConfigFile } from './config.ts'
export {
  eventsPath,
  lastEventHeader,
  type ReadEvents,
  readEvents,
  type ServerEvent,
  writeEvent,
} from './events.ts'
export { defineJob, type InputOfJob, type Job, type ResultOfJob } from './jobs/define-job.ts'
export { type JobInput, type JobName, type JobResult, type Jobs, jobs } from './jobs/index.ts'
export { ProjectPriceSummary } from './prices.ts'
export { Profile, Shop, UserKind } from './profile.ts'
export { scrub, scrubStack } from './scrub.ts'
export {
  type PictureFormat,
  type StagePicture,
  type StageRequest,
  StageView,
  stageCall,
  type TakePicture,
} from './stage.ts'
export { StoredDocument } from './stored-document.ts'
export { fromWireProject, readStatus } from './wire/from-wire-project.ts'
export { type ToWireOptions, toWireProject } from './wire/to-wire-project.ts'
export { WireProject, type WireRow } from './wire/wire-project.ts'
