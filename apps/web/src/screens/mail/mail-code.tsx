import type { CodeState } from '@arredo/contract'
import { type MailPurpose, readMailCode } from '@arredo/flows'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useText } from '../../words/use-text.ts'

export type GoodCode = Extract<CodeState, { state: 'good' }>

/** What a link can be used for is shown; one that cannot says why, and offers the next. */
export function MailCode({
  code,
  purpose,
  children,
}: {
  code: string
  purpose: MailPurpose
  children: (good: GoodCode) => ReactNode
}) {
  const app = useApp()
  const text = useText()
  const { data, error } = useQuery({
    queryKey: ['mailCode', purpose, code],
    queryFn: async () => {
      const read = await readMailCode(app, code, purpose)
      if (!read.ok) throw new Error(read.message)
      return read.value
    },
    // What was good when the form was opened is judged when it is sent.
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false },
  })
  if (error) return <Notice kind="error">{text(error.message)}</Notice>
  if (!data) return <Skeleton height={180} />
  if (data.state === 'good') return children(data)

  const why = {
    used: text('This link was used already: each works once.'),
    expired: text('This link is too old: it works for a short time only.'),
    unknown: text(
      'This link is not known. Perhaps it was cut when it was copied, or a newer one was mailed since.',
    ),
  }
  return (
    <>
      <Notice isAlert>{why[data.state]}</Notice>
      <Button
        kind="primary"
        size="large"
        wide
        onClick={() => void app.dialogs.ask('askForMail', { purpose })}
      >
        {text('Ask for a new link')}
      </Button>
    </>
  )
}
