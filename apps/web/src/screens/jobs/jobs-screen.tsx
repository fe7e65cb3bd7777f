import type { JobListing } from '@arredo/contract'
import { isUnfinished } from '@arredo/flows'
import { Briefcase } from 'lucide-react'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../../app/app-context.tsx'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useAttempt } from '../../shell/use-attempt.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { useMoment } from '../../words/use-moment.ts'
import { useText } from '../../words/use-text.ts'
import { jobNames } from './job-names.ts'
import { JobState } from './job-state.tsx'

/** What was asked of the server and takes its time, newest first: how far it is, and what to do where it failed. */
export function JobsScreen() {
  const text = useText()
  const moment = useMoment()
  const { jobs } = useApp()
  const list = useStore(jobs.store, (state) => state.jobs)
  usePageTitle(text('Jobs'))
  useEffect(() => jobs.expect(), [jobs])
  const columns: readonly Column<JobListing>[] = [
    { name: text('What'), cell: ({ task }) => text(jobNames[task] ?? 'Another job') },
    { name: text('Status'), onCard: 'named', cell: (job) => <JobState {...job} /> },
    { name: text('When'), onCard: 'named', cell: ({ createdAt }) => moment(createdAt) },
    { name: text('Actions'), isAtEnd: true, cell: (job) => <WhatNext job={job} /> },
  ]
  return (
    <Page>
      <PageHeader title={text('Jobs')} about={text('Documents, pictures and photographs you asked for.')} />
      <Panel aria-label={text('Jobs')}>
        {list.length === 0 ? (
          <EmptyState
            icon={<Briefcase aria-hidden="true" />}
            title={text('Nothing was asked for yet')}
            hint={text('Offers and photographs that are being made are shown here.')}
            action={<ButtonLink to="/configurator3d">{text('Go to the room')}</ButtonLink>}
          />
        ) : (
          <Table columns={columns} rows={list} keyOf={({ id }) => id} />
        )}
      </Panel>
    </Page>
  )
}

function WhatNext({ job }: { job: JobListing }) {
  const text = useText()
  const { jobs } = useApp()
  const { attempt, isBusy } = useAttempt()
  if (job.state === 'done') return null
  const [label, act] = isUnfinished(job)
    ? [text('Give up'), () => jobs.cancel(job.id)]
    : [text('Try again'), () => jobs.retry(job.id)]
  return (
    <Button size="small" busy={isBusy} onClick={() => void attempt(act)}>
      {label}
    </Button>
  )
}
