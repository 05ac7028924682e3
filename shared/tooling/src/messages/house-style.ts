interface Rule {
  readonly wrong: RegExp
  readonly instead: string
}

/** English that the console does not use. `shared/docs/writing.md` gives the reasons. */
const ENGLISH: readonly Rule[] = [
  { wrong: /['"]/, instead: 'use ’ and “ ”' },
  { wrong: /e-mail/i, instead: "write 'email'" },
  {
    wrong:
      /\b\w*(?:colour|behaviour|favour|honour|neighbour|centre|grey|catalogue|(?:cancel|label|travel)l(?:ed|ing)|(?:organ|recogn|normal|serial|sanit)is)/i,
    instead: 'spell as Americans do',
  },
  { wrong: /\b(?:may|can) not\b/i, instead: "write 'can’t', or 'You don’t have permission to …'" },
  { wrong: /\bcannot\b(?! be undone)/i, instead: "write 'can’t'" },
  { wrong: /\b(?:some|any|every|no)body\b/i, instead: "write 'someone', 'anyone', 'everyone', 'no one'" },
  { wrong: /(?<!\{)\bareas?\b/i, instead: "a reader sees a 'section'" },
  { wrong: /\bonelinks?\b/, instead: "write 'Onelink'" },
  { wrong: /\b(?:Pub|pub)lisher console\b/, instead: "the product is 'Publisher Console'" },
]

const VIETNAMESE: readonly Rule[] = [
  { wrong: /['"]/, instead: 'use ’ and “ ”' },
  { wrong: /e-mail/i, instead: "write 'email'" },
  { wrong: /(?<!\p{L})(?:chúng(?! tôi)|nó|của họ)(?!\p{L})/iu, instead: 'name the thing again: one form has no plural pronoun' },
  { wrong: /(?<!\p{L})thg(?!\p{L})/iu, instead: 'take dates from useFormats' },
  { wrong: /(?<!\p{L})onelink/u, instead: "write 'Onelink'" },
  { wrong: /(?<!\p{L})nguồn(?!\s(?:cài đặt|utm|gốc))/iu, instead: "write 'nguồn cài đặt' or 'nguồn UTM'" },
  { wrong: /bảng điều khiển/iu, instead: "the product is 'Publisher Console'" },
]

/** A number that a line break may part from its unit. */
const partedUnit = /[\d}] (?:MB|px|ms)(?!\p{L})/u

/** Texts that the specification gives word for word. */
const GIVEN = new Set([
  "Can't update this campaign because it's ended",
  "Can't update this mission because it's ended",
  "You don't have permission to access this resource or functionality",
])

export function styleComplaint(language: 'en' | 'vi', text: string): string | undefined {
  if (GIVEN.has(text)) return undefined
  const words = text.normalize('NFC').replace(/\s/gu, ' ')
  if (text.normalize('NFC') !== text) return 'type its accents as one character each (Unicode NFC)'
  if (partedUnit.test(text)) return 'write \\u00A0 between a number and its unit'
  return (language === 'en' ? ENGLISH : VIETNAMESE).find(({ wrong }) => wrong.test(words))?.instead
}

/** What ends a text or the last case of a plural. */
const ending = /[.?!:…](?=\}*$)/

/** A heading and a result have no full stop, and both languages end alike. */
export function endingComplaint(key: string, en: string, vi: string): string | undefined {
  if (/\.(?:title|done|failed)$/.test(key) && /[^.]\.$/.test(en)) return 'leave the full stop out: this is one short statement'
  const [english = '', vietnamese = ''] = [ending.exec(en)?.[0], ending.exec(vi)?.[0]]
  return english === vietnamese ? undefined : `end both languages alike: '${english}' in English, '${vietnamese}' in Vietnamese`
}
