import { randomInt } from 'node:crypto'
import pg from 'pg'
import { addTenant } from '../../stack/seed.ts'
import type { Stack } from '../../stack/start-stack.ts'
import type { Site } from './visit.ts'

/** A brand to be looked at, whose seller may see all there is. */
export async function newSite(
  stack: Pick<Stack, 'port' | 'ownerUrl' | 'filesFolder' | 'mailsFolder'>,
  brand: Site['brand'],
): Promise<Site> {
  const number = randomInt(1_000, 2_000_000_000)
  const host = `${brand}-${number}.localhost`
  await addTenant(stack, brand, { number, host })
  const client = new pg.Client({ connectionString: stack.ownerUrl })
  await client.connect()
  await client.query("select set_config('app.tenant', $1, false)", [String(number)])
  await client.query("update person set is_admin = true where username = 'seller'")
  await client.end()
  return { brand, url: `http://${host}:${stack.port}`, mailsFolder: stack.mailsFolder }
}
