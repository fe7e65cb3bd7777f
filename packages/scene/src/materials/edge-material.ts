import { LineBasicMaterial } from 'three'

/** In pictures the light itself draws gaps and edges; on screen it needs a little help. */
export const edgeOpacity = { screen: 0.12, roomPictures: 0.05, articlePictures: 0.08 } as const

/**
 * Thin dark lines along edges, so that panels, gaps and white doors on pale walls read from afar. They
 * are drawn a little nearer to the eye than they are, or the faces they border would break them into
 * dashes; moving the faces back instead would sink a cabinet's side into the wall it touches.
 */
export function createEdgeMaterial(opacity: number): LineBasicMaterial {
  const material = new LineBasicMaterial({ color: '#17150f', transparent: true, opacity, depthWrite: false })
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader.replace(
      '#include <project_vertex>',
      `#include <project_vertex>
	gl_Position = projectionMatrix * vec4( mvPosition.xyz * 0.9991, 1.0 );`,
    )
  }
  return material
}
