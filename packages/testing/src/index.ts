export { brokenFile, type Dice } from './broken-file.ts'
export { hostileOldDocuments } from './hostile-old-documents.ts'
export {
  hostileDocuments,
  hostileEvaluation,
  hostileNumber,
  hostileRecords,
} from './hostile-records.ts'
export { type LargeHouse, largeHouse } from './large-house.ts'
export { everyPreset, type PlacedRoom, placedRooms, rightAngled, roomWith } from './placed-rooms.ts'
export { type SampleModel, sampleModel } from './sample-model.ts'
export { sampleDiscounts, samplePack, sampleTradeTerms } from './sample-pack.ts'
export { samplePictures } from './sample-pictures.ts'
export { sampleWebp } from './sample-webp.ts'
export { strayNumber } from './stray-number.ts'
