import { describe, expect, it } from 'vitest'
import { projectFiles, readProjectFile } from './project-files.ts'
import { complaintsAbout } from './reachability/complaints.ts'
import { findUnreached } from './reachability/reached.ts'
import { kinds } from './reachability/registries.ts'
import { unreached } from './reachability/unreached.ts'

/** What ships: no tests, and not the gallery, which only shows things. */
const shipped = projectFiles(/^(packages|apps)\/[^/]+\/src\/.*\.tsx?$/).filter(
  (path) => !/\.test\.tsx?$|\.d\.ts$|\.generated\.ts$|\/testing\/|\/screens\/gallery\//.test(path),
)

function packageEntries(): Record<string, string> {
  const entries = projectFiles(/^packages\/[^/]+\/package\.json$/).flatMap((path) => {
    const { name, exports = {} } = JSON.parse(readProjectFile(path)) as {
      name: string
      exports?: Record<string, string>
    }
    const folder = path.replace(/package\.json$/, '')
    return Object.entries(exports).map(([key, file]) => [name + key.slice(1), folder + file.slice(2)])
  })
  return Object.fromEntries(entries)
}

describe('what is built', () => {
  it('is reached from an action, screen, host action, command or job, or stands in the list with its reason', () => {
    const files = shipped.map((path) => ({ path, text: readProjectFile(path) }))
    const found = findUnreached(files, packageEntries())
    for (const kind of kinds)
      expect(
        found.things.some((thing) => thing.kind === kind),
        kind,
      ).toBe(true)
    expect(complaintsAbout(found, unreached)).toEqual([])
  })
})

const page = 'apps/web/src/main.tsx'
const entries = { '@arredo/project': 'packages/project/src/index.ts' }
const names = (files: Record<string, string>): string[] =>
  findUnreached(
    Object.entries(files).map(([path, text]) => ({ path, text })),
    entries,
  ).unreached.map(({ kind, name }) => `${kind} ${name}`)

describe('the check fails where it should', () => {
  it.each([
    [
      'command move',
      'packages/project/src/commands/move.ts',
      'export const move: Command<{ row: string }> = {}',
      `import { move } from '../../../packages/project/src/commands/move.ts'`,
    ],
    [
      'call projects/load',
      'packages/contract/src/calls/index.ts',
      `export const calls = { 'projects/load': loadProject } as const`,
      `ports.call('projects/load', {})`,
    ],
    [
      'dialog login',
      'packages/flows/src/dialogs/dialog-table.ts',
      'export const dialogTable = { login: define({}) } as const',
      `dialogs.ask('login', {})`,
    ],
    [
      'report offer',
      'packages/reports/src/reports.ts',
      'export const reports = { offer } as const',
      'render(reports.offer)',
    ],
    [
      'report summary',
      'packages/reports/src/reports.ts',
      'export const reports = { summary } as const',
      `ports.call('documents/reports', {})`,
    ],
    [
      'job offer/make',
      'packages/contract/src/jobs/index.ts',
      `export const jobs = { 'offer/make': makeOffer } as const`,
      `startJob(database, 'offer/make')`,
    ],
    [
      'tool measure',
      'packages/editor/src/tools/index.ts',
      'export const tools = { measure: measureTool }',
      `editor.use('measure', null)`,
    ],
    [
      'action list wallActions',
      'packages/editor/src/actions/wall-actions.ts',
      'export const wallActions: readonly EditorAction[] = []',
      `import { wallActions } from '../../../packages/editor/src/actions/wall-actions.ts'`,
    ],
    [
      'export priceOf',
      'packages/project/src/index.ts',
      `export { priceOf } from './price-of.ts'`,
      `import { priceOf } from '@arredo/project'`,
    ],
  ])('%s', (name, path, text, use) => {
    expect(names({ [path]: text, [page]: 'start()' })).toEqual([name])
    expect(names({ [path]: text, [page]: use })).toEqual([])
    // What nobody runs reaches nothing.
    expect(names({ [path]: text, [page]: 'start()', 'apps/web/src/forgotten.ts': use })).toEqual([name])
  })

  it('a table that answers a thing, and a type that names it, ask for nothing', () => {
    const dialogTable = 'export const dialogTable = { login: define({}) } as const'
    const text = `const table = { login: LoginDialog }; type Name = 'login'; ask<'login'>()`
    expect(names({ 'packages/flows/src/dialogs/dialog-table.ts': dialogTable, [page]: text })).toEqual([
      'dialog login',
    ])
  })

  it('an entry of the list that is reached or gone, and a reason that is missing', () => {
    const thing = { kind: 'tool', name: 'measure', file: 'a.ts' } as const
    const found = { things: [thing], unreached: [thing] }
    expect(complaintsAbout(found, { 'tool measure': 'no button yet' })).toEqual([])
    expect(complaintsAbout(found, {})).toHaveLength(1)
    expect(complaintsAbout(found, { 'tool measure': '' })).toHaveLength(1)
    expect(complaintsAbout({ ...found, unreached: [] }, { 'tool measure': 'no button yet' })).toHaveLength(1)
    expect(complaintsAbout(found, { 'tool measure': 'no button yet', 'tool saw': 'none' })).toHaveLength(1)
  })
})
