import { type Fields, records } from './glb.ts'

const components: Readonly<Record<string, number>> = { 5120: 1, 5121: 1, 5122: 2, 5123: 2, 5125: 4, 5126: 4 }
const widths: Readonly<Record<string, number>> = {
  ...{ SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 },
  ...{ MAT2: 4, MAT3: 9, MAT4: 16 },
}

/** Numbers must be there as many as a model says: a browser makes room for all of them before it reads one. */
export function accessorFault({ accessors, bufferViews }: Fields): string | null {
  const views = records(bufferViews)
  for (const { bufferView, byteOffset = 0, componentType, type, count, sparse } of records(accessors)) {
    // Shape keys; the viewer does not read them.
    if (sparse !== undefined) continue
    const view = views[Number(bufferView)]
    const size = (components[String(componentType)] ?? 0) * (widths[String(type)] ?? 0)
    const [from, stride, many] = [Number(byteOffset), Number(view?.byteStride ?? size), Number(count)]
    const isSound = [from, stride, many].every((number) => Number.isSafeInteger(number) && number >= 0)
    const isHeld = view && isSound && size > 0 && stride >= size
    if (!isHeld || from + stride * (many - 1) + size > Number(view.byteLength)) {
      return 'is cut off: some of its numbers are not in it. Export it anew'
    }
  }
  return null
}
