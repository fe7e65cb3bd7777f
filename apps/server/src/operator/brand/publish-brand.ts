import { defineCommand, refused, said } from '../command.ts'
import { hostsOf } from '../hosts.ts'
import { onBrand } from '../on-brand.ts'
import { text } from '../options.ts'
import { brandVersions, publishVersion } from './brand-versions.ts'
import { checkRecord } from './change-record.ts'

export const publishBrand = defineCommand({
  name: 'brand publish',
  takes: ['brand'],
  says: 'Lets people see the draft; earlier versions are kept, and one of them can be published again.',
  options: { version: text('the number of an earlier version to go back to', /^[1-9]\d{0,8}$/) },
  run: (desk, [code], { version }) =>
    onBrand(desk, code, async ({ database, tenant, note }) => {
      const versions = await brandVersions(database, tenant)
      const published = versions.find(({ state }) => state === 'published')
      const wanted = versions.find(({ version: number, state }) =>
        version === undefined ? state === 'draft' : number === Number(version),
      )
      if (version !== undefined && !wanted) {
        return refused(`${code} has no version ${version}, only 1 to ${versions[0]?.version ?? 0}`)
      }
      if (!wanted || wanted === published) {
        return said(`Version ${published?.version} of ${code} is what people see already`)
      }
      const checked = checkRecord(wanted.record)
      if (!checked.ok) return refused(`Not published. ${checked.message}`)

      await publishVersion(database, tenant, wanted.version)
      await note('brand.published', String(code), {
        version: wanted.version,
        before: published?.version ?? null,
      })
      const hosts = await hostsOf(database, tenant)
      return said(
        `Version ${wanted.version} of ${code} is what people see, within seconds`,
        ...(hosts.length === 0 ? [`Nobody can open it yet: arredo host add ${code} <host>`] : []),
      )
    }),
})
