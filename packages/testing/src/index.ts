export { type SampleModel, sampleModel } from './sample-model.ts'
export { samplePack, sampleTradeTerms } from './sample-pack.ts'
