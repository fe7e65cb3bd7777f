import type { FastifyReply } from 'fastify'
import type { OpenFile } from '../files/file-store.ts'

/** A picture or model, for this site's pages only; opened on its own it runs and loads nothing. */
export function sendAlone(
  reply: FastifyReply,
  contentType: string,
  file: OpenFile | Uint8Array,
): FastifyReply {
  const isOpen = 'stream' in file
  return reply
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('content-length', isOpen ? file.size : file.length)
    .type(contentType)
    .send(isOpen ? file.stream : file)
}
