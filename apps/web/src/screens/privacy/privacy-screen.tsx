import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { forgetKept, isAnythingKept } from '../../outside/browser-ports.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLanguage } from '../../words/use-language.ts'
import { useText } from '../../words/use-text.ts'
import { AloneScreen } from '../mail/alone-screen.tsx'
import styles from './privacy-screen.module.css'

/** D-218: the brand's own words, else what is truly kept; and what this device keeps, which can be let go here. */
export function PrivacyScreen() {
  const text = useText()
  const { config, ports } = useApp()
  const { code } = useLanguage()
  const { data } = useQuery({
    queryKey: ['privacy', code],
    queryFn: async () => {
      const answer = await ports.call('brand/privacy', { language: code })
      // Without an answer the page still says what is kept.
      return answer.ok ? answer.value : { paragraphs: null, contact: null }
    },
  })
  return (
    <AloneScreen title={text('Privacy')} isWide>
      {data ? (
        <>
          {data.paragraphs ? <Paragraphs of={data.paragraphs} /> : <WhatIsKept />}
          <Section title={text('Who answers for it')}>
            <Paragraphs of={data.contact ?? [config.name, config.legalLine]} />
          </Section>
        </>
      ) : (
        <Skeleton height={320} />
      )}
      <Section title={text('What this device keeps')}>
        <OnThisDevice />
      </Section>
      <div className={styles.ways}>
        <ButtonLink to="/home">{text('Go to the start page')}</ButtonLink>
      </div>
    </AloneScreen>
  )
}

/** docs/operations.md says the same to operators: what goes when, and what stays. */
function WhatIsKept() {
  const text = useText()
  const { config } = useApp()
  return (
    <>
      <Section title={text('Without an account')}>
        <p>
          {text(
            'A cookie says that you are the same visitor as before. It ends after 7 days without a visit. Rooms you save are deleted 90 days after you last saved them, unless you sent them to a shop.',
          )}
        </p>
      </Section>
      <Section title={text('With an account')}>
        <p>
          {text(
            'Your name, your e-mail address, your language and your rooms are kept as long as you have the account; of your password only a value it cannot be read from. Each login is noted with its time and network address.',
          )}
        </p>
      </Section>
      <Section title={text('As a customer of a shop')}>
        <p>
          {text(
            'What you told the shop for an offer: name, address, numbers, and what you agreed to. The shop can show you all of it, correct it and delete it; offers and orders keep what was agreed in them.',
          )}
        </p>
      </Section>
      <Section title={text('What is not done')}>
        <p>
          {text(
            'Nothing of yours is given to advertisers, and no page of {{brand}} loads anything from other sites. Reports of errors leave out names, addresses and numbers.',
            { brand: config.name },
          )}
        </p>
      </Section>
    </>
  )
}

function OnThisDevice() {
  const text = useText()
  const [isKept, setIsKept] = useState(isAnythingKept)
  if (!isKept) return <p role="status">{text('No settings of yours are kept on this device.')}</p>
  return (
    <>
      <p>
        {text(
          'Settings such as language, units, how you log in and articles you marked; and drafts of rooms, until you save or delete them.',
        )}
      </p>
      <div className={styles.ways}>
        <Button
          onClick={() => {
            forgetKept()
            setIsKept(false)
          }}
        >
          {text('Forget my settings on this device')}
        </Button>
      </div>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  )
}

function Paragraphs({ of }: { of: readonly string[] }) {
  return (
    <div>
      {of.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
