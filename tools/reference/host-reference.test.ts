import { type HostActionName, hostActionNames, hostRequests } from '@arredo/contract/host'
import type { Action, Requests } from '@arredo/embed'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { readProjectFile } from '../project-files.ts'
import { withReferences } from './host-reference.ts'

const guide = readProjectFile('docs/host-integration.md')

describe('docs/host-integration.md', () => {
  it('[H-60, H-61] names every action with the keys the frame reads; `node tools/host-reference.ts` writes it anew', () => {
    expect(guide).toBe(withReferences(guide))
    for (const name of hostActionNames) {
      expect(guide).toContain(`### ${name}\n`)
      for (const key of Object.keys(hostRequests[name].keys)) expect(guide).toContain(`\`${key}\``)
    }
  })

  it('shows each of the general messages', () => {
    for (const message of [
      "This site doesn't allow guest users!",
      'Unknown action',
      'First must do login',
      'You must first initialize a project',
      'You must first go to 3D view',
      'Something went wrong please try again',
      'Request not valid',
      'Too many requests',
    ]) {
      expect(guide).toContain(message)
    }
  })
})

describe('the SDK', () => {
  it('[H-60] knows the same actions, and no key that the frame would not read', () => {
    expectTypeOf<Action>().toEqualTypeOf<HostActionName>()
    // Type by type: a key of the SDK that is missing on the other side does not compile.
    type Keys<Name extends Action> =
      Requests[Name] extends Record<string, never> ? never : keyof Requests[Name]
    type Named = Exclude<Action, 'saveTranslations'>
    type Unread = { [Name in Named]: Exclude<Keys<Name>, keyof (typeof hostRequests)[Name]['keys']> }[Named]
    expectTypeOf<Unread>().toEqualTypeOf<never>()
  })
})
