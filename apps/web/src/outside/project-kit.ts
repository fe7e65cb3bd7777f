export { openPack } from '@arredo/catalogue'
export { presetIds } from '@arredo/geometry'
export { createFollow } from '@arredo/planning'
export {
  assignCustomer,
  createDesk,
  newDocument,
  readDocument,
  setOrderAddress,
  setRoom,
} from '@arredo/project'
/** Fetched when a plan is looked over for the first time. */
export const fetchChecks = () => import('./plan-checks.ts')
export { evaluateProjectNow as evaluateProject } from '../engine/evaluate-project-now.ts'
