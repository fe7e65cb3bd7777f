import { done, type Result, refuse } from '@arredo/project'
import type { App } from '../app.ts'

/** Where a picture or a download finds a file. In a frame there is no cookie, so that the address carries a key. */
export async function fileAddress({ ports }: App, file: string): Promise<Result<string>> {
  if (ports.display === 'site') return done(`/files/${file}`)

  const link = await ports.call('files/link', { id: file })
  return link.ok ? done(link.value.path) : refuse(link.message)
}
