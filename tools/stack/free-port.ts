import { createServer } from 'node:net'

/** The wished port if it is free, else any; a port taken in the moment after shows as a failed start. */
export async function freePort(wished = 0): Promise<number> {
  return (await tryPort(wished)) ?? (await tryPort(0)) ?? 0
}

function tryPort(wished: number): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(null))
    probe.listen(wished, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : null
      probe.close(() => resolve(port))
    })
  })
}
