/** Fetched with the first paste: reading a document takes every check and every migration there is. */
export { readClip } from '@arredo/project'
