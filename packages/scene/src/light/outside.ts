import type { Light } from '@arredo/project'
import { type DataTexture, ShaderMaterial } from 'three'
import type { Panorama } from './backdrop/lit-land.ts'
import { panoramaTexture } from './backdrop/panorama-texture.ts'
import { skyShare } from './daylight.ts'

/** Paints what is around the house, on another thread or on this one. */
export type PaintPort = (light: Light, width: number) => Promise<Panorama>

/** What one sees through windows: far away, so that it depends on the way one looks and on nothing else. */
export type Outside = {
  readonly material: ShaderMaterial
  /** The place of a light, painted; or what is around it by the library. */
  readonly show: (light: Light, around: Panorama | null) => void
  readonly settled: () => Promise<void>
  readonly dispose: () => void
}

/** Outside is brighter than in the room, and yet to be seen. */
const brightness = 1.8

export function createOutside(paint: PaintPort, width: number, onChange: () => void): Outside {
  const material = new ShaderMaterial({
    vertexShader,
    fragmentShader,
    clipping: true,
    uniforms: { backdrop: { value: evenSky() }, brightness: { value: brightness } },
  })
  let wished = ''
  let shown: Panorama | null = null
  let waiting: Promise<void> = Promise.resolve()
  return {
    material,
    show(light, around) {
      const level = material.uniforms.brightness
      if (level) level.value = brightness * 2 ** (light.exposure ?? 0) * (around ? skyShare(light) : 1)
      const wish = JSON.stringify([light.hour, light.north, light.environment])
      if (around) {
        wished = ''
        if (around !== shown) replace(panoramaTexture(around))
        shown = around
        return
      }
      shown = null
      if (wish === wished) return
      wished = wish
      waiting = paint(light, width).then(
        (panorama) => {
          if (wish !== wished) return
          replace(panoramaTexture(panorama))
          onChange()
        },
        () => {},
      )
    },
    settled: () => waiting,
    dispose() {
      wished = ''
      replace(null)
      material.dispose()
    },
  }

  function replace(texture: DataTexture | null): void {
    const { backdrop } = material.uniforms
    if (!backdrop) return
    ;(backdrop.value as DataTexture | null)?.dispose()
    backdrop.value = texture
  }
}

const vertexShader = /* glsl */ `
varying vec3 vRoomPosition;
#include <clipping_planes_pars_vertex>
void main() {
	vec4 at = modelMatrix * vec4( position, 1.0 );
	vRoomPosition = at.xyz;
	vec4 mvPosition = viewMatrix * at;
	gl_Position = projectionMatrix * mvPosition;
	#include <clipping_planes_vertex>
}
`

/**
 * Column u of the picture looks to u · 360° − 90° of the plan's compass, clockwise from its top. Who looks down from
 * above the room would see nothing but ground: panes mirror the sky to him.
 */
const fragmentShader = /* glsl */ `
uniform sampler2D backdrop;
uniform float brightness;
varying vec3 vRoomPosition;
#include <clipping_planes_pars_fragment>
void main() {
	#include <clipping_planes_fragment>
	vec3 way = normalize( vRoomPosition - cameraPosition );
	float u = atan( way.x, way.y ) / 6.2831853 + 0.25;
	float v = 0.5 + asin( clamp( way.z, -1.0, 1.0 ) ) / 3.1415927;
	vec3 seen = textureLod( backdrop, vec2( u, v ), 0.0 ).rgb;
	vec3 sky = textureLod( backdrop, vec2( u, 0.58 ), 0.0 ).rgb;
	seen = mix( seen, sky, 0.8 * smoothstep( 0.15, 0.5, - way.z ) );
	gl_FragColor = vec4( seen * brightness, 1.0 );
}
`

function evenSky(): DataTexture {
  return panoramaTexture({ width: 1, height: 1, data: Float32Array.from([0.72, 0.8, 0.88]) })
}
