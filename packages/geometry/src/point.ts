/** Millimetres in plan: x to the east, y to the north. */
export type Point = readonly [x: number, y: number]

/** Millimetres in space: x to the east, y to the north, z up from the floor. */
export type Point3 = readonly [x: number, y: number, z: number]

/** Width along the local x axis, depth along local y (0 at the back), height along z. */
export type Size = { readonly width: number; readonly depth: number; readonly height: number }
