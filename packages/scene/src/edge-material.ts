import { LineBasicMaterial } from 'three'

/** Lines are one pixel wide: in pictures that are shrunk afterwards they must be darker to be seen at all. */
export const edgeOpacity = { screen: 0.19, roomPictures: 0.26, articlePictures: 0.42 } as const

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
