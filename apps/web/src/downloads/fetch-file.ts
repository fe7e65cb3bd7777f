import type { FinishedFile } from './download-queue.ts'

/** a file by GET, as a blob; it has the name the server gives it, unless it is given another. */
export async function fetchFile(address: string, name = ''): Promise<FinishedFile> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`Answered with ${answer.status}`)
  const given = answer.headers.get('content-disposition') ?? ''
  return { name: name || nameIn(given), content: await answer.blob() }
}

function nameIn(disposition: string): string {
  const [, encoded = ''] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? []
  return decodeURIComponent(encoded)
}
