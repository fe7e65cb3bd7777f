import type { FaceName } from '@arredo/geometry'
import type { Proposal } from '@arredo/planning'
import { usePackText } from '../../catalogue/range/use-pack-text.ts'
import { useSignedMoney } from '../../words/use-signed-money.ts'
import { useText } from '../../words/use-text.ts'
import { useSaid } from '../checks/use-said.ts'
import { useOnDesk, usePlanner } from '../planner-context.tsx'
import { ElevationPicture } from './elevation-picture.tsx'
import styles from './proposal-card.module.css'

type ProposalCardProps = {
  face: FaceName
  proposal: Proposal
  isChosen: boolean
  onChoose: () => void
  onPoint: (isOver: boolean) => void
}

/** One way to fill a wall: how it looks, what it is made of, what speaks for it, what it costs. */
export function ProposalCard({ face, proposal, isChosen, onChoose, onPoint }: ProposalCardProps) {
  const text = useText()
  const said = useSaid()
  const packText = usePackText()
  const signed = useSignedMoney()
  const currency = useCurrency()
  const { names, reasons, price } = proposal
  const ofLevels = names.map((ofLevel) => ofLevel.map(packText).join(', ')).filter(Boolean)
  const made = [...new Set(ofLevels)].join(' / ')

  return (
    <label
      className={styles.card}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      data-chosen={isChosen}
    >
      <input className={styles.radio} type="radio" name="proposal" checked={isChosen} onChange={onChoose} />
      <ElevationPicture face={face} proposal={proposal} />
      <span className={styles.line}>
        <span className={styles.name}>{made}</span>
        <span className={styles.price}>
          {price === null || currency === null ? text('No price') : signed({ minor: price, currency })}
        </span>
      </span>
      <span className={styles.reasons}>{reasons.map(said).join(' · ')}</span>
    </label>
  )
}

/** Of the project's price list: an empty project has no price to take it from. */
function useCurrency() {
  const { catalogues } = usePlanner()
  const list = useOnDesk(({ document }) => document.header.priceList)
  return catalogues.flatMap(({ pack }) => pack.priceLists).find(({ code }) => code === list)?.currency ?? null
}
