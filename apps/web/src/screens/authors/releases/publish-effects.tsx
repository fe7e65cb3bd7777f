import type { CatalogueRelease } from '@arredo/contract'
import { useText } from '../../../words/use-text.ts'
import type { Publication, PublicationMoments } from './publication.ts'
import styles from './publish-dialog.module.css'
import { useDayWords, useZone, useZoneMoment } from './use-zone.ts'

/** Says in words what will happen, before it does. */
export function PublishEffects({
  version,
  current,
  publication,
  moments: { begin, endOfOld },
}: {
  version: string
  current: CatalogueRelease | null
  publication: Publication
  moments: PublicationMoments
}) {
  const text = useText()
  const moment = useZoneMoment()
  const day = useDayWords()
  const zone = useZone()
  const effects = [
    begin === null
      ? text('From now on new projects are made with version {{version}}.', { version })
      : text('From {{moment}} ({{zone}}) new projects are made with version {{version}}.', {
          moment: moment(begin),
          zone,
          version,
        }),
    current &&
      (endOfOld === null
        ? text('Version {{version}} is then no longer offered.', { version: current.version })
        : text('Version {{version}} stays on offer beside it until the end of {{date}}.', {
            version: current.version,
            date: day(publication.until),
          })),
    text('Projects and offers that exist keep the version they were made with.'),
  ].filter((effect) => effect !== null)

  return (
    <section className={styles.effects} aria-label={text('What will happen')} aria-live="polite">
      <h3>{text('What will happen')}</h3>
      <ul>
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </section>
  )
}
