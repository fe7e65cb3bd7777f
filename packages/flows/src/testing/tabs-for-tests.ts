import type { TabNews, TabsPort } from '../tabs/tabs-port.ts'

/** Pages of one browser: each hears what the others tell, at once. */
export function tabsForTests(): () => TabsPort {
  const listeners = new Set<{ readonly port: object; readonly hear: (news: TabNews) => void }>()
  return () => {
    const port: TabsPort = {
      tell(news) {
        for (const each of [...listeners]) if (each.port !== port) each.hear(news)
      },
      hear(hear) {
        const entry = { port, hear }
        listeners.add(entry)
        return () => listeners.delete(entry)
      },
    }
    return port
  }
}
