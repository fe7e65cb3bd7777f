import { mayKeepCustomers } from '@arredo/contract'
import type { OpenProject } from '@arredo/flows'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useOpenProject } from '../../app/use-project.ts'
import { useProfile } from '../../app/use-session.ts'
import { ProjectCustomer } from '../../customers/project-customer.tsx'
import { useDocumentHeader } from '../../customers/use-document-header.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useText } from '../../words/use-text.ts'
import { CustomerDate } from './customer-date.tsx'
import { CustomerFile } from './customer-file.tsx'
import styles from './customers-screen.module.css'
import { useCustomer } from './use-customer.ts'

/** For whom the open project is, and what the shop's file says of them. */
export function CustomerInfoScreen() {
  const text = useText()
  usePageTitle(text('Customer info'))
  const project = useOpenProject()
  return (
    <Page>
      <PageHeader title={text('Customer info')} about={project?.desk.current().document.header.name} />
      {project ? (
        <OfProject project={project} />
      ) : (
        <Panel>
          <EmptyState
            title={text('No project is open')}
            hint={text('Open a project to see for whom it is.')}
            action={<ButtonLink to="/projects">{text('All projects')}</ButtonLink>}
          />
        </Panel>
      )}
    </Page>
  )
}

function OfProject({ project }: { project: OpenProject }) {
  const text = useText()
  const hasFile = mayKeepCustomers(useProfile())
  const { customer, customerFields } = useDocumentHeader(project)
  const code = hasFile ? (customer?.code ?? null) : null
  const filed = useCustomer(code)
  return (
    <>
      <Panel className={styles.card} aria-label={text('In this project')}>
        <ProjectCustomer project={project} />
        <CustomerDate fields={customerFields} />
      </Panel>
      {code && <CustomerFile key={code} code={code} customer={filed} />}
    </>
  )
}
