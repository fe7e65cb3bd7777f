/** Fetched after the page. */
export { followMaintenance } from '@arredo/flows'
