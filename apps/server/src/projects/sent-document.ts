import type { Profile } from '@arredo/contract'
import { type RawBuilder, sql } from 'kysely'

/**
 * A stored document as text, for the one who asks: without a trip through this process, and for everyone but
 * professionals without discounts, costs and the reasons of own prices (D-80).
 */
export function sentDocument({ kind }: Profile): RawBuilder<string> {
  return kind === 'pro' ? sql<string>`document::text` : sql<string>`(${withoutTrade})::text`
}

const withoutTrade = sql`
  case when jsonb_path_exists(document, '$.rows.* ? (exists(@.cost) || exists(@.adjustment))') then
    jsonb_set(document #- '{header,discounts}', '{rows}', (
      select jsonb_object_agg(row.key, case
        when row.value ? 'adjustment' then jsonb_set(row.value - 'cost', '{adjustment,reason}', '""')
        else row.value - 'cost'
      end)
      from jsonb_each(document -> 'rows') as row
    ))
  else document #- '{header,discounts}' end`
