import { once } from 'node:events'
import { finished, PassThrough, type Readable } from 'node:stream'
import { StoreAway } from '../store-away.ts'

/**
 * The body of an answer, once it has begun: an answer that has a head and nothing more is none. Where it breaks off its
 * reader is told of the store, and not of a connection, which might be any.
 */
export async function sentBody(body: Readable, beginsWithin: number): Promise<Readable> {
  const stream = new PassThrough()
  // Whoever comes to read it hears of it then; until somebody does it must not end the process.
  stream.on('error', () => {})
  stream.once('close', () => body.destroy())
  finished(body, (error) => {
    if (error) stream.destroy(new StoreAway('The store of files broke off', { cause: error }))
  })
  body.pipe(stream)

  const timer = setTimeout(
    () => stream.destroy(new StoreAway('The store of files sends nothing')),
    beginsWithin,
  )
  try {
    await once(stream, 'readable')
  } finally {
    clearTimeout(timer)
  }
  return stream
}
