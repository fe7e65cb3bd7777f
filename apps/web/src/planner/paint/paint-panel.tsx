import type { Paint, PaintReach } from '@arredo/editor'
import { Paintbrush, Pipette, X } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { useText } from '../../words/use-text.ts'
import { FinishSwatch } from '../finishes/finish-swatch.tsx'
import { type FinishOffer, useFinishes } from '../finishes/use-finishes.ts'
import { usePackOf } from '../finishes/use-paint.ts'
import { useOnEditor, usePlanner } from '../planner-context.tsx'
import styles from './paint-panel.module.css'
import { RefusedPaints } from './refused-paints.tsx'
import { useFrontOffers } from './use-front-offers.ts'

type Group = {
  label: string
  offers: readonly { key: string; offer: FinishOffer; paint: Paint; isChosen: boolean }[]
}

/** While the brush is in the hand: what is on it, how far a touch reaches, and what would not take it. */
export function PaintPanel() {
  const text = useText()
  const { editor } = usePlanner()
  const { paint, reach, isPicking } = useOnEditor((state) => state.brush)
  const offers = useFinishes()
  const fronts = useFrontOffers()
  const packOf = usePackOf()
  const groups: readonly Group[] = [
    {
      label: text('Floors, walls and ceilings'),
      offers: offers.map((offer) => ({
        ...{
          offer,
          key: offer.finish ?? '',
          isChosen: paint?.kind === 'finish' && paint.finish === offer.finish,
        },
        paint: {
          ...({ kind: 'finish', finish: offer.finish, surfaces: offer.surfaces } as const),
          ...packOf(offer.finish),
        },
      })),
    },
    ...fronts.map(({ label, options }) => ({
      label,
      offers: options.map(({ offer, paint: own }) => ({
        ...{ offer, key: own.value, paint: own },
        isChosen:
          paint?.kind === 'option' &&
          paint.catalogue === own.catalogue &&
          paint.variant === own.variant &&
          paint.value === own.value,
      })),
    })),
  ]
  const chosen = groups.flatMap((group) => group.offers).find(({ isChosen }) => isChosen)?.offer
  const reaches: readonly { value: PaintReach; label: string }[] = [
    { value: 'one', label: text('One') },
    { value: 'run', label: paint?.kind === 'option' ? text('Run') : text('All walls') },
    { value: 'all', label: text('All') },
  ]

  return (
    <Panel aria-label={text('Paint')} className={styles.panel}>
      <div className={styles.head}>
        <Paintbrush size={16} aria-hidden="true" />
        <output className={styles.chosen}>
          {chosen
            ? [chosen.name, chosen.price].filter(Boolean).join(' · ')
            : text('Choose what to paint with')}
        </output>
        <SegmentedControl
          label={text('How far a touch reaches')}
          value={reach}
          segments={reaches}
          onChange={(value) => editor.setBrush({ reach: value })}
        />
        <IconButton
          label={text('Take up what is there (Alt or I)')}
          pressed={isPicking}
          icon={<Pipette aria-hidden="true" />}
          onClick={() => editor.setBrush({ isPicking: !isPicking })}
        />
        <IconButton
          label={text('Put the brush away')}
          icon={<X aria-hidden="true" />}
          onClick={() => editor.use('select', null)}
        />
      </div>
      <RefusedPaints />
      <div className={styles.groups}>
        {groups.map(({ label, offers: shown }) => (
          <div key={label} className={styles.group}>
            <span className={styles.label}>{label}</span>
            <div className={styles.swatches} role="radiogroup" aria-label={label}>
              {shown.map(({ key, offer, paint: own, isChosen }) => (
                <FinishSwatch
                  key={key}
                  offer={offer}
                  isChosen={isChosen}
                  onChoose={() => editor.setBrush({ paint: own, isPicking: false, refused: [] })}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </Panel>
  )
}
