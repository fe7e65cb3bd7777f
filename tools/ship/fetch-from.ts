import { request } from 'node:http'
import { buffer, text } from 'node:stream/consumers'

/** A file of a brand by its host name, which `fetch` cannot say and Node does not resolve. */
export function fetchFrom(port: number, host: string, path: string): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      if (response.statusCode === 200) buffer(response).then(resolve, reject)
      else text(response).then((said) => reject(new Error(`${path}: ${response.statusCode} ${said}`)), reject)
    })
    sent.on('error', reject)
    sent.end()
  })
}
