import { sampleModel, sampleWebp } from '@arredo/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { modelFault } from '../files/model-fault.ts'
import type { CatalogueFile } from './check-files.ts'
import { compileCatalogue, type Supplies } from './compile-catalogue.ts'
import { smallLibrary, soundCatalogue } from './sound-catalogue.ts'

const file = (path: string, letter: string, fault?: string): CatalogueFile => ({
  ...{ path, bytes: 1000, sha256: letter.repeat(64) },
  ...(fault !== undefined && { fault }),
})

/** The sound catalogue with a tap beside its door. */
function compile(asset: string, supplies: Supplies, folder = '') {
  const tap = `- { code: tap, shape: asset, asset: ${asset}, at: [0, 0, 0], size: [50, 60, 70], material: FRONT }`
  const sources = Object.entries(soundCatalogue).map(([path, text]) => ({
    path: path === 'recipes.yaml' ? `${folder}${path}` : path,
    text: text.replace('      - code: legs', `      ${tap}\n      - code: legs`),
  }))
  return compileCatalogue(sources, (text) => text, { library: smallLibrary, ...supplies })
}

function assetOf(...given: Parameters<typeof compile>) {
  const result = compile(...given)
  if (!result.ok) throw new Error(JSON.stringify(result.findings, null, 2))
  const part = result.pack.recipes.box?.parts.find(({ code }) => code === 'tap')
  return { asset: part?.shape === 'asset' ? part.asset : null, needs: result.needs }
}

function mistakes(...given: Parameters<typeof compile>): readonly string[] {
  const result = compile(...given)
  return result.ok ? [] : result.findings.map(({ file, line, message }) => `${file}:${line} ${message}`)
}

describe('models of a pack', () => {
  const named = `${'a'.repeat(64)}.glb`

  it('are named by their content, and listed with the file to take', () => {
    const files = [file('tap.glb', 'a'), file('other.glb', 'b')]
    expect(assetOf('tap.glb', { files })).toEqual({ asset: named, needs: [files[0]] })
  })

  it('lie beside the file that names them, at their path from the top, or in the library', () => {
    const beside = { files: [file('more/tap.glb', 'a'), file('tap.glb', 'b')] }
    expect(assetOf('tap.glb', beside, 'more/').asset).toBe(named)
    expect(assetOf('models/tap.glb', { files: [file('models/tap.glb', 'a')] }, 'more/').asset).toBe(named)
    const lent = { files: [], libraryFiles: [file('library/models/tap.glb', 'a')] }
    expect(assetOf('models/tap.glb', lent).asset).toBe(named)
  })

  it('keep their written names where no files are known', () => {
    expect(assetOf('tap.glb', {})).toEqual({ asset: 'tap.glb', needs: [] })
  })

  it.each([
    ['that is missing', 'tip.glb', 'There is no file tip.glb in this folder. Did you mean tap.glb?'],
    ['of another kind', 'tap.obj', 'tap.obj is not a model in glTF 2.0 binary. Export it as .glb'],
    ['with a fault of its own', 'bad.glb', 'bad.glb shows nothing. Export the object with its meshes'],
  ])('tell of a file %s', (_, asset, message) => {
    const files = [
      ...[file('tap.glb', 'a'), file('tap.obj', 'b')],
      file('bad.glb', 'c', 'shows nothing. Export the object with its meshes'),
    ]
    expect(mistakes(asset, { files })).toEqual([`recipes.yaml:9 ${message}`])
  })
})

