import { setLanguage, setShop, setUnits, type UnitSystem } from '@arredo/flows'
import { findLanguage } from '@arredo/words'
import { Keyboard, MonitorSmartphone } from 'lucide-react'
import { useApp } from '../../app/app-context.tsx'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useSession } from '../../app/use-session.ts'
import { useAttempt } from '../../shell/use-attempt.ts'
import { usePersonName } from '../../shell/use-person-name.ts'
import { Button } from '../../ui/button.tsx'
import fieldStyles from '../../ui/field.module.css'
import { Page, PageHeader } from '../../ui/page.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useText } from '../../words/use-text.ts'
import { PasswordForm } from './password-form.tsx'
import { Section } from './section.tsx'
import styles from './settings-screen.module.css'

/** What is one's own: how one reads it, for which shop one works, and who gets in. */
export function SettingsScreen() {
  const text = useText()
  const app = useApp()
  const name = usePersonName()
  usePageTitle(text('Settings'))
  return (
    <Page className={styles.page}>
      <PageHeader title={text('Settings')} about={name} />
      <Section title={text('Language and units')}>
        <Reading />
      </Section>
      <Section title={text('Password')}>
        <PasswordForm />
      </Section>
      <Section title={text('Elsewhere')}>
        <div className={styles.ways}>
          <Button
            icon={<MonitorSmartphone size={18} aria-hidden="true" />}
            onClick={() => void app.dialogs.ask('sessions', {})}
          >
            {text('Where you are logged in')}
          </Button>
          <Button
            icon={<Keyboard size={18} aria-hidden="true" />}
            onClick={() => void app.dialogs.ask('shortcuts', {})}
          >
            {text('Show the shortcuts')}
          </Button>
        </div>
      </Section>
    </Page>
  )
}

type UnitWish = UnitSystem | 'shop'

function Reading() {
  const text = useText()
  const app = useApp()
  const { profile, language, unitSystem } = useSession()
  const { attempt } = useAttempt()
  const languages = app.config.languages.map((code) => ({
    value: code,
    label: findLanguage(code)?.name ?? code,
  }))
  const shops = profile?.shops.map(({ code, name }) => ({ value: code, label: name })) ?? []
  return (
    <>
      {languages.length > 1 && (
        <SelectField
          label={text('Language')}
          value={language}
          options={languages}
          onChange={(code) => void attempt(() => setLanguage(app, code))}
        />
      )}
      {shops.length > 1 && (
        <SelectField
          label={text('Shop')}
          value={profile?.shop?.code ?? ''}
          options={shops}
          onChange={(code) => void attempt(() => setShop(app, code))}
        />
      )}
      <div className={styles.units}>
        <span className={fieldStyles.label}>{text('Lengths')}</span>
        <SegmentedControl<UnitWish>
          label={text('Lengths')}
          value={unitSystem ?? 'shop'}
          segments={[
            { value: 'shop', label: text('As in the shop') },
            { value: 'metric', label: text('Millimetres') },
            { value: 'imperial', label: text('Inches') },
          ]}
          onChange={(wish) => setUnits(app, wish === 'shop' ? null : wish)}
        />
        <p className={styles.hint}>
          {text('On this device; documents keep the units of the country they are for.')}
        </p>
      </div>
    </>
  )
}
