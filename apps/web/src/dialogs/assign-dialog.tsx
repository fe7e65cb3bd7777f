import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../app/app-context.tsx'
import { useOpenProject } from '../app/use-project.ts'
import { useProfile } from '../app/use-session.ts'
import { LoadFailed } from '../screens/load-failed.tsx'
import { Button } from '../ui/button.tsx'
import { DialogFrame } from '../ui/dialog-frame.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { useText } from '../words/use-text.ts'
import styles from './assign-dialog.module.css'
import type { DialogProps } from './dialog-props.ts'

/** Nobody in particular. */
const everybody = ''

/** D-44, D-55: a shop of one's own, and somebody in it. */
export function AssignDialog({ onAnswer, frame }: DialogProps<'assign'>) {
  const text = useText()
  const { ports } = useApp()
  const profile = useProfile()
  const present = useOpenProject()?.desk.current().document.header.shop ?? null
  const [chosenShop, setShop] = useState<string | null>(null)
  const [person, setPerson] = useState(everybody)
  const {
    data = [],
    error,
    refetch,
  } = useQuery({
    queryKey: ['receivers', profile?.userId],
    queryFn: async () => {
      const answer = await ports.call('projects/receivers', {})
      if (!answer.ok) throw new Error(answer.message)
      return answer.value
    },
  })
  const shop = chosenShop ?? data.find((each) => each.shop === present)?.shop ?? data[0]?.shop ?? ''
  const failed = data.length === 0 ? error : null
  const people = data.find((each) => each.shop === shop)?.people ?? []

  return (
    <DialogFrame
      {...frame}
      description={text('Whoever gets it is told, and finds it among the projects of the shop.')}
      footer={
        <>
          <Button onClick={frame.onDismiss}>{text('Cancel')}</Button>
          <Button
            kind="primary"
            disabled={shop === ''}
            onClick={() => onAnswer({ toShop: shop, toUser: person || null })}
          >
            {text('Give')}
          </Button>
        </>
      }
    >
      {!failed && (
        <div className={styles.form}>
          <SelectField
            label={text('Shop')}
            value={shop}
            options={data.map(({ shop: value, name }) => ({ value, label: name }))}
            onChange={(next) => {
              setShop(next)
              setPerson(everybody)
            }}
          />
          <SelectField
            label={text('Person')}
            value={person}
            options={[
              { value: everybody, label: text('Everybody in the shop') },
              ...people.map(({ id, name, kind }) => ({
                value: id,
                label: kind === 'pro' ? name : text('{{name}} (customer)', { name }),
              })),
            ]}
            onChange={setPerson}
          />
        </div>
      )}
      {failed && (
        <LoadFailed
          title={text('The shops could not be loaded')}
          message={failed.message}
          retry={() => void refetch()}
        />
      )}
    </DialogFrame>
  )
}
