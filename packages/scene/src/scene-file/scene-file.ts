/**
 * A scene as it goes into a file for a renderer: metres, Y up, nothing hidden and nothing lit but by its own lamps.
 * What is the same object here is written once: meshes, materials, images and arrays of numbers alike.
 */
export type SceneFile = {
  readonly nodes: readonly SceneNode[]
  /** Written into the file's `asset`, for whoever takes the photograph. */
  readonly extras: Extras
}

export type Vector = readonly [x: number, y: number, z: number]

export type Extras = Readonly<Record<string, unknown>>

export type SceneNode = {
  readonly name: string
  readonly at?: Vector
  /** Unit quaternion, the real part last. */
  readonly rotation?: readonly [number, number, number, number]
  readonly mesh?: SceneMesh
  readonly light?: SceneLight
  readonly extras: Extras
}

export type SceneMesh = { readonly name: string; readonly surfaces: readonly SceneSurface[] }

export type SceneSurface = {
  readonly shape: SceneShape
  /** Left out where no picture needs it. */
  readonly uv: Float32Array | null
  readonly material: SceneMaterial
}

export type SceneShape = {
  readonly position: Float32Array
  readonly normal: Float32Array
  readonly index: Uint16Array | Uint32Array
  /** Of models that have any, 0…255. */
  readonly colour?: Uint8Array
}

export type SceneMaterial = {
  readonly name: string
  /** Linear. */
  readonly colour: Vector
  readonly metalness: number
  readonly roughness: number
  readonly colourMap?: TextureUse
  /** Roughness in green, metalness in blue. */
  readonly roughnessMap?: TextureUse
  readonly normalMap?: TextureUse & { readonly scale?: number }
  readonly clearcoat?: { readonly factor: number; readonly roughness: number }
  /** How far a light is drawn out across the lines of a brush, which run along v. */
  readonly brushed?: number
  /** 1 lets all light pass. */
  readonly transmission?: number
  readonly emission?: { readonly colour: Vector; readonly strength: number; readonly map?: TextureUse }
  /** What is below it is not there at all. */
  readonly alphaCutoff?: number
  readonly isDoubleSided?: boolean
  readonly extras: Extras
}

export type TextureUse = {
  readonly image: SceneImage
  /** Repeated when left out. */
  readonly wrap?: readonly [s: number, t: number]
  readonly transform?: {
    readonly offset?: readonly [number, number]
    readonly scale?: readonly [number, number]
    readonly rotation?: number
  }
}

export type SceneImage = { readonly bytes: Uint8Array; readonly mimeType: 'image/png' | 'image/jpeg' }

export type SceneLight = {
  readonly name: string
  readonly colour: Vector
  readonly candela: number
  /** Shines along the node's −Z within this cone; all round without one. In radians off the axis. */
  readonly cone?: { readonly inner: number; readonly outer: number }
}

/** Of all nodes: one mesh under many nodes counts as often. */
export function sceneTriangles({ nodes }: SceneFile): number {
  return nodes.reduce(
    (sum, { mesh }) =>
      sum + (mesh?.surfaces.reduce((all, { shape }) => all + shape.index.length / 3, 0) ?? 0),
    0,
  )
}
