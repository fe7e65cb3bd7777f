export { type LargeHouse, largeHouse } from './large-house.ts'
export { type SampleModel, sampleModel } from './sample-model.ts'
export { sampleDiscounts, samplePack, sampleTradeTerms } from './sample-pack.ts'
