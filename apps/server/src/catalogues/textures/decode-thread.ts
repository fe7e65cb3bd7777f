import { parentPort } from 'node:worker_threads'
import { decodePictures } from './decode-pictures.ts'

/** The whole life of the thread that `decodeApart` keeps: the pictures of one file after the other. */
parentPort?.on('message', async (pictures: readonly Uint8Array[]) => {
  parentPort?.postMessage(await decodePictures(pictures))
})
