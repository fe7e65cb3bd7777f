import { newDocument, splitTrade } from '@arredo/project'
import type { ChannelClient } from '../tools/stack/channel-client.ts'
import type { Site } from './story.ts'

/** A project with nothing in it, as whoever opened the channel would save it; its number. */
export async function saveEmpty(channel: ChannelClient, site: Site, name: string): Promise<number> {
  const document = newDocument({
    ...{ name, alternative: 'main', priceDate: new Date().toISOString().slice(0, 10) },
    ...{ priceList: 'EUR2026', packs: {} },
  })
  const saved = await channel.call('projects/save', {
    ...{ id: null, revision: 0, idempotencyKey: `${name}-${site.url}`, ...splitTrade(document) },
  })
  if (!saved.ok) throw new Error(`${name}: ${saved.message}`)
  return saved.value.id
}
