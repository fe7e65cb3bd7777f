/** A GLB as the stage exports it, small enough for a test: a closed room with a window, boxes, glass and a lamp. */
export function smallRoom(options: SmallRoomOptions = {}): Uint8Array {
  const builder = startScene()
  const [width, depth, height] = [4, 3, 2.6]
  const wall = (name: string, outward: Place, boxes: readonly Box[]) =>
    builder.add(name, 'wall paint', boxes, { kind: 'wall', outward: yUp(outward), room: 'room' })

  builder.add('floor', 'oak', [box([-0.1, -0.1, -0.1], [width + 0.1, depth + 0.1, 0])], { kind: 'floor' })
  builder.add(
    'ceiling',
    'wall paint',
    [box([-0.1, -0.1, height], [width + 0.1, depth + 0.1, height + 0.1])],
    {
      kind: 'ceiling',
    },
  )
  wall('left', [-1, 0, 0], [box([-0.1, 0, 0], [0, depth, height])])
  wall('right', [1, 0, 0], [box([width, 0, 0], [width + 0.1, depth, height])])
  wall('front', [0, -1, 0], [box([-0.1, -0.1, 0], [width + 0.1, 0, height])])
  wall(
    'back',
    [0, 1, 0],
    [
      box([-0.1, depth, 0], [1.2, depth + 0.1, height]),
      box([2.8, depth, 0], [width + 0.1, depth + 0.1, height]),
      box([1.2, depth, 0], [2.8, depth + 0.1, 1]),
      box([1.2, depth, 2.2], [2.8, depth + 0.1, height]),
    ],
  )
  builder.add('pane', 'glass', [box([1.2, depth + 0.05, 1], [2.8, depth + 0.056, 2.2])], {
    kind: 'glass',
    opening: true,
    centre: yUp([2, depth + 0.053, 1.6]),
    size: [1.6, 1.2],
  })
  builder.add('base units', 'sage', [box([0, depth - 0.6, 0.1], [2.4, depth, 0.86])])
  builder.add('worktop', 'stone', [box([0, depth - 0.62, 0.86], [2.42, depth, 0.9])])
  builder.add('tall unit', 'oak', [box([3.3, depth - 0.6, 0], [3.9, depth, 2.1])])
  builder.add('table', 'oak', [
    box([1.2, 0.9, 0.7], [2.6, 1.7, 0.74]),
    ...[1.25, 2.5].flatMap((x) => [0.95, 1.6].map((y) => box([x, y, 0], [x + 0.05, y + 0.05, 0.7]))),
  ])
  builder.add('cooker hood', 'steel', [box([0.6, depth - 0.5, 1.5], [1.1, depth, 1.7])])
  builder.add('shade', 'shade', [box([1.8, 1.2, 1.55], [2, 1.4, 1.75])], { kind: 'lamp' })
  builder.lamp('lamp', [1.9, 1.3, 1.5])
  return builder.finish(options)
}

/** What a view needs: from the corner of the room at eye level, in millimetres and Z up. */
export const smallRoomView = {
  eye: [3500, 350, 1500],
  target: [1600, 2600, 1250],
  fieldOfView: 55,
} as const

type SmallRoomOptions = {
  /** A number of triangles or an image size that the file only claims to have. */
  readonly claimedTriangles?: number
}
type Place = readonly [number, number, number]
type Box = readonly [low: Place, high: Place]

const materials: Readonly<Record<string, object>> = {
  'wall paint': plain([0.82, 0.81, 0.79], 0.9),
  oak: plain([0.52, 0.36, 0.21], 0.5),
  sage: plain([0.33, 0.4, 0.3], 0.45),
  stone: plain([0.62, 0.6, 0.57], 0.3),
  steel: plain([0.6, 0.6, 0.6], 0.3, 1),
  glass: {
    ...plain([1, 1, 1], 0),
    extensions: { KHR_materials_transmission: { transmissionFactor: 1 } },
  },
  shade: { ...plain([0.9, 0.88, 0.8], 0.8), emissiveFactor: [1, 0.8, 0.55] },
}

function plain(colour: Place, roughness: number, metalness = 0): object {
  return {
    pbrMetallicRoughness: {
      baseColorFactor: [...colour, 1],
      roughnessFactor: roughness,
      metallicFactor: metalness,
    },
  }
}

function box(low: Place, high: Place): Box {
  return [low, high]
}

