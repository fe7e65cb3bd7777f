import type { TabNews, TabsPort } from '@arredo/flows/tabs'

/** The other pages of this browser, by the channel they all listen to; where there is none, a page is alone. */
export function openTabs(): TabsPort {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('arredo-projects')
  return {
    tell: (news) => channel?.postMessage(news),
    hear(listener) {
      const hear = ({ data }: MessageEvent<unknown>) => void (isNews(data) && listener(data))
      channel?.addEventListener('message', hear)
      return () => channel?.removeEventListener('message', hear)
    },
  }
}

/** Another page may be of another release. */
function isNews(data: unknown): data is TabNews {
  const { kind, project, revision } = (data ?? {}) as Partial<TabNews>
  const isKnown = kind === 'opened' || kind === 'here' || kind === 'saved'
  return isKnown && Number.isInteger(project) && Number.isInteger(revision)
}
