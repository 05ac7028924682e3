import { glossaryComplaint } from '../messages/glossary.ts'

/** The arguments of the command: `slice campaigns reward-item --vi "phần thưởng hiện vật"`. */
export interface SliceWish {
  /** The module without `mfe-`. */
  readonly module: string
  /** The record in kebab-case, singular. */
  readonly name: string
  /** If it is not the name and an s. */
  readonly plural?: string | undefined
  /** In lower case. */
  readonly vietnamese: string
}

/** One name in every spelling that the code has for it: `rewardItem` is the `thing`, `RewardItem` the `Thing`. */
export interface SliceNames {
  readonly module: string
  readonly thing: string
  readonly things: string
  readonly Thing: string
  readonly Things: string
  readonly THING: string
  readonly kebab: string
  readonly kebabs: string
  readonly snake: string
  readonly snakes: string
  readonly english: string
  readonly englishPlural: string
  readonly English: string
  readonly EnglishPlural: string
  readonly vietnamese: string
  readonly Vietnamese: string
}

/** The message is for the person at the terminal. */
export class SliceRefused extends Error {
  override readonly name = 'SliceRefused'
}

const noun = /^[a-z]+(-[a-z]+)*$/
/** Words of the language, and last parts of addresses that lead to a form. */
const reserved =
  /^(break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|let|new|null|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield|await|package|private|protected|public|interface|create|edit|update)$/
/** English nouns that take another plural than an s. */
const irregular = /(s|x|z|ch|sh|[^aeiou]y)$/

/** Throws `SliceRefused` for a name that cannot be a record's. */
export function sliceNames({ module, name, plural, vietnamese }: SliceWish): SliceNames {
  if (!noun.test(name) || reserved.test(name))
    throw new SliceRefused(`'${name}' is no name for a record: give one noun in kebab-case, such as reward-item.`)
  if (!plural && irregular.test(name)) throw new SliceRefused(`The plural of '${name}' is not '${name}s': give it with --plural.`)
  const kebabs = plural ?? `${name}s`
  if (!noun.test(kebabs) || reserved.test(kebabs) || kebabs === name)
    throw new SliceRefused(`'${kebabs}' is no plural of '${name}': give one in kebab-case that differs from it, such as reward-items.`)
  const word = vietnamese.trim()
  if (!/^\p{Ll}[\p{L}\p{M} -]*$/u.test(word))
    throw new SliceRefused(`'${word}' is no Vietnamese noun: give one in lower case, such as --vi "vật phẩm".`)
  const english = spaced(name)
  const complaint = glossaryComplaint(name, english, word)
  if (complaint) throw new SliceRefused(complaint)
  return {
    module,
    thing: camel(name),
    things: camel(kebabs),
    Thing: capital(camel(name)),
    Things: capital(camel(kebabs)),
    THING: snaked(name).toUpperCase(),
    kebab: name,
    kebabs,
    snake: snaked(name),
    snakes: snaked(kebabs),
    english,
    englishPlural: spaced(kebabs),
    English: capital(english),
    EnglishPlural: capital(spaced(kebabs)),
    vietnamese: word,
    Vietnamese: capital(word),
  }
}

export const camel = (kebab: string) => kebab.replace(/-(\w)/g, (_whole, letter: string) => letter.toUpperCase())
const snaked = (kebab: string) => kebab.replaceAll('-', '_')
export const spaced = (kebab: string) => kebab.replaceAll('-', ' ')
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
