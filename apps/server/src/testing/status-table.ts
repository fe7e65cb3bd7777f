import { readFileSync } from 'node:fs'
import { type Status, type StatusActor, statuses } from '@arredo/project'

const actors = { C: 'customer', S: 'seller', V: 'supervisor', X: 'orderSystem' } as const
const starred: readonly Status[] = ['agency', 'awaitingApproval', 'approved', 'validated']
const fromOrderOn: readonly Status[] = ['ordered', 'inProduction', 'shipped', 'delivered']

type Change = { readonly from: Status; readonly to: Status; readonly before: Status | null }

/** Table D-43 as docs/decisions.md prints it: who may go from where to where. */
export function readStatusTable(): (change: Change, who: StatusActor, advanced: boolean) => boolean {
  const text = readFileSync(new URL('../../../../docs/decisions.md', import.meta.url), 'utf8')
  const table = text.split('**Table D-43')[1]?.split('**Table D-55')[0] ?? ''
  const allowed = new Set(
    table.split('\n').flatMap((line) => {
      const [, from = '', targets = ''] = /^\| ([\w ★]+) \| (.+) \|$/.exec(line) ?? []
      const name = statusIn(from)
      return name && name !== 'unsaved' ? targetsIn(targets).map((target) => `${name} ${target}`) : []
    }),
  )
  if (allowed.size < 40) throw new Error('Table D-43 was not understood')

  return ({ from, to, before }, who, advanced) => {
    if (from === to) return true
    if (to === 'unsaved') return false
    if (!advanced && starred.includes(to)) return false
    if (who === 'supervisor') return true
    if (!advanced && starred.includes(from)) return false
    if (from !== 'suspended' && from !== 'inactive') return allowed.has(`${from} ${to} ${who}`)
    return to === before && who === (fromOrderOn.includes(to) ? 'orderSystem' : 'seller')
  }
}

/** `assigned, suspended (S), inactive (S; X …)`: who stands behind a group is meant for all of it. */
function targetsIn(text: string): readonly string[] {
  return [...text.matchAll(/([^()]+)\(([^)]+)\)/g)].flatMap(([, names = '', who = '']) =>
    names.split(',').flatMap((name) => {
      const status = statusIn(name)
      return status ? [...who.matchAll(/\b[CSVX]\b/g)].map(([letter]) => `${status} ${actorOf(letter)}`) : []
    }),
  )
}

function actorOf(letter: string): StatusActor {
  return actors[letter as keyof typeof actors]
}

function statusIn(text: string): Status | undefined {
  return statuses.find((status) => status === text.replace('★', '').trim())
}
