import type { HostActionName, HostOutcome, HostRequests, RequestOf } from '@arredo/contract/host'
import type { Result } from '@arredo/project'
import type { App } from '../app.ts'
import type { HostOutside } from './host-outside.ts'

/** What an action works with. */
export type Host = { readonly app: App; readonly outside: HostOutside }

/**
 * Table D-05. login: `any` is a profile of whatever kind, `personal` a customer or a pro (D-04). The other
 * two are needed always, or only when no new project is begun.
 */
export type Needs = {
  readonly login?: 'any' | 'personal'
  readonly project?: 'always' | 'ifNotNew'
  readonly view3d?: 'always' | 'ifNotNew'
}

export type HostAction<Name extends HostActionName = HostActionName> = {
  readonly name: Name
  readonly needs: Needs
  readonly run: (host: Host, request: RequestOf<HostRequests[Name]>) => Promise<Result<HostOutcome>>
}

export function defineHostAction<Name extends HostActionName>(action: HostAction<Name>): HostAction<Name> {
  return action
}

/** Nothing to be done about it, and no words of its own in the protocol. */
export const somethingWentWrong = 'Something went wrong please try again'
