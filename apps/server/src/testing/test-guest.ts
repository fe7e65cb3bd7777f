import { randomUUID } from 'node:crypto'
import type { Calls, OutputOf } from '@arredo/contract'
import { type ProjectDocument, splitTrade } from '@arredo/project'
import type { TestServer, Via } from './test-server.ts'
import type { TestTenant } from './test-tenant.ts'

/** What a test of guests does over and over, at one tenant. */
export function guestsOf(server: TestServer, tenant: TestTenant) {
  return {
    async enter(via?: Via): Promise<Via> {
      const { cookie } = await server.call(tenant, 'auth/guest', { carrier: 'cookie' }, via)
      return { cookie: cookie ?? '' }
    },

    async save(
      via: Via,
      document: ProjectDocument,
      id: number | null = null,
      revision = 0,
    ): Promise<OutputOf<Calls['projects/save']>> {
      const input = { id, revision, idempotencyKey: randomUUID(), ...splitTrade(document) }
      const { answer } = await server.call(tenant, 'projects/save', input, via)
      if (!answer.ok) throw new Error(answer.message)
      return answer.value
    },

    async list(via: Via) {
      const { answer } = await server.call(tenant, 'projects/list', {}, via)
      if (!answer.ok) throw new Error(answer.message)
      return answer.value.projects
    },

    async share(via: Via, id: number): Promise<string> {
      const { answer } = await server.call(tenant, 'rooms/share', { id }, via)
      if (!answer.ok) throw new Error(answer.message)
      return answer.value.code
    },
  }
}
