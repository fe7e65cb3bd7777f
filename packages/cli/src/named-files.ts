/** Names of textures and models, as an author's source says them. */
export function namedFiles(value: unknown, key = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((held) => namedFiles(held))
  if (typeof value !== 'object' || value === null) {
    return key === 'asset' && typeof value === 'string' ? [value] : []
  }
  const own = Object.entries(value)
  const textures = key === 'texture' ? own.filter(([name]) => maps.includes(name)) : []
  return [
    ...textures.flatMap(([, name]) => (typeof name === 'string' ? [name] : [])),
    ...own.flatMap(([name, held]) => namedFiles(held, name)),
  ]
}

const maps = ['colour', 'normal', 'roughness']
