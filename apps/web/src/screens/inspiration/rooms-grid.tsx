import { Armchair } from 'lucide-react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useText } from '../../words/use-text.ts'
import { LoadFailed } from '../load-failed.tsx'
import { RoomCard, WaitingRoomCard } from './room-card.tsx'
import styles from './rooms-grid.module.css'
import type { Rooms } from './use-rooms.ts'

/** All rooms, or what keeps them from being shown. */
export function RoomsGrid({ rooms }: { rooms: Rooms }) {
  const text = useText()
  if (rooms.state === 'failed') {
    return (
      <LoadFailed title={text('The rooms could not be loaded')} message={rooms.message} retry={rooms.retry} />
    )
  }
  if (rooms.state === 'ready' && rooms.list.length === 0) {
    return (
      <EmptyState
        icon={<Armchair aria-hidden="true" />}
        title={text('No furnished rooms yet')}
        hint={text('Rooms that come with a catalogue are shown here, ready to be changed.')}
      />
    )
  }
  return (
    <div className={styles.grid} aria-busy={rooms.state === 'loading'}>
      {rooms.state === 'loading'
        ? ['first', 'second'].map((place) => <WaitingRoomCard key={place} />)
        : rooms.list.map((room, index) => (
            <RoomCard key={`${room.catalogue} ${room.code}`} room={room} isFirst={index < 2} />
          ))}
    </div>
  )
}
