import { barePicture, pictureSize } from '@arredo/catalogue/files'
import { type Answer, longestUnderlaySide } from '@arredo/contract'
import { sentence } from '@arredo/words'
import { answer, fail } from '../channel/handler.ts'

/**
 * A picture within bounds, without the place it was taken at and whatever else was written into it. By its
 * header: nothing decodes a picture that says it has a billion pixels.
 */
export function bareUnderlay(picture: Buffer): Answer<Uint8Array> {
  const bare = barePicture(picture)
  const size = bare && pictureSize(bare)
  if (!size) return fail('invalid', sentence('This picture is not whole. Save it anew'))
  return Math.max(size.width, size.height) > longestUnderlaySide
    ? fail('invalid', sentence('An underlay has at most 4096 pixels on a side. Save it smaller'))
    : answer(bare)
}
