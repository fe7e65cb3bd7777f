import type { ArticleEvaluation } from '@arredo/catalogue'
import { type ReactNode, useId } from 'react'
import { useText } from '../../../words/use-text.ts'
import { type ArticleAtHand, ArticleVariant } from './article-variant.tsx'
import styles from './article-variants.module.css'
import { type ShownVariant, shownVariants } from './shown-variants.ts'

type ArticleVariantsProps = ArticleAtHand & { evaluation: ArticleEvaluation; isWhole: boolean }

/** More than this at once is a form, not a choice: what follows is folded to its name and value. */
const mostOpen = 7

/** First what the project shares, then what is this article's alone, each in the author's order. */
export function ArticleVariants({ evaluation, isWhole, ...rest }: ArticleVariantsProps) {
  const text = useText()
  const { pack } = rest.catalogue
  const shown = shownVariants(pack, evaluation)
  const shared = shown.filter(({ variant }) => variant.scope === 'project')
  const own = shown.filter(({ variant }) => variant.scope === 'article')
  const order = [...shared, ...own]

  const draw = ({ variant, state }: ShownVariant) => (
    <ArticleVariant
      key={variant.code}
      {...rest}
      variant={variant}
      state={state}
      startsOpen={isWhole || order.findIndex((each) => each.variant === variant) < mostOpen}
    />
  )
  if (shared.length === 0 || own.length === 0) return order.map(draw)
  return (
    <>
      <Group title={text('Shared with the project')}>{shared.map(draw)}</Group>
      <Group title={text('Only this article')}>{own.map(draw)}</Group>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  )
}
