/** Fingers that are led into a field only get a keyboard over what they look at. */
export function hasKeyboard(): boolean {
  return !window.matchMedia('(pointer: coarse)').matches
}
