export {
  type Answer,
  contractVersion,
  contractVersionHeader,
  type Failure,
  type FailureCode,
  failureStatus,
  oldestSupportedContract,
} from './answer.ts'
export { BrandRecord } from './brand.ts'
export { CatalogueListing } from './calls/catalogues.ts'
export { type Access, type Call, defineCall, type InputOf, type OutputOf } from './calls/define-call.ts'
export { type CallName, type Calls, calls } from './calls/index.ts'
export { ProjectListing } from './calls/projects.ts'
export { type Config, type ConfigFile, readConfigFile, toConfigFile } from './config.ts'
export { ProjectPriceSummary } from './prices.ts'
export { Profile, Shop, UserKind } from './profile.ts'
export { StoredDocument } from './stored-document.ts'
export { fromWireProject, readStatus } from './wire/from-wire-project.ts'
export { type ToWireOptions, toWireProject } from './wire/to-wire-project.ts'
export { WireProject, type WireRow } from './wire/wire-project.ts'
