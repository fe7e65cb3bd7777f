import { openPack, type Pack } from '@arredo/catalogue'
import { evaluateProject, type ProjectDocument } from '@arredo/project'
import { sceneContent } from '@arredo/scene/content'
import { standingItems } from '@arredo/scene/items'
import { createWorld, type World } from '@arredo/scene/world'
import { Light, Mesh, PCFShadowMap, Scene, WebGLRenderer } from 'three'

type Submitted = { readonly ours: readonly number[]; readonly bare: readonly number[] }

/** Small, so that pixels cost little. */
const size = 64
/** The engine has read both often enough to have made them quick. */
const warmUp = 80
const rounds = 160

/** Milliseconds of script for a frame, ours and of the same meshes in Three.js alone, in turns. */
function submit(document: ProjectDocument, pack: Pack): Submitted {
  const catalogues = new Map([[pack.code, openPack(pack)]])
  const evaluation = evaluateProject(document, { catalogues, faces: [], discounts: new Map() })
  const canvas = globalThis.document.createElement('canvas')
  const world = createWorld(canvas, {
    ...{ quality: 'plain', background: '#ffffff', prefersStill: () => true },
  })
  if (!world) throw new Error('No WebGL2')
  world.renderer.setSize(size, size, false)
  const shown = { document, evaluation }
  world.show(
    sceneContent(
      shown,
      standingItems(shown, () => pack.materials),
    ),
  )
  const bare = bareScene(world)

  const found = { ours: [] as number[], bare: [] as number[] }
  const turns = {
    ours: (round: number) => timed(world.renderer, () => drawOurs(world, round)),
    bare: (round: number) => timed(bare.renderer, () => bare.draw(round)),
  }
  for (let round = 0; round < warmUp + rounds; round++) {
    // Whoever goes first pays for what the other left behind.
    for (const whose of round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)) {
      const spent = turns[whose](round)
      if (round >= warmUp) found[whose].push(spent)
    }
  }
  return found
}

/** As the live view does while one moves about. */
function drawOurs(world: World, turn: number): void {
  world.draw(eyeAt(turn), middle)
  world.develop()
}

/** Round the house, high enough that nothing is cut away anew. */
function eyeAt(turn: number) {
  return [middle[0] - 20_000 + turn * 10, -20_000, 18_000] as const
}

const middle = [12_000, 7500, 0] as const

/** A full pipe to the graphics card would stop the script: it is emptied before. */
function timed(renderer: WebGLRenderer, draw: () => void): number {
  const context = renderer.getContext()
  context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4))
  const start = performance.now()
  draw()
  return performance.now() - start
}

function bareScene({ items, camera }: World) {
  const renderer = new WebGLRenderer()
  renderer.setSize(size, size, false)
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.shadowMap.autoUpdate = false
  renderer.shadowMap.needsUpdate = true
  const scene = new Scene()
  let root = items.group.parent
  while (root?.parent) root = root.parent
  root?.traverseVisible((object) => {
    if (object instanceof Mesh) scene.add(like(object, new Mesh(object.geometry, object.material)))
    else if (object instanceof Light) scene.add(object.clone())
  })
  const draw = (turn: number) => {
    camera.position.set(...eyeAt(turn))
    camera.lookAt(...middle)
    renderer.render(scene, camera)
  }
  return { renderer, draw }
}

function like(from: Mesh, made: Mesh): Mesh {
  made.castShadow = from.castShadow
  made.receiveShadow = from.receiveShadow
  made.matrixAutoUpdate = false
  made.matrix.copy(from.matrixWorld)
  return made
}

Object.assign(globalThis, { submit })
