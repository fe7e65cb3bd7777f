import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { catalogueSchema } from './index.ts'

const file = fileURLToPath(new URL('../../../../docs/catalogue.schema.json', import.meta.url))

type Schema = { readonly [word: string]: unknown }

function references(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(references)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, held]) =>
    key === '$ref' && typeof held === 'string' ? [held] : references(held),
  )
}

describe('the JSON Schema of a catalogue', () => {
  it('is written to the docs as the checker has it; vitest -u writes it anew', async () => {
    await expect(`${JSON.stringify(catalogueSchema(), null, 2)}\n`).toMatchFileSnapshot(file)
  })

  it('refers only to what it defines, and names every section', () => {
    const schema = catalogueSchema()
    const definitions = Object.keys(schema.$defs as Schema).map((name) => `#/$defs/${name}`)
    expect(references(schema).filter((name) => !definitions.includes(name))).toEqual([])
    expect(Object.keys(schema.properties as Schema)).toEqual(
      expect.arrayContaining(['variants', 'rules', 'models', 'recipes', 'articles', 'priceLists', 'golden']),
    )
  })
})
