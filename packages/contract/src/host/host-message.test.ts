import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostActionNames } from './action-names.ts'
import { hostRequests } from './actions/index.ts'
import { readRequest } from './define-request.ts'
import { answerTo } from './host-answer.ts'
import { withHostData, withoutReferences } from './host-data.ts'
import { type HostMessage, readHostMessage } from './host-message.ts'
import { viewmakerRows } from './viewmaker-rows.ts'

function read(request: object): unknown {
  const message = readHostMessage(request)
  if (!message?.action) throw new Error('no action')
  const result = readRequest(hostRequests[message.action], message.fields)
  return result.ok ? result.value : result.message
}

const anyCase = (text: string) =>
  fc
    .tuple(...[...text].map((letter) => fc.constantFrom(letter.toLowerCase(), letter.toUpperCase())))
    .map((letters) => letters.join(''))

describe('reading a host message', () => {
  it('[H-04, D-08, H-61] keys and the action in any ASCII case; the answer carries the canonical name', () => {
    expect(hostActionNames).toHaveLength(19)
    fc.assert(
      fc.property(
        fc
          .constantFrom(...hostActionNames)
          .chain((name) => fc.tuple(fc.constant(name), anyCase(name), anyCase('action'))),
        ([name, written, key]) => {
          const message = readHostMessage({ [key]: written })
          expect(message).toMatchObject({ action: name, name })
        },
      ),
    )
    expect(read({ aCTION: 'CHANGEVARIANT', VARCOD: 'front', varval: 'Oak' })).toEqual({
      variant: 'FRONT',
      value: 'OAK',
    })
  })

  it('[H-04] look-alikes of other alphabets are other letters', () => {
    // The Kelvin sign and the long s fold to k and s in Unicode.
    expect(readHostMessage({ action: 'ta\u212AePicture' })).toMatchObject({ action: null })
    expect(readHostMessage({ action: '\u017FetLang' })).toMatchObject({ action: null })
    expect(readHostMessage({ 'act\u0131on': 'setLang' })).toMatchObject({ asks: false, action: null })
  })

  it('[H-04] of keys that differ by case only the first counts', () => {
    expect(read({ action: 'setLang', LANG: 'it', lang: 'en' })).toEqual({ language: 'it' })
  })

  it('[H-04] only own, enumerable, plain values are read', () => {
    const inherited = Object.create({ lang: 'it' }, { action: { value: 'setLang', enumerable: true } })
    expect(read(inherited)).toEqual({ language: '' })
    const trap = Object.defineProperty({ action: 'setLang' }, 'lang', {
      enumerable: true,
      get: () => {
        throw new Error('ran')
      },
    })
    expect(read(trap)).toEqual({ language: '' })
  })

  it('[H-60] keys that reach a prototype, circles and floods are not read, at any depth', () => {
    const circle: Record<string, unknown> = { action: 'newProject' }
    circle.addToCustomerFields = { back: circle }
    let deep: unknown = 1
    for (let level = 0; level < 100; level++) deep = [deep]
    const hostile = [
      JSON.parse('{"action":"newProject","__proto__":{"isAdmin":true}}'),
      { action: 'newProject', addToCustomerFields: JSON.parse('{"a":[{"__proto__":1}]}') },
      { action: 'newProject', constructor: 1 },
      { action: 'newProject', addToCustomerFields: { prototype: {} } },
      circle,
      { action: 'newProject', deep },
      { action: 'newProject', flood: Array.from({ length: 300_000 }, () => 1) },
    ]
    for (const message of hostile) {
      expect(readHostMessage(message)).toMatchObject({ name: 'newProject', isReadable: false, fields: [] })
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  it('JSON text is read as the object it says; other texts and values ask for nothing', () => {
    expect(readHostMessage('{"action":"saveProject"}')).toMatchObject({ action: 'saveProject' })
    for (const nothing of ['hello', '{', '[]', 'null', null, 1, []])
      expect(readHostMessage(nothing)).toBeNull()
    for (const noAction of [{}, { data: 1 }, new Map([['action', 'x']])])
      expect(readHostMessage(noAction)).toMatchObject({ asks: false, action: null, name: '' })
  })

  it('[D-08] an unknown action is named as given, cut at 64 characters; what is no text has no name', () => {
    expect(readHostMessage({ action: 'x'.repeat(100) })).toMatchObject({ action: null, name: 'x'.repeat(64) })
    expect(readHostMessage({ action: { a: 1 } })).toMatchObject({ action: null, name: '' })
  })

  it('[H-59] a short text or a safe integer is echoed, anything else counts as absent', () => {
    const echoed = (requestId: unknown) => {
      const message = readHostMessage({ action: 'saveProject', REQUESTID: requestId })
      return message && answerTo(message, { ok: true, value: 'Project saved' })
    }
    const plain = { status: 0, action: 'saveProject', message: 'Project saved' }
    for (const id of ['a', '', 'x'.repeat(64), 0, -3, Number.MAX_SAFE_INTEGER]) {
      expect(echoed(id)).toStrictEqual({ ...plain, requestId: id })
    }
    for (const id of ['x'.repeat(65), 1.5, Number.NaN, {}, [], null, undefined, true]) {
      expect(echoed(id)).toStrictEqual(plain)
    }
  })
})

describe('an answer', () => {
  const message = readHostMessage({ action: 'getJsonProject' }) as HostMessage

  it('[H-03, D-06 part] has status, action, and exactly one of message and content', () => {
    expect(answerTo(message, { ok: false, message: 'No' })).toStrictEqual({
      status: 1,
      action: 'getJsonProject',
      message: 'No',
    })
    expect(answerTo(message, { ok: true, value: { content: [] } })).toStrictEqual({
      status: 0,
      action: 'getJsonProject',
      content: [],
    })
  })
})

describe('requests', () => {
  it('[H-68] request keys are spelled as the protocol spells them', () => {
    const specified: Partial<Record<keyof typeof hostRequests, string[]>> = {
      changeVariant: ['varCod', 'varVal'],
      doLoginPro: ['userid', 'username', 'password', 'shop', 'lang'],
      openProject: ['id'],
      openGallery: ['catalog', 'id'],
      loadGallery: ['catalog', 'id'],
      setLang: ['lang'],
      setModel: ['catalog', 'model'],
      insertArticle: ['catalog', 'model', 'article', 'classification'],
      generateReport: ['reportname', 'params'],
      navigateTo: ['page', 'params'],
      takePicture: ['width', 'height'],
    }
    for (const [name, keys] of Object.entries(specified))
      expect(Object.keys(hostRequests[name as keyof typeof hostRequests].keys)).toEqual(
        expect.arrayContaining(keys),
      )
  })

  it('[H-60] every action has a schema that reads any request at all without throwing', () => {
    const names = Object.keys(hostRequests)
    expect(names.toSorted()).toEqual([...hostActionNames].toSorted())
    fc.assert(
      fc.property(
        fc.constantFrom(...hostActionNames),
        fc.anything(),
        fc.context(),
        (name, value, context) => {
          const { keys } = hostRequests[name]
          const request = Object.fromEntries(Object.keys(keys).map((key) => [key, value]))
          const result = readRequest(hostRequests[name], Object.entries(request))
          if (!result.ok) {
            context.log(result.message)
            expect(result.message).not.toMatch(/invalid input/i)
          }
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('[H-07, H-66, H-23] defaults: a new project, a save question, no room, side L, an empty header', () => {
    const start = {
      isNew: true,
      noSaveRequest: false,
      noConfigure: false,
      room: null,
      header: {},
      hostData: null,
    }
    expect(read({ action: 'insertArticle', article: 'A' })).toEqual({
      start,
      ...{ catalogue: '', model: null, article: 'A', classification: null, side: 'L' },
    })
    expect(read({ action: 'newProject', addRoom: true })).toEqual({
      start: { ...start, room: { type: 'rt1', lengths: [5000, 5000], height: 2700 } },
      catalogue: null,
    })
  })

  it('[D-23] a room by code or name, with its own lengths; what cannot be built is refused', () => {
    const room = (keys: object) => {
      const request = read({ action: 'newProject', addRoom: true, ...keys })
      return typeof request === 'string' ? request : (request as { start: { room: unknown } }).start.room
    }
    expect(room({ roomType: 'RT3' })).toMatchObject({ type: 'rt3', lengths: [3000, 3000, 5000, 5000] })
    expect(room({ roomType: 'diagonal corner ne' })).toMatchObject({ type: 'rt7' })
    expect(room({ roomDimension: [4000, 3000], roomHeight: 2500 })).toEqual({
      type: 'rt1',
      lengths: [4000, 3000],
      height: 2500,
    })
    for (const keys of [
      { roomType: 'rt11' },
      { roomType: 'castle' },
      { roomDimension: [4000] },
      { roomDimension: [4000, -1] },
      { roomDimension: '4000x3000' },
      { roomType: 'rt3', roomDimension: [5000, 5000, 3000, 3000] },
      { roomHeight: 999 },
      { roomHeight: 10_001 },
      { roomHeight: 'high' },
    ]) {
      expect(room(keys), JSON.stringify(keys)).toBe('Room not valid')
    }
    // Without addRoom nobody looks at them.
    expect(read({ action: 'newProject', roomType: 'rt11' })).toMatchObject({ start: { room: null } })
  })

  it('[H-08, D-10] addToCustomerFields: an object or its JSON, at most 64 KB, else refused', () => {
    const data = (addToCustomerFields: unknown) => {
      const request = read({ action: 'newProject', addToCustomerFields })
      return typeof request === 'string'
        ? request
        : (request as { start: { hostData: unknown } }).start.hostData
    }
    expect(data({ order: 7 })).toEqual({ order: 7 })
    expect(data('{"order":7}')).toEqual({ order: 7 })
    expect(data('')).toBeNull()
    expect(data({ text: 'x'.repeat(65_000) })).toMatchObject({})
    for (const bad of [
      '{',
      '[]',
      '7',
      7,
      [1],
      true,
      { text: 'x'.repeat(66_000) },
      { text: 'é'.repeat(33_000) },
      { nul: '\0' },
      { half: '\ud800' },
      '{"__proto__":{}}',
      { big: 1n },
    ]) {
      expect(data(bad)).toBe('addToCustomerFields is not valid')
    }
  })

  it('[D-19] header pairs are upper-cased; a pair without code or value is refused', () => {
    const header = (text: unknown) => {
      const request = read({ action: 'newProject', header: text })
      return typeof request === 'string' ? request : (request as { start: { header: unknown } }).start.header
    }
    expect(header('front=oak; w=600;')).toEqual({ FRONT: 'OAK', W: '600' })
    expect(header('front=oak\tw=600')).toEqual({ FRONT: 'OAK', W: '600' })
    for (const bad of ['front', '=oak', 'front=', 'a=b;c', { front: 'oak' }, 7])
      expect(header(bad)).toBe('Header not valid')
  })

  it('[H-50 part, H-71, D-29 part] a size that is no integer from 1 to 4096 is 1000, never an error', () => {
    const size = (width: unknown) => (read({ action: 'takePicture', width }) as { width: number }).width
    expect([320, '320', 1, 4096].map(size)).toEqual([320, 320, 1, 4096])
    expect([0, 4097, 1.5, 'wide', null, {}, undefined].map(size)).toEqual(
      Array.from({ length: 7 }, () => 1000),
    )
    expect(read({ action: 'takePicture' })).toEqual({
      width: 1000,
      height: 1000,
      newWindow: false,
      blackAndWhite: false,
      fieldOfView: null,
      angles: null,
    })
  })

  it('[A-46 part, D-187 part] fov, angX and angY are degrees, as a number or a text; bw is black and white', () => {
    const wish = {
      action: 'takePicture',
      width: 200,
      height: 200,
      FOV: '45',
      angx: 20,
      angY: -30.5,
      bw: 'true',
    }
    expect(read(wish)).toEqual({
      ...{ width: 200, height: 200, newWindow: false, blackAndWhite: true, fieldOfView: 45 },
      angles: { x: 20, y: -30.5 },
    })
    expect(read({ action: 'takePicture', angX: 0 })).toMatchObject({ angles: { x: 0, y: 20 } })
    for (const wrong of [4, 121, '', 'wide', null, Number.NaN]) {
      expect(read({ action: 'takePicture', fov: wrong, angX: 90, angY: 'left' })).toMatchObject({
        fieldOfView: null,
        angles: null,
      })
    }
  })

  it('[H-48 part] the rows that the view maker answers are read back as they were', () => {
    const views = [{ name: 'Door', picture: 'data:image/png;base64,AA==' }]
    expect(viewmakerRows(views)).toEqual([{ des: 'Door', img: 'data:image/png;base64,AA==' }])
    expect(read({ action: 'saveViewmaker', rows: viewmakerRows(views) })).toEqual({ rows: views })
  })

  it('[D-12, D-35] shop as code or {id}; other keys of saveTranslations are sentences', () => {
    const login = { action: 'doLoginPro', userid: 'a', username: 'b', password: ' c ' }
    expect(read({ ...login, shop: { ID: 'MI01' } })).toMatchObject({
      shop: 'MI01',
      credentials: { password: ' c ' },
    })
    expect(read({ ...login, shop: '' })).toMatchObject({ shop: '', language: null })
    expect(read(login)).toMatchObject({ shop: null })
    expect(read({ action: 'saveTranslations', Lang: 'it', Save: 'Salva', Count: 3 })).toEqual({
      language: 'it',
      texts: { Save: 'Salva' },
    })
  })
})

describe('what a copy of a project carries', () => {
  it('[D-15] nothing that names it in another system', () => {
    const references = { webCartId: 1, olnid: 2, iderp3: 3, insightContextId: 4 }
    expect(withoutReferences({ ...references, ...withHostData({}, { cart: 5 }) })).toEqual({
      iframeData: { cart: 5 },
    })
  })
})
