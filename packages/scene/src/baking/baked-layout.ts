// How baked light lies in memory. Apart from what works it out, which nobody fetches who only looks.

/** Twelve numbers of each probe: for red, green and blue the mean and its lean towards +x, +y, +z. */
export const perProbe = 12

/** Texels along a side of one level, one of them a border that goes on where the opposite side begins. */
export const mirrorTexels = 64
/** From a mirror to something matt, evenly by roughness. */
export const mirrorLevels = 6
/** So many rooms are mirrored each in itself, the largest of a house; the shader has as many places. */
export const mostMirrors = 6
