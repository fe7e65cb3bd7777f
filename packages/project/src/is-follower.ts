import type { ArticleRow, Row } from './document.ts'

export type FollowerRow = ArticleRow & { readonly auto: NonNullable<ArticleRow['auto']> }

/** Made by rule, whoever keeps it now. */
export function isFollowerRow(row: Row): row is FollowerRow {
  return row.kind === 'article' && row.auto !== undefined
}

/** Made and kept by rule: it makes room by itself. What a person keeps as it is, stands like anything else. */
export function isFollower(row: Row): row is FollowerRow {
  return isFollowerRow(row) && !row.auto.detached
}

/** A follower that somebody wants neither drawn nor offered nor ordered; its rule counts it as there. */
export function isLeftOut(row: Row): boolean {
  const { drawn, offered, ordered } = row.flags
  return row.kind === 'article' && row.auto?.detached === true && !drawn && !offered && !ordered
}
