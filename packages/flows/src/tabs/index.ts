export { followTabs } from './follow-tabs.ts'
export type { TabNews, TabsPort } from './tabs-port.ts'
