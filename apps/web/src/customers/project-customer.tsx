import { customerName } from '@arredo/contract'
import { assignToProject, editOrderAddress, type OpenProject } from '@arredo/flows'
import { MapPin, UserRound } from 'lucide-react'
import { useApp } from '../app/app-context.tsx'
import { useProfile } from '../app/use-session.ts'
import { useAttempt } from '../shell/use-attempt.ts'
import { Button } from '../ui/button.tsx'
import { useLanguage } from '../words/use-language.ts'
import { useText } from '../words/use-text.ts'
import { addressLines } from './address-lines.ts'
import styles from './project-customer.module.css'
import { useDocumentHeader } from './use-document-header.ts'

/** For whom the open project is and where its order goes, each with its way to another; nothing for guests. */
export function ProjectCustomer({ project }: { project: OpenProject }) {
  const text = useText()
  const app = useApp()
  const profile = useProfile()
  const { locale } = useLanguage()
  const { attempt } = useAttempt()
  const { customer, orderAddress } = useDocumentHeader(project)
  if (!profile || profile.kind === 'guest') return null

  return (
    <section className={styles.customer} aria-label={text('Customer')}>
      <h2>{text('Customer')}</h2>
      {customer ? (
        <address className={styles.address}>
          <strong>{customerName(customer) || customer.email}</strong>
          {[...addressLines(customer, locale), customer.email, customer.mobile]
            .filter(Boolean)
            .map((line) => (
              <span key={line}>{line}</span>
            ))}
          {customer.vat && <span>{text('VAT number {{vat}}', { vat: customer.vat })}</span>}
        </address>
      ) : (
        <p className={styles.nobody}>{text('Nobody is assigned yet.')}</p>
      )}
      {orderAddress && (
        <address className={styles.address}>
          <span className={styles.label}>{text('The order goes to')}</span>
          {[
            `${orderAddress.firstName} ${orderAddress.lastName}`.trim(),
            ...addressLines(orderAddress, locale),
          ]
            .filter(Boolean)
            .map((line) => (
              <span key={line}>{line}</span>
            ))}
        </address>
      )}
      <div className={styles.actions}>
        <Button
          size="small"
          icon={<UserRound size={16} aria-hidden="true" />}
          onClick={() => void attempt(() => assignToProject(app))}
        >
          {customer ? text('Change customer') : text('Assign customer')}
        </Button>
        {customer && (
          <Button
            size="small"
            icon={<MapPin size={16} aria-hidden="true" />}
            onClick={() => void attempt(() => editOrderAddress(app))}
          >
            {text('Order address')}
          </Button>
        )}
      </div>
    </section>
  )
}
