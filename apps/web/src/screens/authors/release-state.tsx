import type { CatalogueRelease } from '@arredo/contract'
import { sentence } from '@arredo/words'
import { classNames } from '../../ui/class-names.ts'
import { useText } from '../../words/use-text.ts'
import styles from './release-state.module.css'

type State = CatalogueRelease['state'] | 'draft'

const names: Readonly<Record<State, string>> = {
  draft: sentence('Not published'),
  scheduled: sentence('Scheduled'),
  current: sentence('Sold now'),
  offered: sentence('Still on offer'),
  over: sentence('Over'),
  cancelled: sentence('Cancelled'),
}

export function ReleaseState({ state }: { state: State }) {
  const text = useText()
  return <span className={classNames(styles.state, styles[state])}>{text(names[state])}</span>
}
