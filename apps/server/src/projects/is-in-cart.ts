import { sql } from 'kysely'

/** sent to a web cart, beside a query over projects. */
export const isInCart = sql<boolean>`coalesce(
  document #> '{header,customerFields,webCartId}' not in ('null', '""'), false
)`.as('isInCart')
