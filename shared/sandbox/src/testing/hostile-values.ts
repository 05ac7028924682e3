import fc from 'fast-check'

/** Text that has broken programs before: other alphabets, halves of characters, NUL, other languages' code, wild dates. */
const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  'x\uDC00y',
  '\u202Eabc',
  '\uFEFF',
  'e\u0301'.repeat(90),
  '👩‍👩‍👧‍👦'.repeat(40),
  'x'.repeat(201),
  'x'.repeat(20_001),
  '__proto__',
  'constructor',
  'toString',
  "'; drop table users; --",
  '%',
  '%_\\',
  '..%2f..',
  '<script>alert(1)</script>',
  '<p style="color:red" onclick="x()"><![CDATA[',
  '{{7*7}}',
  'NaN',
  '1e999',
  '-0',
  'null',
  'http://\0/',
  'http://[::1',
  'javascript:alert(1)',
  `http://x/${'y'.repeat(3000)}`,
] as const

const DATES = [
  '2027-13-45T99:99:99Z',
  '2027-02-30T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '0000-01-01T00:00:00+23:59',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '9999-12-31T23:59:59-23:59',
  '2027-01-01T00:00:00Z extra',
  '2026-06-30T23:59:60Z',
  '2027-01-01T00:00:00+99:00',
  '2027-01-01 00:00:00',
  '2027-01-01T00:00',
]

const NUMBERS = [0, -0, -1, 0.1, 1e-320, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e308, -1e308]

const hostileText = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...TEXTS, ...DATES),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
  )

/** Any JSON, `__proto__` among its names, and nesting deeper than anybody needs. */
function hostileValue(): fc.Arbitrary<unknown> {
  const deep = fc.integer({ min: 50, max: 3000 }).map((depth): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth)))
  const named = fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'length', 'id', 'a\0b', '\uD800'), fc.jsonValue(), { maxKeys: 3 })
  return fc.oneof(
    hostileText(),
    fc.constantFrom<unknown>(null, true, false, [], {}, [[]], ...NUMBERS),
    fc.jsonValue({ maxDepth: 3 }),
    named,
    fc.array(hostileText(), { maxLength: 120 }),
    deep,
  )
}

type JsonPath = readonly (string | number)[]

interface Bent {
  readonly instant: string
  readonly text: string
  readonly number: number
}

/** A wild value of the same kind, which gets further than one of another. */
function ofItsKind(value: unknown, { instant, text, number }: Bent): unknown {
  if (typeof value === 'number') return number
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? instant : text
}

/** By JSON, because other clones take neither such depth nor every name. */
const copied = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

function spoiled(good: Readonly<Record<string, unknown>>): fc.Arbitrary<string> {
  const how = fc.constantFrom('replace', 'bend', 'bend', 'remove', 'add')
  const bent = fc.record({ instant: fc.constantFrom(...DATES), text: hostileText(), number: fc.constantFrom(...NUMBERS) })
  const change = fc.tuple(fc.nat(), how, hostileText(), hostileValue(), bent)
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
    const body: unknown = structuredClone(good)
    for (const [where, how, name, other, bent] of changes) {
      const places = placesIn(body)
      const place = places[where % places.length] ?? []
      const parent = place.slice(0, -1).reduce(at, body)
      const last = place.at(-1)
      if (typeof parent !== 'object' || parent === null || last === undefined) continue
      // A copy: one value may be put into itself by the next change, and some are the same in every body.
      const value = how === 'bend' ? ofItsKind(at(parent, last), bent) : copied(other)
      if (how === 'remove') Reflect.deleteProperty(parent, last)
      // Of an array, JSON has only the items.
      else if (how === 'add' && Array.isArray(parent)) parent.push(value)
      else Object.defineProperty(parent, how === 'add' ? name : last, { value, configurable: true, enumerable: true, writable: true })
    }
    return JSON.stringify(body)
  })
}

const at = (value: unknown, name: string | number): unknown =>
  typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined

function placesIn(value: unknown, place: JsonPath = []): JsonPath[] {
  if (typeof value !== 'object' || value === null || place.length > 8) return [place]
  const inside = Object.entries(value).flatMap(([name, part]) => placesIn(part, [...place, name]))
  return place.length ? [place, ...inside] : inside
}

export function hostileBody(good: Readonly<Record<string, unknown>>): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 6, arbitrary: spoiled(good) },
    { weight: 2, arbitrary: hostileValue().map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: fc.constantFrom('', '{', '{"__proto__":{"name":"x"}}', '\uFEFF{}', `{"a":${'['.repeat(100_000)}`) },
  )
}

/** Forms with the boundary `b`: parts left out, doubled, in any order, of any content, and cut off anywhere. */
export function hostileForm(): fc.Arbitrary<string> {
  const name = fc.oneof(
    fc.constantFrom('name="purpose"', 'name="file"; filename="a.png"', 'name="file"', 'filename="a.png"', 'name="__proto__"', ''),
    hostileText(),
  )
  const content = fc.oneof(
    fc.constantFrom('image', 'video', 'avatar', '\x89PNG\r\n\x1A\n', 'GIF89a', '\r\n--', '--b--', '--b\r\n'),
    hostileText(),
  )
  const part = fc.tuple(name, content).map(([name, content]) => `--b\r\nContent-Disposition: form-data; ${name}\r\n\r\n${content}\r\n`)
  const purpose = '--b\r\nContent-Disposition: form-data; name="purpose"\r\n\r\nimage\r\n'
  const whole = fc.array(part, { maxLength: 4 }).map((parts) => `${purpose}${parts.join('')}--b--\r\n`)
  return fc.oneof(
    { weight: 4, arbitrary: whole },
    { weight: 2, arbitrary: fc.tuple(whole, fc.nat(400)).map(([form, end]) => form.slice(0, end)) },
    { weight: 1, arbitrary: fc.array(part, { maxLength: 3 }).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: fc.constant(`--b\r\n${'X: y\r\n'.repeat(5000)}`) },
  )
}

export function hostileQuery(names: readonly string[]): fc.Arbitrary<string> {
  const name = fc.constantFrom('page', 'page_size', 'sort', 'q', '__proto__', ...names)
  const value = fc.oneof(hostileText(), fc.constantFrom('1', '500', '9999999999', '-1', '0x10', '1.5', 'name', '-name', 'me', 'ended'))
  return fc.array(fc.tuple(name, value), { maxLength: 5 }).map((pairs) => `${new URLSearchParams(pairs.map(([n, v]) => [n, v]))}`)
}

export function hostileHeaders(): fc.Arbitrary<Record<string, string>> {
  const value = fc
    .string({ unit: fc.constantFrom(...' !"#$%&\'()*+,-./0159:;<=>?@AZ[\\]^_`az{|}~\u00E9\u00FF'), maxLength: 300 })
    .map((text) => text.trim())
  const some = fc.oneof(
    value,
    fc.constantFrom('*', '"1"', 'W/"1"', '"1", "2"', '"99999999999"', 'application/json', 'en;q=2, vi;q=', '*/*'),
  )
  const names = ['If-Match', 'If-None-Match', 'Idempotency-Key', 'Accept-Language', 'Accept', 'Content-Type', 'X-Request-Id', 'X-Client-Ip']
  return fc.dictionary(fc.constantFrom(...names), some, { maxKeys: 3 })
}
