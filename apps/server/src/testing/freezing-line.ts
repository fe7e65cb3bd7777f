import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type FreezingLine = {
  /** The address of a database, over this line. */
  readonly over: (url: string) => string
  /** From now on nothing comes through and nothing is closed, as when a machine froze. */
  readonly freeze: () => void
  readonly close: () => Promise<void>
}

/** A line to a database, which can fall silent without a word. */
export async function freezingLine(url: string): Promise<FreezingLine> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let isFrozen = false
  const server = createServer((near) => {
    sockets.add(near.on('error', () => {}))
    if (isFrozen) return
    const far = connect(Number(target.port), target.hostname)
    sockets.add(far.on('error', () => {}))
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    over(address) {
      const through = new URL(address)
      through.host = `127.0.0.1:${port}`
      return through.href
    },
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
