import { customerName } from '@arredo/contract'
import { usePageTitle } from '../../app/use-page-title.ts'
import { Link } from '../../ui/link.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { useText } from '../../words/use-text.ts'
import { CustomerFile } from './customer-file.tsx'
import { useCustomer } from './use-customer.ts'

/** One of the file, with their projects. */
export function CustomerPage({ code }: { code: string }) {
  const text = useText()
  const customer = useCustomer(code)
  const name = customer.record ? customerName(customer.record.details) : code
  usePageTitle(name)
  return (
    <Page>
      <PageHeader
        title={name}
        about={code}
        above={
          <Link kind="quiet" to="/customers">
            {text('All customers')}
          </Link>
        }
      />
      <CustomerFile code={code} customer={customer} />
    </Page>
  )
}
