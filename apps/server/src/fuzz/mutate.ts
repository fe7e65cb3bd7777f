import type { Random } from './random.ts'

const hostile: readonly unknown[] = [
  ...[null, true, 0, -1, -0, 1.5, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, -(2 ** 53), 1e21],
  ...[
    '',
    ' ',
    '0',
    'null',
    'NaN',
    '1e400',
    '../../etc/passwd',
    "'; drop table project; --",
    '%00',
    '<img src=x onerror=alert(1)>',
  ],
  ...[
    '\u202e\u0000',
    '\ud83d\ude00',
    'ﬃ',
    'İ',
    '=1+1',
    '{{constructor}}',
    '2026-02-31',
    '9999-12-31',
    '0000-00-00',
    '-271821-04-20',
  ],
  ...['x'.repeat(10_000), 'é'.repeat(2_000), '[', '{"a":1}', 'a=b;c=d', '\t\n\r', '\\u0000'],
  ...[[], {}, [[]], [null], [[[[[[[[]]]]]]]], { length: 1e9 }, { toString: 1 }, { constructor: {} }],
]

/** One to three places of it changed into what nobody would send. */
export function mutate(input: unknown, random: Random): unknown {
  let mutated = structuredClone(input)
  for (let times = 1 + random.below(3); times > 0; times--) mutated = mutateOnce(mutated, random)
  return mutated
}

function mutateOnce(value: unknown, random: Random): unknown {
  const isBranch = typeof value === 'object' && value !== null && Object.keys(value).length > 0
  if (!isBranch || random.isOneIn(6)) return random.pick(hostile)
  const key = random.pick(Object.keys(value))
  const changed = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>
  const way = random.below(10)
  if (way === 0) delete changed[key]
  else if (way === 1)
    changed[random.pick(['extra', 'id', 'tenant', 'isAdmin', 'price', 'toString', ''])] = random.pick(hostile)
  else if (way === 2 && Array.isArray(value)) return Array.from({ length: 500 }, () => value[0])
  else changed[key] = mutateOnce(changed[key], random)
  return changed
}
