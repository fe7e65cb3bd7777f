/** One thing of the file: its type, and its values by their group codes, in their order. */
export type DxfEntity = { readonly type: string; readonly values: readonly (readonly [number, string])[] }

export type DxfFile = {
  /** Values of header variables, by name. */
  readonly header: ReadonlyMap<string, string>
  readonly layers: readonly DxfEntity[]
  readonly blocks: ReadonlyMap<string, DxfBlock>
  readonly entities: readonly DxfEntity[]
}

export type DxfBlock = { readonly base: readonly [number, number]; readonly entities: readonly DxfEntity[] }

/** Lines by turns hold a group code and a value; whatever is no number there ends the file. */
export function dxfFile(text: string): DxfFile {
  const header = new Map<string, string>()
  const blocks = new Map<string, DxfBlock>()
  const layers: DxfEntity[] = []
  const entities: DxfEntity[] = []
  let section = ''
  let block: { name: string; base: readonly [number, number]; entities: DxfEntity[] } | null = null
  for (const entity of entitiesOf(text)) {
    const { type } = entity
    if (type === 'SECTION') {
      section = firstOf(entity, 2)
      if (section === 'HEADER') readHeader(entity, header)
    } else if (section === 'TABLES' && type === 'LAYER') layers.push(entity)
    else if (section === 'BLOCKS' && type === 'BLOCK')
      block = { name: firstOf(entity, 2), base: [numberOf(entity, 10), numberOf(entity, 20)], entities: [] }
    else if (section === 'BLOCKS' && type === 'ENDBLK') {
      if (block) blocks.set(block.name, block)
      block = null
    } else if (section === 'BLOCKS') block?.entities.push(entity)
    else if (section === 'ENTITIES') entities.push(entity)
  }
  return { header, layers, blocks, entities }
}

export function firstOf({ values }: DxfEntity, code: number): string {
  return values.find(([each]) => each === code)?.[1] ?? ''
}

/** What is missing or no number counts as this. */
export function numberOf(entity: DxfEntity, code: number, missing = 0): number {
  const text = firstOf(entity, code)
  const value = text === '' ? missing : Number(text)
  return Number.isFinite(value) ? value : missing
}

function* entitiesOf(text: string): Generator<DxfEntity> {
  const lines = text.split(/\r\n|\n|\r/)
  let type: string | null = null
  let values: (readonly [number, string])[] = []
  for (let line = 0; line + 1 < lines.length; line += 2) {
    const code = Number.parseInt(lines[line] ?? '', 10)
    if (!Number.isFinite(code)) break
    const value = (lines[line + 1] ?? '').trim()
    if (code !== 0) {
      values.push([code, value])
      continue
    }
    if (type !== null) yield { type, values }
    type = value
    values = []
  }
  if (type !== null) yield { type, values }
}

/** Each variable is a name (9) and the value behind it. */
function readHeader({ values }: DxfEntity, header: Map<string, string>): void {
  values.forEach(([code, name], index) => {
    if (code === 9) header.set(name, values[index + 1]?.[1] ?? '')
  })
}
