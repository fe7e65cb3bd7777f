import { buildServer } from '@arredo/server'
import { projectRoot } from '../tools/project-files.ts'
import { freePort } from '../tools/stack/free-port.ts'
import { urlFor } from '../tools/stack/roles.ts'
import { startVite } from '../tools/stack/start-vite.ts'
import { stackAddress } from './stack.ts'
import { test as story } from './story.ts'

type WorkerFixtures = { galleryPort: number }

/** Stories of the gallery, which no production build has: from the sources, beside the stack and on its database. */
export const test = story.extend<{ gallery: string }, WorkerFixtures>({
  galleryPort: [
    async ({ browserName: _ }, use) => {
      const { ownerUrl, filesFolder } = stackAddress()
      const vite = await startVite(`${projectRoot}apps/web`)
      const port = await freePort()
      const server = await buildServer({
        databaseUrl: urlFor(ownerUrl, 'arredo_app', new URL(ownerUrl).pathname.slice(1)),
        databaseConnections: 2,
        host: '127.0.0.1',
        port,
        logLevel: 'warn',
        trustProxy: false,
        rateFactor: 1,
        sheds: false,
        webFolder: null,
        webDevUrl: vite.url,
        buildId: 'local',
        stopDelay: 0,
        filesFolder,
        s3: null,
        metricsPort: null,
      })
      await server.fastify.listen({ host: '127.0.0.1', port })
      await use(port)
      await server.stop()
      await vite.stop()
    },
    { scope: 'worker' },
  ],

  /** The site's own address, from the sources. */
  gallery: async ({ site, galleryPort }, use) => {
    const url = new URL('/gallery', site.url)
    url.port = String(galleryPort)
    await use(url.href)
  },
})
