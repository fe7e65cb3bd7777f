import {
  BoxGeometry,
  Mesh,
  MeshStandardMaterial,
  PerspectiveCamera,
  Scene,
  type Texture,
  WebGLRenderer,
} from 'three'
import { expect, test, vi } from 'vitest'
import { leaveMirrorTable } from './leave-mirror-table.ts'

test('what all renderers share forgets the one that has gone, and the other draws on with it', () => {
  const scene = new Scene()
  const box = new Mesh(new BoxGeometry(), new MeshStandardMaterial())
  scene.add(box)
  const [gone, other] = [drawnBy(scene), drawnBy(scene)]
  const table = tableOf(gone.renderer, box)
  expect(table).toBe(tableOf(other.renderer, box))
  expect(rememberedBy(table)).toBe(2)

  leaveMirrorTable(gone.renderer, scene)
  gone.renderer.dispose()

  expect(rememberedBy(table)).toBe(0)
  other.draw()
  expect(rememberedBy(table)).toBe(1)
})

function drawnBy(scene: Scene) {
  const context = contextThatReadsTheTable()
  const renderer = new WebGLRenderer({ context, canvas: context.canvas as HTMLCanvasElement })
  const draw = () => renderer.render(scene, new PerspectiveCamera())
  draw()
  return { renderer, draw }
}

function tableOf(renderer: WebGLRenderer, { material }: Mesh): Texture {
  const { uniforms } = renderer.properties.get(material) as { uniforms: { dfgLUT: { value: Texture } } }
  return uniforms.dfgLUT.value
}

function rememberedBy(table: Texture): number {
  const { _listeners } = table as unknown as { _listeners?: { dispose?: readonly unknown[] } }
  return _listeners?.dispose?.length ?? 0
}

/** Draws nothing, for programs that ask for the table and for nothing else; constants are their own names. */
function contextThatReadsTheTable(): WebGL2RenderingContext {
  const canvas = { addEventListener: vi.fn(), removeEventListener: vi.fn(), width: 1, height: 1 }
  const known: Readonly<Record<string, unknown>> = {
    canvas,
    getContextAttributes: () => ({}),
    getExtension: () => ({}),
    getShaderPrecisionFormat: () => ({ precision: 23 }),
    getParameter: (name: string) => parameters[name] ?? 16,
    getProgramParameter: (_: unknown, name: string) => name !== 'ACTIVE_ATTRIBUTES' && 1,
    getActiveUniform: () => ({ name: 'dfgLUT', size: 1, type: sampler }),
    getProgramInfoLog: () => '',
    getShaderInfoLog: () => '',
  }
  return new Proxy({} as WebGL2RenderingContext, {
    get: (_, name: string) => known[name] ?? (name === name.toUpperCase() ? name : answer(name)),
  })
}

const sampler = 0x8b5e
const parameters: Readonly<Record<string, unknown>> = {
  VERSION: 'WebGL 2.0',
  SCISSOR_BOX: [0, 0, 1, 1],
  VIEWPORT: [0, 0, 1, 1],
}

const answer = (name: string) => () => (name.startsWith('create') ? {} : null)
