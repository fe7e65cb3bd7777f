import type { FastifyInstance } from 'fastify'

/** the print server's designer is the paper form of the brand; who asks is the session's word, not the query's. */
export function registerDesigner(server: FastifyInstance): void {
  server.get('/designer.aspx', (_request, reply) => reply.redirect('/paperview', 303))
}
