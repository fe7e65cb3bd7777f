import { openRoom } from '@arredo/flows'
import { useParams } from 'react-router'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useText } from '../../words/use-text.ts'
import { OnTheWay, useOnTheWay } from '../on-the-way.tsx'

/** Where the link of a room leads (D-130). */
export function RoomScreen() {
  const text = useText()
  const { code = '' } = useParams()
  usePageTitle(text('Your room'))
  const refusal = useOnTheWay(async (app) => {
    const opened = await openRoom(app, code)
    return opened.ok ? null : opened.message
  })
  return (
    <OnTheWay
      waiting={text('Your room is being opened…')}
      refused={text('The room could not be opened')}
      refusal={refusal}
    />
  )
}
