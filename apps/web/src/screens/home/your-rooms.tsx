import type { ProjectListing } from '@arredo/contract'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useMoment } from '../../words/use-moment.ts'
import { useMoney } from '../../words/use-money.ts'
import { useText } from '../../words/use-text.ts'
import { LoadFailed } from '../load-failed.tsx'
import { ProjectPicture } from '../projects/project-picture.tsx'
import { useOpenStored } from '../projects/use-open-stored.ts'
import { useProjects } from '../projects/use-projects.ts'
import styles from './your-rooms.module.css'

/** As many as stand beside each other; whoever has more gets them by a press. */
const shownAtFirst = 3

/** What a guest saved on this device, the room of last time first. */
export function YourRooms() {
  const text = useText()
  const { state, list, message, retry, hasMore, loadMore, isLoadingMore } = useProjects()
  const [shown, setShown] = useState(shownAtFirst)
  const rooms = list.toSorted((one, other) => (one.savedAt < other.savedAt ? 1 : -1))

  function showMore() {
    setShown(Number.POSITIVE_INFINITY)
    if (shown > rooms.length) loadMore()
  }

  return (
    <section className={styles.rooms} aria-labelledby="your-rooms" aria-busy={state === 'loading'}>
      <h2 id="your-rooms">{text('Continue your room')}</h2>
      {state === 'failed' ? (
        <LoadFailed title={text('Your rooms could not be loaded')} message={message} retry={retry} />
      ) : (
        <ul className={styles.list}>
          {rooms.slice(0, shown).map((room, index) => (
            <Room key={room.id} room={room} isLatest={index === 0} />
          ))}
        </ul>
      )}
      {(hasMore || rooms.length > shown) && (
        <Button className={styles.more} busy={isLoadingMore} onClick={showMore}>
          {text('Show more')}
        </Button>
      )}
    </section>
  )
}

/** A click anywhere on the card is a click on its button. */
function Room({ room, isLatest }: { room: ProjectListing; isLatest: boolean }) {
  const text = useText()
  const moment = useMoment()
  const money = useMoney()
  const { open, isOpening } = useOpenStored()
  const { price } = room
  const id = `your-room-${room.id}`
  return (
    <li>
      <Panel className={styles.room} aria-labelledby={id}>
        <ProjectPicture project={room} />
        <div className={styles.words}>
          <h3 id={id} className={styles.name}>
            {room.name}
          </h3>
          <p className={styles.about}>{moment(room.savedAt)}</p>
          {price && (
            <p>
              <strong>{money({ minor: price.total, currency: price.currency })}</strong>{' '}
              <span className={styles.about}>{price.withVat ? text('with VAT') : text('without VAT')}</span>
            </p>
          )}
        </div>
        <Button
          kind={isLatest ? 'primary' : 'plain'}
          className={styles.open}
          icon={<ArrowRight size={18} aria-hidden="true" className={styles.arrow} />}
          aria-label={text('Continue {{name}}', { name: room.name })}
          busy={isOpening}
          onClick={() => void open(room.id)}
        />
      </Panel>
    </li>
  )
}
