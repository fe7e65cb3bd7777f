export { openPack } from '@arredo/catalogue'
export { wallCount } from '@arredo/geometry'
export {
  assignCustomer,
  createDesk,
  evaluateProject,
  newDocument,
  readDocument,
  setRoom,
} from '@arredo/project'
