import { plainBrand } from '@arredo/brands'
import { mainCell } from '../../database/cell-map.ts'
import { defineCommand, refused, said } from '../command.ts'
import { hostFormat, hostProblem, hostSays, putHost } from '../hosts.ts'
import { brandDesk } from '../on-brand.ts'
import { list, required, text } from '../options.ts'
import { keepDraft } from './brand-versions.ts'
import { changeRecord } from './change-record.ts'
import { readRecord } from './read-record.ts'

const codeFormat = /^[a-z][a-z0-9-]{0,40}$/

export const newBrand = defineCommand({
  name: 'brand new',
  takes: ['brand', 'key=value …'],
  says: 'Begins a brand, as a draft: a site, its people, catalogues and projects, apart from all others.',
  options: {
    name: required('what people read'),
    host: list(`${hostSays}; where the brand answers`, hostFormat),
    file: text('a JSON file with the record, or part of it, as `arredo brand show` prints it'),
  },
  async run(desk, [code = '', ...pairs], { name, host: hosts = [], file }) {
    if (!codeFormat.test(code)) {
      return refused(`${code}: a brand's code begins with a letter and has small letters, digits and - only`)
    }
    const given = await readRecord(desk, file)
    if (!given.ok) return given
    const made = changeRecord({ ...plainBrand(name), ...given.record, name }, pairs)
    if (!made.ok) return refused(made.message)

    const brands = await desk.databases.withoutTenant((database) =>
      database.selectFrom('tenant').select(['number', 'code']).execute(),
    )
    if (brands.some((brand) => brand.code === code)) {
      return refused(`There is a brand ${code} already. To change it: arredo brand set ${code}`)
    }
    const tenant = { number: Math.max(0, ...brands.map(({ number }) => number)) + 1, cell: mainCell }
    return desk.databases.withTenant(tenant, async (database) => {
      for (const host of hosts) {
        const problem = await hostProblem(database, tenant.number, host)
        if (problem) return refused(problem)
      }
      await database.insertInto('tenant').values({ number: tenant.number, code }).execute()
      for (const host of hosts) await putHost(database, tenant.number, host)
      await keepDraft(database, tenant.number, made.record)
      await brandDesk(database, tenant).note('brand.new', code, { name, hosts })
      return said(
        `${code} is there, as a draft`,
        ...(hosts.length === 0 ? [`It has no address yet: arredo host add ${code} <host>`] : []),
        `Next, a shop: arredo shop add ${code} <shop> --name … --country … --currency … --price-list …`,
        `When it is ready to be seen: arredo brand publish ${code}`,
      )
    })
  },
})
