import { createServer, type RequestListener } from 'node:http'
import type { S3Settings } from '../files/s3/s3-settings.ts'

export type TestStore = { readonly s3: S3Settings; readonly end: () => Promise<void> }

/** An S3 server that answers as a test says, well or badly. */
export function startTestStore(answer: RequestListener): Promise<TestStore> {
  const server = createServer(answer)
  const end = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      const place = { bucket: 'files', region: 'us-east-1', hasPathStyle: true, redirects: true }
      const s3 = { ...place, endpoint: `http://127.0.0.1:${port}`, accessKey: 'a', secretKey: 'b' }
      resolve({ s3, end })
    })
  })
}
