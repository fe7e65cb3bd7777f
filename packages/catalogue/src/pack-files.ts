import type { Pack } from './pack.ts'

/** A file that a pack is shown with, and what shows it. */
export type PackFile = { readonly file: string } & (
  | { readonly kind: 'texture'; readonly material: string; readonly map: 'colour' | 'normal' | 'roughness' }
  | { readonly kind: 'model'; readonly recipe: string; readonly part: string }
)

/** Every picture of a surface and every modelled object a pack names. */
export function packFiles({ materials, recipes }: Pick<Pack, 'materials' | 'recipes'>): readonly PackFile[] {
  const textures = Object.entries(materials).flatMap(([material, { texture }]) =>
    (['colour', 'normal', 'roughness'] as const).flatMap((map): readonly PackFile[] => {
      const file = texture?.[map]
      return file === undefined ? [] : [{ kind: 'texture', file, material, map }]
    }),
  )
  const models = Object.entries(recipes).flatMap(([recipe, { parts }]) =>
    parts.flatMap((part): readonly PackFile[] =>
      part.shape === 'asset' ? [{ kind: 'model', file: part.asset, recipe, part: part.code }] : [],
    ),
  )
  return [...textures, ...models]
}

/** The SHA-256 in a name by content, `<sha256>.webp` or `<sha256>.glb`; null for any other. */
export function packFileHash(file: string): string | null {
  return /^([0-9a-f]{64})\.(webp|glb)$/.exec(file)?.[1] ?? null
}
