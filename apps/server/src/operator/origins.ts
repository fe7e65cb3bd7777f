import type { BrandRecord } from '@arredo/contract'
import { changeEveryVersion, publishedRecord } from './brand/brand-versions.ts'
import { type Desk, defineCommand, refused, said } from './command.ts'
import { onBrand } from './on-brand.ts'

export const allowOrigin = defineCommand({
  name: 'origin allow',
  takes: ['brand', 'origin'],
  says: 'Lets pages of this origin, as https://shop.example.com, show the brand in a frame and speak with it.',
  options: {},
  async run(desk, [code, origin = '']) {
    if (!isOrigin(origin)) {
      return refused(`${origin}: must be scheme, host and port alone, as https://shop.example.com`)
    }
    return change(desk, code, origin, 'allow')
  },
})

export const denyOrigin = defineCommand({
  name: 'origin deny',
  takes: ['brand', 'origin'],
  says: 'Ends that.',
  options: {},
  run: (desk, [code, origin = '']) => change(desk, code, origin, 'deny'),
})

export const listOrigins = defineCommand({
  name: 'origin list',
  takes: ['brand'],
  says: 'The origins that may show a brand in a frame.',
  options: {},
  run: (desk, [code]) =>
    onBrand(desk, code, async ({ database, tenant }) => {
      const record = await publishedRecord(database, tenant)
      if (!record) return refused(`${code} has nothing published yet. First: arredo brand publish ${code}`)
      return said(...(record.hostOrigins.length > 0 ? record.hostOrigins : ['None may']))
    }),
})

export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { origin, protocol } = new URL(text)
  return origin === text && (protocol === 'https:' || protocol === 'http:')
}

/** At once, and in what is being prepared too: whom one lets in must not come back with the next version. */
function change(desk: Desk, code: string | undefined, origin: string, verb: 'allow' | 'deny') {
  return onBrand(desk, code, async ({ database, tenant, note }) => {
    const isChanged = await changeEveryVersion(database, tenant, (record): BrandRecord => {
      const others = record.hostOrigins.filter((one) => one !== origin)
      if (verb === 'deny') return { ...record, hostOrigins: others }
      return record.hostOrigins.includes(origin) ? record : { ...record, hostOrigins: [...others, origin] }
    })
    const sentence =
      verb === 'allow' ? `${origin} may show ${code} in a frame` : `${origin} may not show ${code}`
    if (!isChanged) return said(`${sentence} already`)
    await note(verb === 'allow' ? 'origin.allowed' : 'origin.denied', origin, {})
    return said(`${sentence} now, within seconds`)
  })
}
