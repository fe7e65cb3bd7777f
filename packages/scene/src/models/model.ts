import type { Point3 } from '@arredo/geometry'
import { Box3, BufferAttribute, BufferGeometry, type Material, Vector3 } from 'three'

export type ModelSurface<Made = Material> = { readonly geometry: BufferGeometry; readonly material: Made }

/** A modelled object in the item's frame turned right-handed, in a size of its own. */
export type Model<Made = Material> = { readonly surfaces: readonly ModelSurface<Made>[] }

/** The model stretched to fill a box: what the recipe says of its size holds for every view. */
export function fittedSurfaces<Made>(
  { surfaces }: Model<Made>,
  min: Point3,
  max: Point3,
): ModelSurface<Made>[] {
  const own = new Box3()
  for (const { geometry } of surfaces) {
    geometry.computeBoundingBox()
    if (geometry.boundingBox) own.union(geometry.boundingBox)
  }
  const extent = own.getSize(new Vector3()).toArray()
  const start = own.min.toArray()
  const scale = extent.map((length, axis) => {
    const wanted = (max[axis] ?? 0) - (min[axis] ?? 0)
    return length > 0 ? wanted / length : 1
  })
  return surfaces.map(({ geometry, material }) => {
    const position = mapped(geometry, 'position', (value, axis) => {
      return (min[axis] ?? 0) + (value - (start[axis] ?? 0)) * (scale[axis] ?? 1)
    })
    const normal = mapped(geometry, 'normal', (value, axis) => value / (scale[axis] ?? 1))
    const fitted = new BufferGeometry()
    fitted.setAttribute('position', position)
    fitted.setAttribute('normal', normal)
    fitted.setAttribute('uv', geometry.getAttribute('uv'))
    fitted.setAttribute('color', geometry.getAttribute('color'))
    fitted.setIndex(geometry.index)
    fitted.normalizeNormals()
    return { geometry: fitted, material }
  })
}

function mapped(
  geometry: BufferGeometry,
  name: string,
  change: (value: number, axis: number) => number,
): BufferAttribute {
  const values = Float32Array.from(geometry.getAttribute(name).array, (value, k) => change(value, k % 3))
  return new BufferAttribute(values, 3)
}
