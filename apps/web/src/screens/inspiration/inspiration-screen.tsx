import { usePageTitle } from '../../app/use-page-title.ts'
import { Page, PageHeader } from '../../ui/page.tsx'
import unseenStyles from '../../ui/unseen.module.css'
import { useText } from '../../words/use-text.ts'
import { RoomsGrid } from './rooms-grid.tsx'
import { useRooms } from './use-rooms.ts'

export function InspirationScreen() {
  const text = useText()
  usePageTitle(text('Inspiration'))
  const rooms = useRooms()
  return (
    <Page>
      <PageHeader
        title={text('Inspiration')}
        about={text('Furnished rooms with their price. Open one, change what you like, and make it yours.')}
      />
      <h2 className={unseenStyles.unseen}>{text('Furnished rooms')}</h2>
      <RoomsGrid rooms={rooms} />
    </Page>
  )
}
