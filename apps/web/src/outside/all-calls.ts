/** By itself, so that it can be fetched behind the first page. */
export { calls } from '@arredo/contract'
