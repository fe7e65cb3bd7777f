import { answer, fail, type Handler } from '../channel/handler.ts'

/** Only what was put as an underlay: the same store holds offers. */
export const loadUnderlay: Handler<'underlays/load'> = {
  transaction: 'own',
  async run({ site, caller, files, read, log }, { file }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const tenant = site.tenant.number
    const [hash = '', kind = ''] = file.split('.')
    const found = await read((database) =>
      database
        .selectFrom('underlay')
        .where('tenant', '=', tenant)
        .where('hash', '=', hash)
        .where('kind', '=', kind)
        .select('hash')
        .executeTakeFirst(),
    )
    const bytes = found ? await files.of(tenant).read(found.hash) : null
    if (found && !bytes) log.error({ file }, 'an underlay is not in its store')
    if (!bytes) return fail('notFound', 'File not found')
    return answer({ content: Buffer.from(bytes).toString('base64') })
  },
}
