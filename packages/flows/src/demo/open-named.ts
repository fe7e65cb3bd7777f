import { type HostActionName, type HostOutcome, hostRequests, readRequest } from '@arredo/contract/host'
import type { Result } from '@arredo/project'
import { hostActions } from '../host/actions/index.ts'
import type { Host, HostAction } from '../host/host-action.ts'

/** The parts of a demo's address that were given. */
export type NamedParts = {
  readonly catalogue?: string
  readonly model?: string
  readonly classification?: string
  readonly article?: string
  readonly side?: string
  readonly header?: string
}

/** As a host would ask for it: an article in a new project, or with none named the search over what is sold. */
export async function openNamed(host: Host, named: NamedParts): Promise<Result<unknown>> {
  const { catalogue: catalog, ...parts } = named
  const fields = { ...parts, catalog, noSaveRequest: true, addRoom: true }
  if (parts.article) return perform(host, 'insertArticle', fields)

  const action = parts.model ? 'setModel' : 'newProject'
  const begun = await perform(host, action, { ...fields, noConfigure: true })
  if (begun.ok) await host.outside.goTo('/itemsearch')
  return begun
}

async function perform<Name extends HostActionName>(
  host: Host,
  name: Name,
  fields: Readonly<Record<string, unknown>>,
): Promise<Result<HostOutcome>> {
  const action: HostAction<Name> = await hostActions[name]()
  const request = readRequest(hostRequests[name], Object.entries(fields))
  return request.ok ? action.run(host, request.value as never) : request
}
