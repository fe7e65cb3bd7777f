import { type CustomerRecord, customerOf } from '@arredo/contract'
import { editCustomer, removeCustomer, restoreCustomer } from '@arredo/flows'
import { useApp } from '../../app/app-context.tsx'
import { addressLines } from '../../customers/address-lines.ts'
import { useCustomersChanged } from '../../customers/use-customers.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLanguage } from '../../words/use-language.ts'
import { useMoment } from '../../words/use-moment.ts'
import { useText } from '../../words/use-text.ts'
import { LoadFailed } from '../load-failed.tsx'
import { CustomerProjects } from './customer-projects.tsx'
import styles from './customers-screen.module.css'
import type { FetchedCustomer } from './use-customer.ts'

/** What the shop's file says of one, and the projects that are theirs. */
export function CustomerFile({ code, customer }: { code: string; customer: FetchedCustomer }) {
  const text = useText()
  const { record, isLoading, message, retry } = customer
  return (
    <div className={styles.columns}>
      <Panel className={styles.card} aria-label={text('In the file')} aria-busy={isLoading}>
        {isLoading && <Skeleton height={120} />}
        {!isLoading && !record && (
          <LoadFailed title={text('The customer could not be loaded')} message={message} retry={retry} />
        )}
        {record && <Known record={record} />}
      </Panel>
      <CustomerProjects code={code} />
    </div>
  )
}

function Known({ record }: { record: CustomerRecord }) {
  const text = useText()
  const moment = useMoment()
  const app = useApp()
  const { locale } = useLanguage()
  const changed = useCustomersChanged()
  const { code, details, consent } = record
  const { firstName, lastName, company, email, mobile, vat, notes } = details
  const facts = [
    [text('Company'), company],
    [text('Name'), `${firstName} ${lastName}`.trim()],
    [text('Address'), addressLines(customerOf(record), locale).join('\n')],
    [text('E-mail'), email],
    [text('Mobile'), mobile],
    [text('VAT number'), vat],
    [text('Notes'), notes],
    [
      text('Consent'),
      consent ? text('Given on {{when}}, heard by {{by}}', { when: moment(consent.at), by: consent.by }) : '',
    ],
    [text('Changed'), `${moment(record.changedAt)} · ${record.changedBy}`],
  ] as const

  async function edit() {
    await editCustomer(app, record)
  }

  return (
    <>
      {record.removedAt && <Notice>{text('This customer is in the bin.')}</Notice>}
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <div className={styles.actions}>
        {record.removedAt ? (
          <Button onClick={() => void restoreCustomer(app, code).then(changed)}>{text('Bring back')}</Button>
        ) : (
          <>
            <Button onClick={() => void edit()}>{text('Edit customer')}</Button>
            <Button kind="danger" onClick={() => void removeCustomer(app, code, changed)}>
              {text('Remove')}
            </Button>
          </>
        )}
      </div>
    </>
  )
}
