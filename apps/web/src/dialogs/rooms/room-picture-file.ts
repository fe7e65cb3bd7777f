import type { FinishedFile } from '../../downloads/download-queue.ts'
import { pictureNow } from '../../outside/host-picture.ts'

/** The room as it is seen, or as it was drawn when it was saved; null where there is neither. */
export async function roomPictureFile(
  name: string,
  fetchPicture: () => Promise<Uint8Array<ArrayBuffer> | null> | null,
): Promise<FinishedFile | null> {
  const seen = await pictureNow(1920, 1200)
  if (seen) return { name: `${name}.png`, content: seen }
  const drawn = await fetchPicture()
  return drawn && { name: `${name}.webp`, content: new Blob([drawn], { type: 'image/webp' }) }
}
