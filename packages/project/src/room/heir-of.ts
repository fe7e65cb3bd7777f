import type { FaceName } from '@arredo/geometry'

/** The face that takes over what sat on another, so far along it; null leaves it alone. */
export type HeirOf = (face: FaceName, along: number) => FaceName | null