function startScene() {
  const numbers: number[] = []
  const names = Object.keys(materials)
  const [nodes, meshes, accessors, views]: [object[], object[], object[], object[]] = [[], [], [], []]
  const lights: object[] = []

  const accessor = (places: readonly Place[]) => {
    views.push({ buffer: 0, byteOffset: numbers.length * 4, byteLength: places.length * 12 })
    numbers.push(...places.flat())
    const along = (axis: 0 | 1 | 2) => places.map((place) => place[axis])
    const bound = (pick: (...values: number[]) => number) =>
      ([0, 1, 2] as const).map((axis) => pick(...along(axis)))
    accessors.push({
      ...{ bufferView: views.length - 1, componentType: 5126, count: places.length, type: 'VEC3' },
      ...{ min: bound(Math.min), max: bound(Math.max) },
    })
    return accessors.length - 1
  }

  return {
    add(name: string, material: string, boxes: readonly Box[], extras?: object) {
      const corners = boxes.flatMap(faces)
      const attributes = {
        POSITION: accessor(corners.map(({ place }) => yUp(place))),
        NORMAL: accessor(corners.map(({ normal }) => yUp(normal))),
      }
      meshes.push({ name, primitives: [{ attributes, material: names.indexOf(material) }] })
      nodes.push({ name, mesh: meshes.length - 1, ...(extras && { extras }) })
    },
    lamp(name: string, place: Place) {
      lights.push({ name, type: 'point', color: [1, 0.72, 0.42], intensity: 90 })
      const extensions = { KHR_lights_punctual: { light: lights.length - 1 } }
      nodes.push({ name, translation: yUp(place), extensions, extras: { kind: 'lamp' } })
    },
    finish({ claimedTriangles }: SmallRoomOptions) {
      const [first] = accessors
      if (claimedTriangles) accessors[0] = { ...first, count: claimedTriangles * 3 }
      const floor = [
        [0, 0],
        [4, 0],
        [4, -3],
        [0, -3],
      ]
      return packed(
        {
          asset: { version: '2.0', extras: { rooms: [{ floor, height: 2.6 }] } },
          extensionsUsed: ['KHR_lights_punctual', 'KHR_materials_transmission'],
          extensions: { KHR_lights_punctual: { lights } },
          scene: 0,
          scenes: [{ nodes: nodes.map((_, index) => index) }],
          materials: names.map((name) => ({ name, ...materials[name] })),
          ...{ nodes, meshes, accessors, bufferViews: views },
          buffers: [{ byteLength: numbers.length * 4 }],
        },
        new Uint8Array(Float32Array.from(numbers).buffer),
      )
    },
  }
}

/** Two triangles for each of the six sides, counter-clockwise from outside. */
function faces([low, high]: Box) {
  return ([0, 1, 2] as const).flatMap((axis) =>
    [0, 1].flatMap((end) => {
      const [one, two] = [(axis + 1) % 3, (axis + 2) % 3]
      const normal = [0, 0, 0].map((_, k) => (k === axis ? end * 2 - 1 : 0)) as unknown as Place
      const corner = (first: number, second: number) => {
        const place = [0, 0, 0]
        place[axis] = (end ? high : low)[axis]
        place[one] = ((first ? high : low) as readonly number[])[one] ?? 0
        place[two] = ((second ? high : low) as readonly number[])[two] ?? 0
        return { place: place as unknown as Place, normal }
      }
      const round = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 0), corner(1, 1), corner(0, 1)]
      return end ? round : round.toReversed()
    }),
  )
}

function yUp([x, y, z]: Place): Place {
  return [x, z, y === 0 ? 0 : -y]
}

function packed(json: object, binary: Uint8Array): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(json))
  const padded = new Uint8Array(Math.ceil(text.length / 4) * 4).fill(0x20)
  padded.set(text)
  const file = new Uint8Array(12 + 8 + padded.length + 8 + binary.length)
  const view = new DataView(file.buffer)
  const words = [0x46546c67, 2, file.length, padded.length, 0x4e4f534a]
  for (const [index, word] of words.entries()) view.setUint32(index * 4, word, true)
  file.set(padded, 20)
  view.setUint32(20 + padded.length, binary.length, true)
  view.setUint32(24 + padded.length, 0x004e4942, true)
  file.set(binary, 28 + padded.length)
  return file
}
