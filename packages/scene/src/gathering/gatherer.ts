import {
  BufferGeometry,
  Color,
  ConstantAlphaFactor,
  CustomBlending,
  Float32BufferAttribute,
  HalfFloatType,
  LinearFilter,
  Mesh,
  NoBlending,
  OneMinusConstantAlphaFactor,
  OrthographicCamera,
  ShaderMaterial,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { developFragment, developVertex } from './develop-shader.ts'

export type Development = {
  /** What is seen where nothing was drawn; its alpha is 0 in a picture without ground. */
  readonly paper: Color
  readonly paperAlpha: number
  readonly isGrey?: boolean
}

/** Gathers drawings of one view as light, and makes one picture of all of them. */
export type Gatherer = {
  /** Forgets what was gathered; the next drawing is the first. */
  readonly begin: (width: number, height: number) => void
  /** So many points of each pixel are drawn at once, from the next drawing on. */
  readonly setSmoothing: (samples: number) => void
  /** How many drawings were gathered. */
  readonly count: () => number
  readonly add: (draw: () => void) => void
  /** Onto the screen, or into a target. */
  readonly develop: (into: WebGLRenderTarget | null, how: Development) => void
  readonly dispose: () => void
}

const copyFragment = /* glsl */ `
uniform sampler2D drawn;
varying vec2 vUv;
void main() {
	gl_FragColor = texture2D( drawn, vUv );
}
`

export function createGatherer(renderer: WebGLRenderer, samples: number): Gatherer {
  const options = { type: HalfFloatType, minFilter: LinearFilter, magFilter: LinearFilter }
  const drawn = new WebGLRenderTarget(1, 1, { ...options, samples })
  const sum = new WebGLRenderTarget(1, 1, { ...options, depthBuffer: false })
  const camera = new OrthographicCamera()
  const triangle = new BufferGeometry()
  triangle.setAttribute('position', new Float32BufferAttribute([-1, -1, 0, 3, -1, 0, -1, 3, 0], 3))
  const plain = { vertexShader: developVertex, depthTest: false, depthWrite: false, toneMapped: false }
  const merge = new ShaderMaterial({
    ...plain,
    fragmentShader: copyFragment,
    uniforms: { drawn: { value: drawn.texture } },
    blending: CustomBlending,
    blendSrc: ConstantAlphaFactor,
    blendDst: OneMinusConstantAlphaFactor,
  })
  const develop = new ShaderMaterial({
    ...plain,
    fragmentShader: developFragment,
    uniforms: {
      gathered: { value: sum.texture },
      paper: { value: new Color() },
      paperAlpha: { value: 1 },
      grey: { value: 0 },
    },
    blending: NoBlending,
  })
  const quad = new Mesh(triangle, merge)
  quad.frustumCulled = false
  const paper = new Color()
  let count = 0

  return {
    begin(width, height) {
      count = 0
      if (drawn.width === width && drawn.height === height) return
      drawn.setSize(width, height)
      sum.setSize(width, height)
    },
    setSmoothing(points) {
      if (drawn.samples === points) return
      drawn.samples = points
      drawn.dispose()
    },
    count: () => count,
    add(draw) {
      const before = renderer.getRenderTarget()
      // While one moves about no drawing has a second: the first is summed up when there is one.
      if (count === 1) sumUp(1)
      renderer.setRenderTarget(drawn)
      draw()
      count += 1
      if (count > 1) sumUp(1 / count)
      renderer.setRenderTarget(before)
    },
    develop(into, how) {
      const before = renderer.getRenderTarget()
      const { uniforms } = develop
      if (uniforms.gathered) uniforms.gathered.value = (count > 1 ? sum : drawn).texture
      if (uniforms.paper) (uniforms.paper.value as Color).copy(paper.copy(how.paper).convertLinearToSRGB())
      if (uniforms.paperAlpha) uniforms.paperAlpha.value = how.paperAlpha
      if (uniforms.grey) uniforms.grey.value = how.isGrey ? 1 : 0
      pass(develop, into)
      renderer.setRenderTarget(before)
    },
    dispose() {
      drawn.dispose()
      sum.dispose()
      triangle.dispose()
      merge.dispose()
      develop.dispose()
    },
  }

  function sumUp(share: number): void {
    merge.blendAlpha = share
    pass(merge, sum)
  }

  function pass(material: ShaderMaterial, into: WebGLRenderTarget | null): void {
    const { autoClear } = renderer
    renderer.autoClear = false
    quad.material = material
    renderer.setRenderTarget(into)
    renderer.render(quad, camera)
    renderer.autoClear = autoClear
  }
}