describe('the fault of a model', () => {
  const positions = { bufferView: 0, componentType: 5126, type: 'VEC3', count: 6 }
  const indices = { bufferView: 2, componentType: 5123, type: 'SCALAR', count: 24 }
  const all = { buffer: 0, byteOffset: 0, byteLength: 168 }
  const manyTriangles = { accessors: [{}, {}, { count: 60_003 }] }

  it.each([
    ['none', sampleModel(), null],
    ['none with a picture', sampleModel({ picture: sampleWebp('oak') }), null],
    [
      'its size',
      sampleModel({ picture: new Uint8Array(1_600_000) }),
      'has 1.6 MB; a model may have 1.5. Give it fewer triangles or smaller pictures',
    ],
    [
      'another format',
      Uint8Array.from('{"asset": {"version": "2.0"}}', (letter) => letter.charCodeAt(0)),
      'is not a model in glTF 2.0 binary. Export it as .glb',
    ],
    ['a torn end', sampleModel().subarray(0, -4), 'is not a model in glTF 2.0 binary. Export it as .glb'],
    [
      'a picture elsewhere',
      sampleModel({ content: { images: [{ uri: 'https://elsewhere.example/oak.png' }] } }),
      'refers to https://elsewhere.example/oak.png instead of holding it. Export it with everything embedded',
    ],
    [
      'a buffer as text',
      sampleModel({ content: { buffers: [{ uri: 'data:application/octet-stream;base64,AAAA' }] } }),
      'refers to data written as text instead of holding it. Export it with everything embedded',
    ],
    [
      'a picture of another kind',
      sampleModel({ content: { images: [{ bufferView: 0, mimeType: 'image/ktx2' }] } }),
      'holds a picture as image/ktx2. Use WebP, PNG or JPEG',
    ],
    [
      'compression',
      sampleModel({ content: { extensionsRequired: ['KHR_draco_mesh_compression'] } }),
      'needs KHR_draco_mesh_compression, which is not read here. Export it without compression',
    ],
    [
      'nothing in it',
      sampleModel({ content: { nodes: [] } }),
      'shows nothing. Export the object with its meshes',
    ],
    [
      'too many triangles',
      sampleModel({ content: manyTriangles }),
      'has 20,001 triangles; a model may have 20,000. Reduce it before you export it',
    ],
    [
      'a mesh shown too often',
      sampleModel({ content: { nodes: Array.from({ length: 2501 }, () => ({ mesh: 0 })) } }),
      'has 20,008 triangles; a model may have 20,000. Reduce it before you export it',
    ],
    [
      'one picture in many places',
      sampleModel({ content: { bufferViews: Array.from({ length: 9 }, () => all) } }),
      'describes the same bytes several times. Export it anew',
    ],
    [
      'numbers it does not hold',
      sampleModel({ content: { accessors: [{ ...positions, count: 100_000 }, positions, indices] } }),
      'is cut off: some of its numbers are not in it. Export it anew',
    ],
    [
      'numbers out of nothing',
      sampleModel({ content: { accessors: [{ ...positions, bufferView: undefined }, positions, indices] } }),
      'is cut off: some of its numbers are not in it. Export it anew',
    ],
    [
      'a node that shows another one twice',
      sampleModel({ content: { nodes: [{ children: [1, 1] }, { mesh: 0 }] } }),
      'shows a part of itself within itself or twice. Export it anew',
    ],
    [
      'a node within itself',
      sampleModel({ content: { nodes: [{ mesh: 0, children: [0] }] } }),
      'shows a part of itself within itself or twice. Export it anew',
    ],
    [
      'corners that every surface reads anew',
      sampleModel({ content: { accessors: [{ count: 90_000 }, { count: 100_001 }, { count: 3 }] } }),
      'reads 100,001 corners; a model may have 100,000. Give every surface its own',
    ],
    [
      'its objects',
      sampleModel({ content: { nodes: [{ mesh: 0 }, ...new Array(5000).fill({})] } }),
      'has 5,001 objects; a model may have 5,000. Join them before you export it',
    ],
  ])('is %s', (_, bytes, fault) => {
    expect(modelFault(bytes)).toBe(fault)
  })

  it('is told of any bytes whatever, never thrown', () => {
    const whole = sampleModel()
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, value) => {
        const changed = Uint8Array.from(whole)
        changed[at] = value
        expect(typeof (modelFault(changed) ?? '')).toBe('string')
      }),
    )
    const description = fc.dictionary(
      fc.constantFrom('asset', 'nodes', 'meshes', 'accessors', 'images', 'buffers', 'extensionsRequired'),
      fc.jsonValue(),
    )
    fc.assert(
      fc.property(description, (content) => {
        const ascii = JSON.parse(JSON.stringify(content).replace(/[^ -~]/g, '?'))
        expect(typeof (modelFault(sampleModel({ content: ascii })) ?? '')).toBe('string')
      }),
    )
  })
})
