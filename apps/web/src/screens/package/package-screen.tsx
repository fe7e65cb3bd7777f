import { mostWeight, padding, parcelsOf } from '@arredo/project'
import { Package, Printer } from 'lucide-react'
import { type ReactNode, useId, useMemo } from 'react'
import { type OpenDesk, useDeskNow, useOpenDesk } from '../../app/use-open-desk.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Figure, Figures } from '../../ui/figures.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Table } from '../../ui/table.tsx'
import { useBulk } from '../../words/use-bulk.ts'
import { useLanguage } from '../../words/use-language.ts'
import { useLength } from '../../words/use-length.ts'
import { useText } from '../../words/use-text.ts'
import styles from './package.module.css'
import { useParcelColumns } from './use-parcel-columns.tsx'

/** D-227: how the open project leaves the works, as it is now. */
export function PackageScreen() {
  const text = useText()
  usePageTitle(text('Packages'))
  const open = useOpenDesk()
  if (open) return <OfProject open={open} />

  return (
    <Nothing
      title={text('No project is open')}
      hint={text('Open a project to see in how many packages it is delivered.')}
      action={<ButtonLink to="/projects">{text('All projects')}</ButtonLink>}
    />
  )
}

function OfProject({ open }: { open: OpenDesk }) {
  const id = useId()
  const text = useText()
  const { locale } = useLanguage()
  const { volume, weight } = useBulk()
  const { format, symbol } = useLength()
  const { document, evaluation } = useDeskNow(open)
  const { context } = open
  const { parcels, sums, left } = useMemo(
    () => parcelsOf(document, evaluation, context(document).catalogues),
    [document, evaluation, context],
  )
  const columns = useParcelColumns(document, evaluation, parcels)
  const { name } = document.header
  if (parcels.length === 0) {
    return (
      <Nothing
        about={name}
        title={text('Nothing to pack yet')}
        hint={text('What is placed in the room and offered is packed here, with sizes and weights.')}
        action={<ButtonLink to="/configurator3d">{text('Back to the planner')}</ButtonLink>}
      />
    )
  }

  const heaviest = Math.max(...parcels.map((parcel) => parcel.weight ?? 0))
  const isWeighed = sums.unweighed < sums.count
  return (
    <Page>
      <PageHeader title={text('Packages')} about={name}>
        <Button
          className={styles.print}
          icon={<Printer size={16} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {text('Print')}
        </Button>
      </PageHeader>
      <Figures
        label={text('In short')}
        note={left > 0 && text('{{count}} rows have no size and are in no package.', { count: left })}
      >
        <Figure name={text('Packages')} value={new Intl.NumberFormat(locale).format(sums.count)} />
        <Figure name={text('Volume')} value={volume(sums.volume)} about={text('with packing')} />
        <Figure
          name={text('Weight')}
          value={isWeighed ? weight(sums.weight) : text('Not known')}
          about={
            isWeighed && sums.unweighed > 0 && text('without {{count}} packages', { count: sums.unweighed })
          }
        />
        <Figure name={text('Heaviest')} value={isWeighed ? weight(heaviest) : text('Not known')} />
      </Figures>
      <Panel className={styles.panel} aria-labelledby={id}>
        <h2 id={id} className={styles.title}>
          {text('Packing list')}
        </h2>
        <p className={styles.hint}>
          {text(
            'Cabinets lie flat in packages of {{weight}} at most, with {{padding}} of packing on every side; what is flat already, bought or upholstered travels as it stands.',
            { weight: weight(mostWeight), padding: `${format(padding)} ${symbol}` },
          )}
        </p>
        <Table columns={columns} rows={parcels} keyOf={({ key }) => key} />
      </Panel>
    </Page>
  )
}

function Nothing({ about, ...words }: { about?: string; title: string; hint: string; action: ReactNode }) {
  const text = useText()
  return (
    <Page>
      <PageHeader title={text('Packages')} about={about} />
      <Panel>
        <EmptyState icon={<Package aria-hidden="true" />} {...words} />
      </Panel>
    </Page>
  )
}
