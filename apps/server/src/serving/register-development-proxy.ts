import type { FastifyInstance } from 'fastify'

const prefixes = ['/@*', '/src/*', '/node_modules/*', '/packages/*']

/** In development the page's modules come from Vite, through us, so that there is one origin. */
export function registerDevelopmentProxy(server: FastifyInstance, webDevUrl: string): void {
  for (const prefix of prefixes) {
    server.get(prefix, async (request, reply) => {
      const accept = request.headers.accept ?? '*/*'
      const answer = await fetch(new URL(request.url, webDevUrl), { headers: { accept } })
      const type = answer.headers.get('content-type')
      if (type) reply.type(type)
      return reply
        .code(answer.status)
        .header('cache-control', 'no-cache')
        .send(Buffer.from(await answer.arrayBuffer()))
    })
  }
}
