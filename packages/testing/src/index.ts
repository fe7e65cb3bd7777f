export { samplePack, sampleTradeTerms } from './sample-pack.ts'
