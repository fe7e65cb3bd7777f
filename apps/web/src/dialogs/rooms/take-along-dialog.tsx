import { Copy, Download, LogIn, Send, Share2 } from 'lucide-react'
import { useApp } from '../../app/app-context.tsx'
import { useSession } from '../../app/use-session.ts'
import { useDownload } from '../../downloads/use-download.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useDate } from '../../words/use-date.ts'
import { useText } from '../../words/use-text.ts'
import type { DialogProps } from '../dialog-props.ts'
import { roomPictureFile } from './room-picture-file.ts'
import styles from './take-along-dialog.module.css'
import { type SharedRoom, useSharedRoom } from './use-shared-room.ts'

/** D-130: a code and a link, a picture, a shop that looks at it; an account is offered and never demanded. */
export function TakeAlongDialog({ question, onAnswer, frame }: DialogProps<'takeAlong'>) {
  const { id } = question
  const app = useApp()
  const text = useText()
  const download = useDownload()
  const { profile, isCustomerLoginEnabled } = useSession()
  const shared = useSharedRoom(id)
  const sent = shared.room?.sent
  const name = app.project.getState().open?.desk.current().document.header.name ?? ''

  async function savePicture() {
    const file = await roomPictureFile(name, () => (id === null ? null : app.ports.fetchPicture(id)))
    if (file) return download(file)
    app.notices.show({ message: text('The picture is still being drawn: try again in a moment.') })
  }

  return (
    <DialogFrame {...frame}>
      <div className={styles.ways}>
        {id !== null && <CodeAndLink shared={shared} name={name} />}
        {sent ? (
          <Notice kind="good">
            {text('Sent to {{shop}}: they get in touch with you.', { shop: sent.shop })}
          </Notice>
        ) : (
          id !== null && (
            <Button
              kind="primary"
              size="large"
              wide
              icon={<Send size={18} aria-hidden="true" />}
              onClick={() => onAnswer('send')}
            >
              {text('Send to the shop')}
            </Button>
          )
        )}
        <Button
          size="large"
          wide
          icon={<Download size={18} aria-hidden="true" />}
          onClick={() => void savePicture()}
        >
          {text('Save a picture')}
        </Button>
        {profile?.kind === 'guest' && isCustomerLoginEnabled && (
          <Button
            kind="quiet"
            wide
            icon={<LogIn size={18} aria-hidden="true" />}
            onClick={() => onAnswer('login')}
          >
            {text('Log in to keep it in your account')}
          </Button>
        )}
      </div>
    </DialogFrame>
  )
}

function CodeAndLink({ shared, name }: { shared: ReturnType<typeof useSharedRoom>; name: string }) {
  const text = useText()
  const { room, error, isOff, share, stop } = shared
  if (isOff) {
    return (
      <Button size="large" wide onClick={share}>
        {text('Make a new code')}
      </Button>
    )
  }
  if (error) return <Notice kind="error">{text(error)}</Notice>
  return (
    <section className={styles.code} aria-label={text('Code')} aria-busy={room === null}>
      {room ? <Code room={room} name={name} stop={stop} /> : <Skeleton height={150} />}
    </section>
  )
}

function Code({ room, name, stop }: { room: SharedRoom; name: string; stop: () => void }) {
  const { notices } = useApp()
  const text = useText()
  const date = useDate()
  const { code, expiresAt } = room
  const link = `${location.origin}/room/${code}`

  async function copy() {
    const isCopied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    )
    notices.show(
      isCopied
        ? { message: text('The link is copied') }
        : { message: text('The link could not be copied: mark it and copy it by hand'), kind: 'error' },
    )
  }

  return (
    <>
      <p className={styles.letters}>
        <span>{code.slice(0, 3)}</span>
        <span>{code.slice(3)}</span>
      </p>
      <p className={styles.link}>{link}</p>
      <div className={styles.row}>
        <Button icon={<Copy size={16} aria-hidden="true" />} onClick={() => void copy()}>
          {text('Copy the link')}
        </Button>
        {'share' in navigator && (
          <Button
            icon={<Share2 size={16} aria-hidden="true" />}
            // Whoever changes their mind rejects it.
            onClick={() => void navigator.share({ title: name, url: link }).catch(() => {})}
          >
            {text('Share…')}
          </Button>
        )}
      </div>
      <p className={styles.about}>
        {text('Opens a copy on any device, until {{date}} and longer when it is used.', {
          date: date(expiresAt.slice(0, 10)),
        })}{' '}
        <LinkButton kind="inline" onClick={stop}>
          {text('Stop sharing')}
        </LinkButton>
      </p>
    </>
  )
}
