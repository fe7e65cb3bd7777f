import type { SceneImage } from './scene-file.ts'

export type PatternName = 'grain' | 'floor' | 'stone'

/** What the numbers of a picture mean. Renderers look for roughness in green, and for metalness in blue. */
export type PictureMeaning = 'colour' | 'normal' | 'roughness' | 'packed'

/** Pictures of surfaces as any renderer reads them: PNG or JPEG. Null when one cannot be had. */
export type ScenePictures = {
  /** By its name in the pack. */
  readonly file: (name: string, meaning: 'colour' | 'normal' | 'roughness') => Promise<SceneImage | null>
  /** A picture that lies in a model. */
  readonly held: (
    bytes: Uint8Array<ArrayBuffer>,
    mimeType: string,
    meaning: PictureMeaning,
  ) => Promise<SceneImage | null>
  /** Drawn by ourselves, and how large it is in millimetres. */
  readonly pattern: (name: PatternName) => Promise<{
    readonly image: SceneImage
    readonly size: { readonly width: number; readonly height: number }
  }>
  /** The bytes of a model by its name in the pack. */
  readonly model: (name: string) => Promise<ArrayBuffer | null>
}
