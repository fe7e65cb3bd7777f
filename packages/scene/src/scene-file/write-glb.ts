import type {
  Extras,
  SceneFile,
  SceneImage,
  SceneLight,
  SceneMaterial,
  SceneMesh,
  SceneNode,
  SceneShape,
  TextureUse,
} from './scene-file.ts'

type Json = Record<string, unknown>
type Numbers = Float32Array | Uint16Array | Uint32Array | Uint8Array

const component = { float: 5126, short: 5123, int: 5125, byte: 5121 } as const
const target = { vertices: 34_962, indices: 34_963 } as const

/**
 * The scene as binary glTF 2.0. Three's exporter would do, but it needs a canvas and writes what it likes;
 * this one runs anywhere, and the same scene gives the same bytes.
 */
export function writeGlb(scene: SceneFile): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  const extensions = new Set<string>()
  const views: Json[] = []
  const accessors: Json[] = []
  const samplers = list<string, Json>((key) => {
    const [wrapS, wrapT] = JSON.parse(key)
    return { magFilter: 9729, minFilter: 9987, wrapS, wrapT }
  })
  const images = list<SceneImage, Json>(({ bytes, mimeType }) => ({ bufferView: addView(bytes), mimeType }))
  const textures = list<string, Json>((key) => {
    const [source, sampler] = JSON.parse(key)
    return { source, sampler }
  })
  const materials = list<SceneMaterial, Json>(materialJson)
  const arrays = new Map<Numbers, number>()
  const meshes = list<SceneMesh, Json>(({ name, surfaces }) => ({
    name,
    primitives: surfaces.map(({ shape, uv, material }) => ({
      attributes: attributesOf(shape, uv),
      indices: accessor(shape.index, 'SCALAR'),
      material: materials.indexOf(material),
    })),
  }))
  const lights = list<SceneLight, Json>(lightJson)
  const nodes = scene.nodes.map(nodeJson)

  const json = {
    asset: { version: '2.0', generator: 'arredo', extras: scene.extras },
    ...(extensions.size > 0 && { extensionsUsed: [...extensions].toSorted() }),
    ...(lights.all.length > 0 && { extensions: { KHR_lights_punctual: { lights: lights.all } } }),
    scene: 0,
    scenes: [{ nodes: nodes.map((_, k) => k) }],
    ...filled({ nodes, meshes: meshes.all, materials: materials.all, textures: textures.all }),
    ...filled({ samplers: samplers.all, images: images.all, accessors, bufferViews: views }),
    ...(length > 0 && { buffers: [{ byteLength: length }] }),
  }
  return joined(new TextEncoder().encode(JSON.stringify(json)), chunks, length)

  function nodeJson({ name, at, rotation, mesh, light, extras }: SceneNode): Json {
    return {
      name,
      ...(at && { translation: at.map(rounded) }),
      ...(rotation && { rotation }),
      ...(mesh && { mesh: meshes.indexOf(mesh) }),
      ...(light && { extensions: use('KHR_lights_punctual', { light: lights.indexOf(light) }) }),
      ...someExtras(extras),
    }
  }

  function attributesOf({ position, normal, colour }: SceneShape, uv: Float32Array | null): Json {
    return {
      POSITION: accessor(position, 'VEC3'),
      NORMAL: accessor(normal, 'VEC3'),
      ...(uv && { TEXCOORD_0: accessor(uv, 'VEC2') }),
      ...(colour && { COLOR_0: accessor(colour, 'VEC4') }),
    }
  }

  function accessor(values: Numbers, type: 'SCALAR' | 'VEC2' | 'VEC3' | 'VEC4'): number {
    const known = arrays.get(values)
    if (known !== undefined) return known

    const width = type === 'SCALAR' ? 1 : Number(type[3])
    const index =
      accessors.push({
        bufferView: addView(
          new Uint8Array(values.buffer, values.byteOffset, values.byteLength),
          type === 'SCALAR' ? target.indices : target.vertices,
        ),
        componentType: componentOf(values),
        count: values.length / width,
        type,
        ...(values instanceof Uint8Array && { normalized: true }),
        ...(type === 'VEC3' && values instanceof Float32Array && extent(values)),
      }) - 1
    arrays.set(values, index)
    return index
  }

  function addView(bytes: Uint8Array, goal?: number): number {
    const index =
      views.push({ buffer: 0, byteOffset: length, byteLength: bytes.length, ...(goal && { target: goal }) }) -
      1
    chunks.push(bytes)
    length += bytes.length
    // Numbers begin at multiples of their size.
    const rest = (4 - (length % 4)) % 4
    if (rest > 0) chunks.push(new Uint8Array(rest))
    length += rest
    return index
  }

  function materialJson(material: SceneMaterial): Json {
    const { colourMap, roughnessMap, normalMap, clearcoat, brushed, transmission, emission } = material
    const written = {
      ...(clearcoat &&
        use('KHR_materials_clearcoat', {
          clearcoatFactor: clearcoat.factor,
          clearcoatRoughnessFactor: clearcoat.roughness,
        })),
      ...(brushed && use('KHR_materials_anisotropy', { anisotropyStrength: brushed })),
      ...(transmission && {
        ...use('KHR_materials_transmission', { transmissionFactor: transmission }),
        ...use('KHR_materials_ior', { ior: 1.45 }),
      }),
      ...(emission &&
        emission.strength !== 1 &&
        use('KHR_materials_emissive_strength', { emissiveStrength: rounded(emission.strength) })),
    }
    return {
      name: material.name,
      pbrMetallicRoughness: {
        baseColorFactor: [...material.colour.map(rounded), 1],
        metallicFactor: material.metalness,
        roughnessFactor: material.roughness,
        ...(colourMap && { baseColorTexture: textureJson(colourMap) }),
        ...(roughnessMap && { metallicRoughnessTexture: textureJson(roughnessMap) }),
      },
      ...(normalMap && {
        normalTexture: { ...textureJson(normalMap), ...(normalMap.scale && { scale: normalMap.scale }) },
      }),
      ...(emission && { emissiveFactor: emission.colour.map(rounded) }),
      ...(emission?.map && { emissiveTexture: textureJson(emission.map) }),
      ...(material.alphaCutoff !== undefined && { alphaMode: 'MASK', alphaCutoff: material.alphaCutoff }),
      ...(material.isDoubleSided && { doubleSided: true }),
      ...(Object.keys(written).length > 0 && { extensions: written }),
      ...someExtras(material.extras),
    }
  }

  function textureJson({ image, wrap = [10_497, 10_497], transform }: TextureUse): Json {
    const sampler = samplers.indexOf(JSON.stringify(wrap))
    return {
      index: textures.indexOf(JSON.stringify([images.indexOf(image), sampler])),
      ...(transform && { extensions: use('KHR_texture_transform', transform) }),
    }
  }

  function use(extension: string, content: Json): Json {
    extensions.add(extension)
    return { [extension]: content }
  }
}

