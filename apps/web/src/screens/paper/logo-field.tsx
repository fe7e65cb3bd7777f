import { refuse } from '@arredo/project'
import { useQuery } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { toBase64 } from '../../planner/underlay/base64.ts'
import { BrandMark } from '../../shell/brand-mark.tsx'
import { useAttempt } from '../../shell/use-attempt.ts'
import { Button } from '../../ui/button.tsx'
import fieldStyles from '../../ui/field.module.css'
import { useText } from '../../words/use-text.ts'
import { drawnLogo } from './draw-logo.ts'
import styles from './logo-field.module.css'

/** The picture at the head of every page, or the brand's own mark. */
export function LogoField({
  logo,
  onChange,
}: {
  logo: string | null
  onChange: (logo: string | null) => void
}) {
  const app = useApp()
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const { attempt, isBusy } = useAttempt()

  function onChosen({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    if (file) void attempt(() => upload(file))
    // So that the same file, corrected, can be chosen again.
    currentTarget.value = ''
  }

  async function upload(file: File) {
    const drawn = await drawnLogo(file)
    if (!drawn.ok) return drawn
    const answer = await app.ports.call('underlays/put', { content: await toBase64(drawn.value) })
    if (!answer.ok) return refuse(answer.message)
    onChange(answer.value.file)
    return { ok: true, value: answer.value.file } as const
  }

  return (
    <div className={fieldStyles.field}>
      <span className={fieldStyles.label}>{text('Logo')}</span>
      <div className={styles.logo}>
        <span className={styles.picture}>{logo === null ? <OwnMark /> : <Uploaded logo={logo} />}</span>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/webp,image/svg+xml"
          aria-label={text('Picture of the logo')}
          onChange={onChosen}
        />
        <Button
          icon={<ImageUp size={18} aria-hidden="true" />}
          busy={isBusy}
          onClick={() => input.current?.click()}
        >
          {text('Upload a picture')}
        </Button>
        {logo !== null && (
          <Button kind="quiet" onClick={() => onChange(null)}>
            {text('Use the brand’s own mark')}
          </Button>
        )}
      </div>
    </div>
  )
}

function OwnMark() {
  const { svg } = useApp().config.logo
  return svg === null ? (
    <BrandMark />
  ) : (
    <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" className={styles.image} />
  )
}

function Uploaded({ logo }: { logo: string }) {
  const text = useText()
  const { ports } = useApp()
  const { data } = useQuery({
    queryKey: ['logo', logo],
    queryFn: async () => {
      const answer = await ports.call('underlays/load', { file: logo })
      if (!answer.ok) throw new Error(answer.message)
      return answer.value.content
    },
    // What has this name never changes.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    data && (
      <img src={`data:image/png;base64,${data}`} alt={text('The uploaded logo')} className={styles.image} />
    )
  )
}
