import type { FastifyReply } from 'fastify'

/** A picture or model, for this site's pages only; opened on its own it runs and loads nothing. */
export function sendAlone(reply: FastifyReply, contentType: string, bytes: Uint8Array): FastifyReply {
  return reply
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .header('cross-origin-resource-policy', 'same-origin')
    .type(contentType)
    .send(bytes)
}
