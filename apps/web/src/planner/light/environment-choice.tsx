import { hdrLibraryPath } from '@arredo/contract'
import { useId } from 'react'
import { useText } from '../../words/use-text.ts'
import styles from './environment-choice.module.css'
import { useHdrLibrary } from './use-hdr-library.ts'

/** What is around the house, and mirrored in it: the library with its pictures. */
export function EnvironmentChoice({
  environment,
  onChoose,
}: {
  environment: string | undefined
  onChoose: (environment: string) => void
}) {
  const text = useText()
  const id = useId()
  const { defaultHdr, previews } = useHdrLibrary()
  const chosen = environment ?? defaultHdr
  return (
    <fieldset className={styles.environments}>
      <legend className={styles.legend}>{text('Surroundings')}</legend>
      {previews.map(({ name, ext, caption }) => (
        <label key={name} className={styles.environment} data-tooltip={text(caption)}>
          <input
            type="radio"
            className={styles.radio}
            name={id}
            value={name}
            checked={name === chosen}
            aria-label={text(caption)}
            onChange={() => onChoose(name)}
          />
          <span className={styles.picture}>
            <img src={`${hdrLibraryPath}/${name}.${ext}`} alt="" width="96" height="60" loading="lazy" />
          </span>
          <span className={styles.name} aria-hidden="true">
            {text(caption)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
