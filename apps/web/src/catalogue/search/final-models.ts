import type { Model, Pack } from '@arredo/catalogue'

/** Models that are sold; one that others are based on is not. */
export function finalModels({ models }: Pick<Pack, 'models'>): readonly Model[] {
  const bases = new Set(models.map(({ base }) => base))
  return models.filter(({ code }) => !bases.has(code))
}
