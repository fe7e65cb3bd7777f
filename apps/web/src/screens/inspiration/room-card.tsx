import type { GalleryListing } from '@arredo/contract'
import { useApp } from '../../app/app-context.tsx'
import { useAttempt } from '../../shell/use-attempt.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './room-card.module.css'
import { RoomPicture } from './room-picture.tsx'
import { RoomPrice } from './room-price.tsx'

/** One way to open it, as large as the card: a click anywhere on it is a click on its button. */
export function RoomCard({ room, isFirst = false }: { room: GalleryListing; isFirst?: boolean }) {
  const text = useText()
  const { open, isOpening } = useOpenRoom()
  const title = `room-${room.catalogue}-${room.code}`

  return (
    <Panel className={styles.card} aria-labelledby={title}>
      <RoomPicture room={room} isFirst={isFirst} />
      <div className={styles.words}>
        <h3 id={title} className={styles.name}>
          {room.name}
        </h3>
        <p className={styles.description}>{room.description}</p>
        <div className={styles.foot}>
          <RoomPrice price={room.price} />
          <Button
            id={`${title}-open`}
            className={styles.open}
            aria-labelledby={`${title}-open ${title}`}
            busy={isOpening}
            onClick={() => void open(room)}
          >
            {text('Open in the planner')}
          </Button>
        </div>
      </div>
    </Panel>
  )
}

/** Keeps the place of a card that is on its way. */
export function WaitingRoomCard() {
  return (
    <Panel className={styles.card} aria-hidden="true">
      <RoomPicture room={null} />
      <div className={styles.words}>
        <Skeleton width="55%" height={18} />
        <Skeleton width="90%" />
        <div className={styles.foot}>
          <Skeleton width="45%" height={36} />
        </div>
      </div>
    </Panel>
  )
}

/** Opens a furnished room as a new project. */
function useOpenRoom(): { open: (room: GalleryListing) => Promise<void>; isOpening: boolean } {
  const app = useApp()
  const { attempt, isBusy } = useAttempt()
  return {
    open: (room) =>
      attempt(async () => {
        const { openGallery } = await import('../../app/project-flows.ts')
        return openGallery(app, room, { noSaveRequest: false, goTo: '/configurator3d' })
      }),
    isOpening: isBusy,
  }
}
