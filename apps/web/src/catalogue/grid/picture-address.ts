/** Files of a pack are named by their content; anything else must be an address of our own. */
export function pictureAddress(picture: string | null): string | null {
  if (!picture) return null
  if (picture.startsWith('/')) return picture
  return /^[0-9a-f]{64}\.webp$/.test(picture) ? `/textures/${picture}` : null
}
