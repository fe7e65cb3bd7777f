import type { VariantCode } from '@arredo/catalogue'
import type { RowId } from '@arredo/project'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import type { NumberEntry } from '../../../ui/number-entry.ts'
import { useStateOf } from '../../../ui/use-state-of.ts'
import styles from './entered-number.module.css'
import type { NumberPricesProps } from './number-prices.tsx'

/** Fetched with the first field that is entered; nothing breaks where it cannot be. */
const fetchPrices = (): Promise<{ default: ComponentType<NumberPricesProps> }> =>
  import('./number-prices.tsx').then(
    ({ NumberPrices }) => ({ default: NumberPrices }),
    () => ({ default: () => null }),
  )
const NumberPrices = lazy(fetchPrices)

/** The number somebody's keyboard is in, and what is typed there. */
export type Entered = { readonly code: VariantCode; readonly entry: NumberEntry | null }

export type Watch = {
  readonly onFocus: () => void
  readonly onBlur: () => void
  readonly onDraft: (entry: NumberEntry | null) => void
}

export function useEntered(row: RowId | null): readonly [Entered | null, (code: VariantCode) => Watch] {
  const [entered, setEntered] = useStateOf<Entered | null>(row, null)
  const watch = (code: VariantCode): Watch => ({
    onFocus: () => setEntered({ code, entry: null }),
    onBlur: () => setEntered(null),
    onDraft: (entry) => setEntered({ code, entry }),
  })
  return [entered, watch]
}

/**
 * Prices of the number that is entered, in the place of what is said otherwise. That keeps its room: leaving a
 * field must not move what the mouse is about to click.
 */
export function EnteredNumber({
  prices,
  className,
  children,
}: {
  prices: NumberPricesProps | null
  className?: string | undefined
  children?: ReactNode
}) {
  return (
    <div className={classNames(styles.place, className)}>
      <div className={prices ? styles.covered : undefined}>{children}</div>
      {prices && (
        <Suspense>
          <NumberPrices {...prices} />
        </Suspense>
      )}
    </div>
  )
}
