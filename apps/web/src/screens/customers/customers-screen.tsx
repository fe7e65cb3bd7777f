import { editCustomer } from '@arredo/flows'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useApp } from '../../app/app-context.tsx'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useSettled } from '../../app/use-settled.ts'
import { useCustomers } from '../../customers/use-customers.ts'
import { Button } from '../../ui/button.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { useText } from '../../words/use-text.ts'
import { CustomerBin } from './customer-bin.tsx'
import { CustomerList } from './customer-list.tsx'
import { CustomerPage } from './customer-page.tsx'
import styles from './customers-screen.module.css'

/** D-128: the shop's file, or one of it. */
export function CustomersScreen() {
  const { code } = useParams()
  return code ? <CustomerPage key={code} code={code} /> : <AllCustomers />
}

function AllCustomers() {
  const text = useText()
  const app = useApp()
  usePageTitle(text('Customers'))
  const [shown, setShown] = useState<'file' | 'bin'>('file')
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const customers = useCustomers(search, 'name')

  async function create() {
    const created = await editCustomer(app, null)
    if (created) app.ports.navigate(`/customers/${created.code}`)
  }

  return (
    <Page>
      <PageHeader title={text('Customers')}>
        {shown === 'file' && (
          <SearchField
            label={text('Name, e-mail, number or place')}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            isOnPage
            className={styles.search}
          />
        )}
        <SegmentedControl
          label={text('Shown')}
          value={shown}
          segments={[
            { value: 'file', label: text('Customers') },
            { value: 'bin', label: text('Bin') },
          ]}
          onChange={setShown}
        />
        <Button kind="primary" icon={<UserPlus size={18} aria-hidden="true" />} onClick={() => void create()}>
          {text('New customer')}
        </Button>
      </PageHeader>
      <Panel className={styles.panel} aria-label={text('Customers')}>
        {shown === 'bin' ? (
          <CustomerBin />
        ) : (
          <CustomerList customers={customers} search={search} onCreate={() => void create()} />
        )}
      </Panel>
    </Page>
  )
}
