import { handOverFile } from '../../outside/hand-over-file.ts'
import { pictureNow } from '../../outside/host-picture.ts'

/** The room as it is seen, or as it was drawn when it was saved; false where there is neither. */
export async function saveRoomPicture(
  name: string,
  fetchPicture: () => Promise<Uint8Array<ArrayBuffer> | null> | null,
): Promise<boolean> {
  const seen = await pictureNow(1920, 1200)
  if (seen) {
    handOverFile(`${name}.png`, seen)
    return true
  }
  const drawn = await fetchPicture()
  if (drawn) handOverFile(`${name}.webp`, new Blob([drawn], { type: 'image/webp' }))
  return drawn !== null
}
