import { nextVersion } from '@arredo/catalogue'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useText } from '../../../words/use-text.ts'
import { useReleases } from '../releases/use-releases.ts'
import styles from './golden-prices.module.css'

/** Takes the new prices for the fixed ones; what was published already gets another version with that. */
export function AcceptPrices({
  version,
  onAccept,
}: {
  version: string
  onAccept: (version: string) => void
}) {
  const text = useText()
  const isPublished = useReleases().list.some((release) => release.version === version)
  const [typed, setTyped] = useState<string | null>(null)
  const wanted = typed ?? (isPublished ? nextVersion(version) : version)

  function accept(event: FormEvent) {
    event.preventDefault()
    if (wanted.trim() !== '') onAccept(wanted.trim())
  }

  return (
    <form className={styles.accept} onSubmit={accept}>
      <TextField
        label={text('Version it becomes')}
        value={wanted}
        maxLength={60}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button kind="primary" type="submit" disabled={wanted.trim() === ''}>
        {text('Accept the new prices')}
      </Button>
    </form>
  )
}
