import { Mesh, type Object3D, type Texture, type WebGLRenderer } from 'three'

/**
 * How rough things mirror, three reads from one table for all renderers. The table remembers each of them, and with
 * it a canvas and the page around that, until it is disposed of: whoever draws on has it again with the next drawing.
 */
export function leaveMirrorTable({ properties }: WebGLRenderer, drawn: Object3D): void {
  drawn.traverse((object) => {
    if (!(object instanceof Mesh)) return
    for (const material of [object.material].flat()) {
      const { uniforms } = properties.get(material) as Known
      uniforms?.dfgLUT?.value?.dispose()
    }
  })
}

type Known = { readonly uniforms?: { readonly dfgLUT?: { readonly value: Texture | null } } }
