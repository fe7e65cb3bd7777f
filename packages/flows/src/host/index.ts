export { defineHostAction, type Host, type HostAction, type Needs } from './host-action.ts'
export { createHostDesk, type HostDesk } from './host-desk.ts'
export type { HostOutside } from './host-outside.ts'
export { keepSession } from './keep-session.ts'