function lightJson({ name, colour, candela, cone }: SceneLight): Json {
  return {
    name,
    type: cone ? 'spot' : 'point',
    color: colour.map(rounded),
    intensity: rounded(candela),
    ...(cone && { spot: { innerConeAngle: cone.inner, outerConeAngle: cone.outer } }),
  }
}

/** Things in the order in which they were first asked for. */
function list<Thing, Written>(write: (thing: Thing) => Written) {
  const known = new Map<Thing, number>()
  const all: Written[] = []
  return {
    all,
    indexOf(thing: Thing): number {
      const last = known.get(thing)
      if (last !== undefined) return last
      const written = write(thing)
      const index = all.push(written) - 1
      known.set(thing, index)
      return index
    },
  }
}

function componentOf(values: Numbers): number {
  if (values instanceof Float32Array) return component.float
  if (values instanceof Uint16Array) return component.short
  return values instanceof Uint32Array ? component.int : component.byte
}

function extent(values: Float32Array): Json {
  const [min, max] = [[0, 0, 0].fill(Number.POSITIVE_INFINITY), [0, 0, 0].fill(Number.NEGATIVE_INFINITY)]
  for (let k = 0; k < values.length; k++) {
    const value = values[k] ?? 0
    min[k % 3] = Math.min(min[k % 3] ?? value, value)
    max[k % 3] = Math.max(max[k % 3] ?? value, value)
  }
  return { min, max }
}

function someExtras(extras: Extras): Json {
  return Object.keys(extras).length > 0 ? { extras } : {}
}

/** The format allows no empty lists. */
function filled(lists: Readonly<Record<string, readonly unknown[]>>): Json {
  return Object.fromEntries(Object.entries(lists).filter(([, all]) => all.length > 0))
}

/** A tenth of a millimetre's thousandth: engines may differ in the last digit of a sine, files must not. */
function rounded(value: number): number {
  return Math.round(value * 1e7) / 1e7 + 0
}

function joined(json: Uint8Array, chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const described = json.length + ((4 - (json.length % 4)) % 4)
  const hasBinary = length > 0
  const file = new Uint8Array(12 + 8 + described + (hasBinary ? 8 + length : 0))
  const words = new DataView(file.buffer)
  for (const [k, word] of [0x46546c67, 2, file.length, described, 0x4e4f534a].entries()) {
    words.setUint32(k * 4, word, true)
  }
  file.fill(0x20, 20, 20 + described)
  file.set(json, 20)
  if (!hasBinary) return file

  let at = 20 + described
  words.setUint32(at, length, true)
  words.setUint32(at + 4, 0x004e4942, true)
  at += 8
  for (const chunk of chunks) {
    file.set(chunk, at)
    at += chunk.length
  }
  return file
}
