import { expect, it } from 'vitest'
import { databaseBefore } from '../testing/database-before.ts'

/** By project: the last days of its offers, in the order they were made. */
const offers = [[], ['2026-05-01'], ['2026-09-30', '2026-08-15']] as const

it('[D-232 part] a project that was offered before its last day was kept has that of its newest offer, for every tenant', async () => {
  const { database, as, addProject, migrate } = await databaseBefore('0035')
  try {
    for (const tenant of [1, 2]) {
      let number = 0
      for (const [index, days] of offers.entries()) {
        const project = index + 1
        await addProject(tenant, project)
        for (const day of days) {
          await as(
            tenant,
            `insert into offer (tenant, id, number, project, revision, language, made_on, valid_until, made_at, made_by,
               total, snapshot, job)
             values ($1, gen_random_uuid(), $2, $3, 1, 'en', '2026-04-01', $4, '2026-04-01', 'Anna', '{}', '{}',
               gen_random_uuid())`,
            [tenant, ++number, project, day],
          )
        }
      }
    }
    expect(await migrate()).toContain('0035_day')
    for (const tenant of [1, 2]) {
      const kept = await as(tenant, `select offered_until from project order by number`)
      expect(kept.map(({ offered_until }) => offered_until)).toEqual([null, '2026-05-01', '2026-08-15'])
    }
  } finally {
    await database.drop()
  }
})
