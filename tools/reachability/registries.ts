import { parseSync } from 'oxc-parser'

type Node = { type: string; [key: string]: unknown }

export const kinds = ['command', 'call', 'dialog', 'report', 'job', 'tool', 'action list', 'export'] as const
export type Kind = (typeof kinds)[number]

/** A thing somebody registered: its name, and the file that says so. */
export type Registered = { readonly kind: Kind; readonly name: string; readonly file: string }

type Registry = {
  readonly kind: Kind
  readonly files: RegExp
  readonly read: (program: Node) => readonly string[]
}

/** Packages that hold what the product can do; what nobody takes from them is built for nobody. */
const capable = 'catalogue|drawings|flows|making|measures|planning|pricing|project|reports|tables'

/** Where things are registered, one line each. */
const registries: readonly Registry[] = [
  { kind: 'command', files: /^packages\/project\/src\/commands\//, read: constantsOfType('Command') },
  { kind: 'call', files: /^packages\/contract\/src\/calls\/index\.ts$/, read: keysOf('calls') },
  { kind: 'dialog', files: /^packages\/flows\/src\/dialogs\/dialog-table\.ts$/, read: keysOf('dialogTable') },
  { kind: 'report', files: /^packages\/reports\/src\/reports\.ts$/, read: keysOf('reports') },
  { kind: 'job', files: /^packages\/contract\/src\/jobs\/index\.ts$/, read: keysOf('jobs') },
  { kind: 'tool', files: /^packages\/editor\/src\/tools\/index\.ts$/, read: keysOf('tools') },
  { kind: 'action list', files: /\/actions\/[a-z-]+-actions\.ts$/, read: constantsCalled(/Actions$/) },
  { kind: 'export', files: new RegExp(`^packages/(${capable})/src/index\\.ts$`), read: valuesPassedOn },
]

export function registeredIn(file: string, text: string): Registered[] {
  return registries
    .filter(({ files }) => files.test(file))
    .flatMap(({ kind, read }) => {
      const names = read(parseSync(file, text).program as unknown as Node)
      return names.map((name) => ({ kind, name, file }))
    })
}

function constantsOfType(type: string) {
  return (program: Node): string[] =>
    exportedConstants(program)
      .filter(({ id }) => new RegExp(`"name":"${type}"`).test(JSON.stringify((id as Node).typeAnnotation)))
      .map(nameOfConstant)
}

function constantsCalled(pattern: RegExp) {
  return (program: Node): string[] =>
    exportedConstants(program)
      .map(nameOfConstant)
      .filter((name) => pattern.test(name))
}

function valuesPassedOn(program: Node): string[] {
  return (
    (program.body as Node[])
      .filter(({ type, exportKind }) => type === 'ExportNamedDeclaration' && exportKind !== 'type')
      // Commands are looked at as such.
      .filter(({ source }) => !String((source as Node | null)?.value).startsWith('./commands/'))
      .flatMap(({ specifiers }) => specifiers as Node[])
      .filter(({ exportKind }) => exportKind !== 'type')
      .map(({ exported }) => String((exported as Node).name))
  )
}

function keysOf(constant: string) {
  return (program: Node): string[] => {
    const found = exportedConstants(program).find((each) => nameOfConstant(each) === constant)
    const table = unwrapped(found?.init as Node | undefined)
    return ((table?.properties ?? []) as Node[]).map(({ key }) => {
      const { name, value } = key as { name?: string; value?: string }
      return name ?? value ?? ''
    })
  }
}

/** `{ … } as const` is the table itself. */
function unwrapped(node: Node | undefined): Node | undefined {
  return node?.expression ? unwrapped(node.expression as Node) : node
}

function exportedConstants(program: Node): Node[] {
  return (program.body as Node[])
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) => ((declaration as Node | null)?.declarations ?? []) as Node[])
}

function nameOfConstant({ id }: Node): string {
  return String((id as Node).name)
}
