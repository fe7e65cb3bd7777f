import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../app/app-context.tsx'
import { AloneScreen } from '../../screens/mail/alone-screen.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLanguage } from '../../words/use-language.ts'
import { useText } from '../../words/use-text.ts'
import styles from './showroom-screen.module.css'

/** Where somebody begins who has read of Atlas and has no account: where to go, and with what. */
export function ShowroomScreen() {
  const text = useText()
  return (
    <AloneScreen title={text('Visit our showroom')} isWide>
      <p className={styles.lead}>
        {text(
          'See fronts, handles and worktops with your own eyes, and plan your room with one of our designers.',
        )}
      </p>
      <div className={styles.columns}>
        <section className={styles.section} aria-labelledby="where">
          <h2 id="where">{text('Where to find us')}</h2>
          <Address />
        </section>
        <section className={styles.section} aria-labelledby="bring">
          <h2 id="bring">{text('What to bring')}</h2>
          <ul className={styles.list}>
            <li>{text('The measures of your room: walls, windows, doors, and how high it is')}</li>
            <li>{text('Photographs of where water, gas and electricity come out of the wall')}</li>
            <li>{text('What you want to keep, and its size')}</li>
          </ul>
        </section>
      </div>
      <div>
        <ButtonLink to="/home" kind="primary">
          {text('Go to the start page')}
        </ButtonLink>
      </div>
    </AloneScreen>
  )
}

/** As on its letters. */
function Address() {
  const { config, ports } = useApp()
  const { code } = useLanguage()
  const { data } = useQuery({
    queryKey: ['contact'],
    queryFn: async () => {
      const answer = await ports.call('brand/privacy', { language: code })
      return (answer.ok && answer.value.contact) || [config.name]
    },
  })
  if (!data) return <Skeleton height={84} />
  return (
    <address className={styles.address}>
      {data.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
