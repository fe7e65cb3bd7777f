import type { GalleryListing } from '@arredo/contract'
import { AwaitedImage } from '../../pictures/awaited-image.tsx'
import { MissingImage } from '../../pictures/missing-image.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './room-picture.module.css'

/** As the pictures are made: the place is kept before the file is there. */
const size = { width: 1280, height: 800 }

/** Says nothing that the room's name beside it does not. */
export function RoomPicture({
  room,
  isFirst = false,
  className,
}: {
  room: GalleryListing | null
  /** In sight at once: fetched before what is further down. */
  isFirst?: boolean
  className?: string | undefined
}) {
  return (
    <span className={classNames(styles.picture, className)}>
      {room?.picture && (
        <AwaitedImage
          src={room.picture}
          alt=""
          {...size}
          decoding="async"
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          otherwise={<MissingImage isLarge />}
        />
      )}
      {room && !room.picture && <MissingImage isLarge />}
    </span>
  )
}
