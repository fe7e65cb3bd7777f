import { defineCommand, refused, said } from '../command.ts'
import { onBrand } from '../on-brand.ts'
import { text } from '../options.ts'
import { brandVersions, workingVersion } from './brand-versions.ts'

export const showBrand = defineCommand({
  name: 'brand show',
  takes: ['brand'],
  says: 'Prints the record as JSON: the draft, else what is published; for `brand set --file`.',
  options: { version: text('a number, for an earlier version', /^[1-9]\d{0,8}$/) },
  run: (desk, [code], { version }) =>
    onBrand(desk, code, async ({ database, tenant }) => {
      const shown =
        version === undefined
          ? await workingVersion(database, tenant)
          : (await brandVersions(database, tenant)).find((one) => one.version === Number(version))
      if (!shown) return refused(`${code} has no version ${version ?? ''}`.trimEnd())
      return said(JSON.stringify(shown.record, null, 2))
    }),
})
