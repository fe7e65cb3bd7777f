import * as z from 'zod/mini'
import { defineRequest } from '../define-request.ts'
import { isRecord, keyOf } from '../fields.ts'
import { OptionalText, Password, read, Text, text } from '../readers.ts'

export const doLoginPro = defineRequest({
  name: 'doLoginPro',
  summary: 'Logs a professional user in, then sets shop and language when given; the answers are joined',
  keys: {
    userid: { type: 'string', about: 'Account (dealer) code', required: true },
    username: { type: 'string', about: 'Person within the account', required: true },
    password: { type: 'string', about: '', required: true },
    shop: { type: 'string | {id}', about: 'One of the shops of the user' },
    lang: { type: 'string', about: 'A configured language' },
  },
  success: 'User Pro authenticated, Shop setted, Language changed',
  refusals: [
    'Missing user id',
    'Missing username',
    'Missing password',
    'Missing shop id',
    'Shop not available for user',
    'Lang [{lang}] not valid',
  ],
  schema: z.pipe(
    z.object({
      userid: Text,
      username: Text,
      password: Password,
      // D-12: a code or {id}; null is absent, present but empty is a mistake.
      shop: read((shop) =>
        shop === undefined || shop === null ? null : text(isRecord(shop) ? keyOf(shop, 'id') : shop),
      ),
      lang: OptionalText,
    }),
    z.transform(({ userid, username, password, shop, lang: language }) => ({
      credentials: { userid, username, password },
      shop,
      language,
    })),
  ),
})
