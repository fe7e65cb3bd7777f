import type { StageScene } from '@arredo/contract'

/** A scene as a file (GLB, metres, Y up), or in words why there is none. */
export type ExportedScene =
  | { readonly ok: true; readonly glb: Uint8Array; readonly overview: SceneOverview }
  | { readonly ok: false; readonly message: string }

/** What a picture shows that is told no view. */
type SceneOverview = Extract<StageScene, { ok: true }>['overview']

/** As it comes from the page. */
export function exportedScene(told: StageScene): ExportedScene {
  if (!told.ok) return told
  return { ok: true, glb: Buffer.from(told.scene, 'base64'), overview: told.overview }
}
