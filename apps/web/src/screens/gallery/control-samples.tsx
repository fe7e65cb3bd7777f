import { ArrowLeft, LogOut, Plus, Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Chip } from '../../ui/chip.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link, LinkButton } from '../../ui/link.tsx'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { Popover } from '../../ui/popover.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useText } from '../../words/use-text.ts'
import styles from './gallery-screen.module.css'
import { Sample, Samples } from './sample.tsx'

export function ControlSamples() {
  const text = useText()
  const [view, setView] = useState<'2d' | '3d'>('3d')
  const [tab, setTab] = useState<'one' | 'two'>('one')
  const [isSnapping, setIsSnapping] = useState(true)
  return (
    <Samples title="Controls">
      <Sample name="Button">
        <Button kind="primary">{text('New project')}</Button>
        <Button>{text('Save')}</Button>
        <Button kind="quiet">{text('Skip')}</Button>
        <Button kind="danger">{text('Log out')}</Button>
        <Button disabled>{text('Save')}</Button>
        <Button kind="primary" disabled>
          {text('Save')}
        </Button>
        <Button kind="primary" busy>
          {text('Saving…')}
        </Button>
        <Button icon={<Plus size={18} aria-hidden="true" />}>{text('New project')}</Button>
        <Button size="small">{text('Show more')}</Button>
        <Button kind="primary" size="large">
          {text('Start planning')}
        </Button>
      </Sample>
      <Sample name="Link">
        <Link to="/gallery">{text('All projects')}</Link>
        <Link to="/gallery" kind="inline">
          {text('All projects')}
        </Link>
        <Link to="/gallery" kind="quiet">
          <ArrowLeft size={16} aria-hidden="true" />
          {text('Catalogues')}
        </Link>
        <LinkButton>{text('Show more')}</LinkButton>
        <ButtonLink to="/gallery">{text('Back to the planner')}</ButtonLink>
      </Sample>
      <Sample name="IconButton">
        <IconButton label={text('Undo')} shortcut="Ctrl+Z" icon={<Undo2 aria-hidden="true" />} />
        <IconButton label={text('Redo')} disabled icon={<Redo2 aria-hidden="true" />} />
        <IconButton
          label={text('New project')}
          pressed={isSnapping}
          icon={<Plus aria-hidden="true" />}
          onClick={() => setIsSnapping(!isSnapping)}
        />
      </Sample>
      <Sample name="Chip">
        <Chip chosen>{text('Rectangular')}</Chip>
        <Chip chosen={false}>{text('Open room')}</Chip>
        <Chip chosen={false} struck>
          {text('Indent corner NE')}
        </Chip>
        <Chip chosen={false} disabled>
          {text('Indent corner NW')}
        </Chip>
      </Sample>
      <Sample name="SegmentedControl">
        <SegmentedControl
          label="View"
          value={view}
          segments={[
            { value: '2d', label: '2D' },
            { value: '3d', label: '3D' },
          ]}
          onChange={setView}
        />
        <SegmentedControl
          label="View, one part off"
          value="2d"
          segments={[
            { value: '2d', label: '2D' },
            { value: '3d', label: '3D', disabled: true },
          ]}
          onChange={() => {}}
        />
      </Sample>
      <Sample name="Menu, Popover">
        <Menu trigger={<Button>{text('Shop')}</Button>}>
          <MenuItem icon={<Plus size={16} />} onSelect={() => {}}>
            {text('New project')}
          </MenuItem>
          <MenuItem disabled onSelect={() => {}}>
            {text('Projects')}
          </MenuItem>
          <MenuSeparator />
          <MenuChoice
            label={text('Language')}
            value="en"
            options={[
              { value: 'en', label: 'English' },
              { value: 'it', label: 'Italiano' },
            ]}
            onChange={() => {}}
          />
          <MenuSeparator />
          <MenuItem icon={<LogOut size={16} />} onSelect={() => {}}>
            {text('Log out')}
          </MenuItem>
        </Menu>
        <Popover title={text('Price')} trigger={<Button>{text('Price')}</Button>}>
          <p>{text('with VAT')}</p>
        </Popover>
      </Sample>
      <Sample name="Tabs">
        <div className={styles.full}>
          <Tabs
            label="Tabs"
            value={tab}
            onChange={setTab}
            tabs={[
              { value: 'one', label: text('Projects'), content: <p>{text('No projects yet')}</p> },
              { value: 'two', label: text('Customer'), content: <p>{text('Not available yet')}</p> },
            ]}
          />
        </div>
      </Sample>
    </Samples>
  )
}
