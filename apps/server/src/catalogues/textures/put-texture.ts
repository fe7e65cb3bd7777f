import { createHash } from 'node:crypto'
import { answer, fail, type Handler } from '../../channel/handler.ts'
import { keepTexture, textureRefusal } from './keep-texture.ts'

export const putTexture: Handler<'catalogues/putTexture'> = {
  transaction: 'one',
  async run({ site, caller, database, files, now }, { hash, content }) {
    if (!caller) return fail('notLoggedIn', 'First must do login')
    const bytes = Buffer.from(content, 'base64')
    const refusal = textureRefusal(bytes)
    if (refusal) return fail('invalid', refusal)
    if (createHash('sha256').update(bytes).digest('hex') !== hash) {
      return fail('invalid', 'The content does not fit its hash')
    }

    const tenant = site.tenant.number
    await keepTexture(database, files.of(tenant), { tenant, bytes, by: caller.profile.userId, now })
    return answer({ hash })
  },
}
