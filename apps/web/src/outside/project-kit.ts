export { openPack } from '@arredo/catalogue'
export { presetIds } from '@arredo/geometry'
export {
  assignCustomer,
  createDesk,
  newDocument,
  readDocument,
  setRoom,
} from '@arredo/project'
export { evaluateProjectNow as evaluateProject } from '../engine/evaluate-project-now.ts'
