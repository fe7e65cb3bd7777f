import type { Result } from '@arredo/project'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { FaceSwitch } from '../planner/top-bar/face-switch.tsx'
import { LoadFailed } from '../screens/load-failed.tsx'
import { DialogFrame, type DialogFrameProps } from '../ui/dialog-frame.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useText } from '../words/use-text.ts'
import styles from './compare-frame.module.css'

/** What is on the left and on the right, by its value. */
export type ComparedPair = readonly [left: string, right: string]

type CompareFrameProps<Sides> = {
  frame: Omit<DialogFrameProps, 'children' | 'footer'>
  footer: ReactNode
  options: readonly { readonly value: string; readonly label: string }[]
  pair: ComparedPair
  onChoose: (pair: ComparedPair) => void
  load: (pair: ComparedPair) => Promise<Result<Sides>>
  failed: string
  children: (sides: Sides) => ReactNode
}

/** Which two are compared, and whatever there is to say of them once they are there. */
export function CompareFrame<Sides>({
  frame,
  footer,
  options,
  pair,
  onChoose,
  load,
  failed,
  children,
}: CompareFrameProps<Sides>) {
  const text = useText()
  const [left, right] = pair
  const { data, error, refetch } = useQuery({
    queryKey: ['compared', left, right, useId()],
    queryFn: async () => {
      const loaded = await load(pair)
      if (!loaded.ok) throw new Error(loaded.message)
      return loaded.value
    },
    // What is on the desk changes; nothing of it is kept.
    ...{ staleTime: 0, gcTime: 0, retry: false },
  })
  return (
    <DialogFrame {...frame} footer={footer}>
      <div className={styles.choice}>
        <SelectField
          className={styles.side}
          label={text('Before')}
          value={left}
          options={options}
          onChange={(chosen) => onChoose([chosen, right])}
        />
        <SelectField
          className={styles.side}
          label={text('After')}
          value={right}
          options={options}
          onChange={(chosen) => onChoose([left, chosen])}
        />
        <FaceSwitch />
      </div>
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <LoadFailed title={failed} message={error.message} retry={() => void refetch()} />
      ) : (
        <Skeleton height={320} />
      )}
    </DialogFrame>
  )
}
