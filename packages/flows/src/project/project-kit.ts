import type { openPack } from '@arredo/catalogue'
import type { presetIds } from '@arredo/geometry'
import type { createFollow } from '@arredo/planning'
import type {
  assignCustomer,
  createDesk,
  evaluateProject,
  newDocument,
  readDocument,
  setOrderAddress,
  setRoom,
} from '@arredo/project'
import type { Checks } from '../checks/lookout.ts'

/** Documents, rules and prices, as one thing that can be fetched later than the first page. */
export type ProjectKit = {
  readonly createDesk: typeof createDesk
  readonly createFollow: typeof createFollow
  /** What looks a plan over; nobody waits for it at first. */
  readonly fetchChecks: () => Promise<Checks>
  readonly newDocument: typeof newDocument
  readonly readDocument: typeof readDocument
  readonly evaluateProject: typeof evaluateProject
  readonly assignCustomer: typeof assignCustomer
  readonly setOrderAddress: typeof setOrderAddress
  readonly setRoom: typeof setRoom
  readonly presetIds: typeof presetIds
  readonly openPack: typeof openPack
}
